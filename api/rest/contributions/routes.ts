import { z } from 'zod';
import { partOf, withoutEmpty } from '../parts';
import { ANY_WRITE, route, type Route } from '../Route';
import { PASS_ON, SET_CONTRIBUTION, TAKE_BACK_PASSED_ON } from '../sharedReceipts/documents';
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

const passedOn = z
  .object({
    personId,
    amount: moneyIn.nullish().describe('What the client showed as owed; refused when it is more than a cent off.'),
  })
  .meta({ id: 'PassedOn' });

const notPassedOn = z.object({ personId });

/** What others than the host paid the restaurant, and what the host passes on to them (docs/product/contributions.md). */
export const CONTRIBUTION_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: PATH,
    operationId: 'setContribution',
    scopes: ['receipts:write'],
    summary: 'Say how much somebody besides the host paid the restaurant, for the host.',
    body: newContribution,
    answer: receipt,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body: { personId: person, name, amount }, idempotencyKey, ask }) => {
      const input = { receiptId: param, ...withoutEmpty({ personId: person, name }), amount, idempotencyKey };
      const { result } = await ask(SET_CONTRIBUTION, { input });
      return renderReceipt(partOf(result, 'receipt'));
    },
  }),
  route({
    method: 'POST',
    path: `${PATH}/passed-on`,
    operationId: 'passOn',
    scopes: ['payments'],
    summary: 'Say that all that somebody paid beyond their own part was passed on; for the host, and for who gets it.',
    body: passedOn,
    answer: receipt,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { expectedAmount } = withoutEmpty({ expectedAmount: body.amount });
      const input = { receiptId: param, personId: body.personId, expectedAmount, idempotencyKey };
      const { result } = await ask(PASS_ON, { input });
      return renderReceipt(partOf(result, 'receipt'));
    },
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/passed-on`,
    operationId: 'takeBackPassedOn',
    scopes: ['payments'],
    summary: 'Say that what was passed on did not arrive; for the host, and for who gets it.',
    body: notPassedOn,
    answer: receipt,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const input = { receiptId: param, personId: body.personId, idempotencyKey };
      const { result } = await ask(TAKE_BACK_PASSED_ON, { input });
      return renderReceipt(partOf(result, 'receipt'));
    },
  }),
];
