import { z } from 'zod';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, route, type Route } from '../Route';
import { dateTime, id, moneyIn, moneyOut } from '../shapes';

const REQUEST =
  'id: key hostName fromUsername personName restaurantName date currency amount dishes createdAt receipt { linkId }';
const LIST = `query RestRequests { viewer { requests { ${REQUEST} } } }`;
const PEOPLE = 'query RestPeopleOfReceipt($id: ID!) { receipt(id: $id) { hostDiner people { id diner name } } }';
const ASK = `
  mutation RestAsk($input: AskToTakeOverInput!) {
    result: askToTakeOver(input: $input) { ${REFUSAL} ... on AskToTakeOverPayload { receipt { linkId } } }
  }`;
const TAKE_OVER = `
  mutation RestTakeOver($input: TakeOverInput!) {
    result: takeOver(input: $input) { ${REFUSAL} ... on TakeOverPayload { receipt { linkId } } }
  }`;
const DECLINE = `
  mutation RestDecline($input: DeclineRequestInput!) {
    result: declineRequest(input: $input) { ${REFUSAL} ... on DeclineRequestPayload { user { userId } } }
  }`;

const facts = z.object({
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
});
const request = facts.extend({ receiptId: id.nullable().describe('Null while only participants may see it.') });
const requestData = facts
  .extend({ receipt: z.object({ linkId: z.string() }).nullable() })
  .transform(({ receipt, ...rest }) => ({ ...rest, receiptId: receipt?.linkId ?? null }));

const people = z.object({
  hostDiner: z.string(),
  people: z.array(z.object({ id: z.string(), diner: z.string(), name: z.string() })),
});
const receiptOf = (result: unknown) => z.object({ linkId: z.string() }).parse(partOf(result, 'receipt'));

/** Requests of hosts to usernames, and the answers to them. */
export const REQUEST_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/receipts/:id/requests',
    operationId: 'askToTakeOver',
    scopes: ['claims'],
    summary:
      'Ask a username to take over what is unpaid of somebody for whom the host claimed. The answer is the same for every name.',
    needsAccount: true,
    body: z.object({ personName: z.string().describe('The name on the claims.'), username: z.string() }),
    answer: z.object({ receiptId: id, username: z.string() }),
    status: 201,
    problems: [...ANY_WRITE, 401, 404, 409, 429],
    run: async ({ param, body: { personName, username }, ask }) => {
      const { receipt } = await ask(PEOPLE, { id: param });
      if (!receipt) throw notFound('There is no such receipt.');
      const table = people.parse(receipt);
      const name = personName.trim().toLowerCase();
      const person = table.people.find((each) => each.diner === table.hostDiner && each.name.toLowerCase() === name);
      // Nobody has this id, so the use case refuses it as it refuses everybody else.
      const input = { receiptId: param, person: person?.id ?? `${table.hostDiner}:`, username };
      const { result } = await ask(ASK, { input });
      return { receiptId: receiptOf(result).linkId, username };
    },
  }),
  route({
    method: 'GET',
    path: '/api/requests',
    operationId: 'listRequests',
    scopes: ['receipts:read'],
    summary: 'What hosts ask the account to take over, the newest first.',
    needsAccount: true,
    body: null,
    answer: z.array(request),
    status: 200,
    problems: [401],
    run: async ({ ask }) => z.array(requestData).parse(partOf((await ask(LIST))['viewer'], 'requests')),
  }),
  route({
    method: 'POST',
    path: '/api/requests/:id/take-over',
    operationId: 'takeOver',
    scopes: ['claims'],
    summary: 'Take over the claims of a request. They belong to the account then.',
    needsAccount: true,
    body: z.object({ amount: moneyIn.nullish().describe('The amount that was shown; a wrong one is refused.') }),
    isBodyOptional: true,
    answer: z.object({ receiptId: id }),
    status: 200,
    problems: [...ANY_WRITE, 401, 404, 409],
    run: async ({ param, body: { amount }, ask }) => {
      const { result } = await ask(TAKE_OVER, { input: { requestId: param, expectedAmount: amount ?? null } });
      return { receiptId: receiptOf(result).linkId };
    },
  }),
  route({
    method: 'POST',
    path: '/api/requests/:id/decline',
    operationId: 'declineRequest',
    scopes: ['claims'],
    summary: 'Decline a request, and block its sender if that is wanted. The sender is told nothing.',
    needsAccount: true,
    body: z.object({ blocksSender: z.boolean().nullish() }),
    isBodyOptional: true,
    answer: z.object({ id, declined: z.literal(true) }),
    status: 200,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ param, body: { blocksSender }, ask }) => {
      await ask(DECLINE, { input: { requestId: param, blocksSender: blocksSender ?? false } });
      return { id: param, declined: true as const };
    },
  }),
];
