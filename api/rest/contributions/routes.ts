import { z } from 'zod';
import { RestPassOn, RestSetContribution, RestSetContributions, RestTakeBackPassedOn } from '../generated/documents';
import { withoutEmpty } from '../parts';
import { route, type Route } from '../Route';
import { renderReceipt } from '../sharedReceipts/render';
import { receipt } from '../sharedReceipts/shapes';
import { moneyIn } from '../shapes';

const PATH = '/api/shared-receipts/:id/contributions';
const personId = z.string().describe("Who paid the restaurant, by the `personId` of the receipt's `contributions`.");

const newContribution = z
  .object({
    personId: z
      .string()
      .nullish()
      .describe("Who paid, by the `id` of the receipt's `people`; left out for somebody with a name only."),
    name: z.string().nullish().describe('The name of somebody without a phone; left out with a person.'),
    amount: moneyIn.describe('All that they paid; 0 takes it away again.'),
  })
  .meta({ id: 'NewContribution' });

const newContributions = z
  .object({ contributions: z.array(newContribution).describe('Each person once. Who is not named paid nothing.') })
  .meta({ id: 'NewContributions' });

const passedOn = z
  .object({
    personId,
    amount: moneyIn.nullish().describe('What the client showed as owed; refused when it is more than a cent off.'),
  })
  .meta({ id: 'PassedOn' });

const notPassedOn = z.object({ personId });

/** What others than the host paid the restaurant, and what the host passes on to them (docs/product/contributions.md). */
export const CONTRIBUTION_ROUTES: readonly Route[] = [
  route(`POST ${PATH}`, {
    operationId: 'setContribution',
    scopes: ['receipts:write'],
    summary: 'Say how much somebody besides the host paid the restaurant, for the host.',
    body: newContribution,
    answer: receipt,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body: { personId: person, name, amount }, idempotencyKey, ask }) => {
      const input = { receiptId: param, ...withoutEmpty({ personId: person, name }), amount, idempotencyKey };
      return renderReceipt((await ask(RestSetContribution, { input })).result.receipt);
    },
  }),
  route(`PUT ${PATH}`, {
    operationId: 'setContributions',
    scopes: ['receipts:write'],
    summary: 'Say how much everybody besides the host paid the restaurant, all at once, for the host.',
    body: newContributions,
    answer: receipt,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const contributions = body.contributions.map(({ amount, personId: person, name }) => ({
        ...withoutEmpty({ personId: person, name }),
        amount,
      }));
      const input = { receiptId: param, contributions, idempotencyKey };
      return renderReceipt((await ask(RestSetContributions, { input })).result.receipt);
    },
  }),
  route(`POST ${PATH}/passed-on`, {
    operationId: 'passOn',
    scopes: ['payments'],
    summary: 'Say that all that somebody paid beyond their own part was passed on; for the host, and for who gets it.',
    body: passedOn,
    answer: receipt,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { expectedAmount } = withoutEmpty({ expectedAmount: body.amount });
      const input = { receiptId: param, personId: body.personId, expectedAmount, idempotencyKey };
      return renderReceipt((await ask(RestPassOn, { input })).result.receipt);
    },
  }),
  route(`DELETE ${PATH}/passed-on`, {
    operationId: 'takeBackPassedOn',
    scopes: ['payments'],
    summary: 'Say that what was passed on did not arrive; for the host, and for who gets it.',
    body: notPassedOn,
    answer: receipt,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const input = { receiptId: param, personId: body.personId, idempotencyKey };
      return renderReceipt((await ask(RestTakeBackPassedOn, { input })).result.receipt);
    },
  }),
];
