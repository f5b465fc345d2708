import { t } from '@fairtab/domain/language/t';
import { z } from 'zod';
import { found, ofAccount } from '../answers';
import { RestAsk, RestDecline, RestPeopleOfReceipt, RestRequests, RestTakeOver } from '../generated/documents';
import { route, type Route } from '../Route';
import { dateTime, id, moneyIn, moneyOut } from '../shapes';

const request = z.object({
  id,
  hostName: z.string(),
  fromUsername: z.string(),
  personName: z.string(),
  restaurantName: z.string(),
  date: z.iso.date(),
  currency: z.string().describe('ISO 4217, of the amount.'),
  amount: moneyOut,
  dishes: z.array(z.string()),
  createdAt: dateTime,
  receiptId: id.nullable().describe('Null while only participants may see it.'),
});

/** Requests of hosts to usernames, and the answers to them. */
export const REQUEST_ROUTES: readonly Route[] = [
  route('POST /api/receipts/:id/requests', {
    operationId: 'askToTakeOver',
    scopes: ['claims'],
    summary:
      'Ask a username to take over what is unpaid of somebody for whom the host claimed. The answer is the same for every name.',
    needsAccount: true,
    body: z.object({ personName: z.string().describe('The name on the claims.'), username: z.string() }),
    answer: z.object({ receiptId: id, username: z.string() }),
    status: 201,
    problems: [409],
    run: async ({ param, body: { personName, username }, ask }) => {
      const { receipt } = await ask(RestPeopleOfReceipt, { id: param });
      const { hostDiner, people } = found(receipt, t('There is no such receipt.'));
      const name = personName.trim().toLowerCase();
      const person = people.find((each) => each.diner === hostDiner && each.name.toLowerCase() === name);
      // Nobody has this id, so the use case refuses it as it refuses everybody else.
      const input = { receiptId: param, person: person?.id ?? `${hostDiner}:`, username };
      const { result } = await ask(RestAsk, { input });
      return { receiptId: result.receipt.linkId, username };
    },
  }),
  route('GET /api/requests', {
    operationId: 'listRequests',
    scopes: ['receipts:read'],
    summary: 'What hosts ask the account to take over, the newest first.',
    needsAccount: true,
    answer: z.array(request),
    run: async ({ ask }) =>
      ofAccount((await ask(RestRequests)).viewer).requests.map(({ receipt, ...rest }) => ({
        ...rest,
        receiptId: receipt && receipt.linkId,
      })),
  }),
  route('POST /api/requests/:id/take-over', {
    operationId: 'takeOver',
    scopes: ['claims'],
    summary: 'Take over the claims of a request. They belong to the account then.',
    needsAccount: true,
    body: z.object({ amount: moneyIn.nullish().describe('The amount that was shown; a wrong one is refused.') }),
    isBodyOptional: true,
    answer: z.object({ receiptId: id }),
    problems: [409],
    run: async ({ param, body: { amount }, ask }) => {
      const { result } = await ask(RestTakeOver, { input: { requestId: param, expectedAmount: amount ?? null } });
      return { receiptId: result.receipt.linkId };
    },
  }),
  route('POST /api/requests/:id/decline', {
    operationId: 'declineRequest',
    scopes: ['claims'],
    summary: 'Decline a request, and block its sender if that is wanted. The sender is told nothing.',
    needsAccount: true,
    body: z.object({ blocksSender: z.boolean().nullish() }),
    isBodyOptional: true,
    answer: z.object({ id, declined: z.literal(true) }),
    run: async ({ param, body: { blocksSender }, ask }) => {
      await ask(RestDecline, { input: { requestId: param, blocksSender: blocksSender ?? false } });
      return { id: param, declined: true as const };
    },
  }),
];
