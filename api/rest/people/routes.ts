import { z } from 'zod';
import { encodeNodeId, rawId } from '../../schema/ids';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { ANY_WRITE, route, type Route } from '../Route';
import { CONFIRM, LIST, PAY, READ } from './documents';
import { personPage, renderPayments, renderPerson } from './render';
import { confirmation, newPayments, payments, person, personWithReceipts } from './shapes';

const PAGE = 100;

/** Who owes the account or is owed by it, over all receipts. */
export const PEOPLE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/people',
    operationId: 'listPeople',
    scopes: ['receipts:read'],
    summary: `Who pays the account on a receipt, or is paid by it: the greatest open amount first, at most ${PAGE}; the Link header leads to more.`,
    needsAccount: true,
    body: null,
    answer: z.array(person),
    hasPages: true,
    status: 200,
    query: z.object({
      search: z.string().optional().describe('A text in one of the names.'),
      after: z.string().optional().describe('Where a page begins.'),
    }),
    problems: [400, 401],
    run: async ({ query: { search = null, after = null }, ask, linkNext }) => {
      const { viewer } = await ask(LIST, { first: PAGE, search, after });
      const { edges, pageInfo } = personPage.parse(partOf(viewer, 'counterparties'));
      if (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
        const next = new URLSearchParams({ ...(search === null ? {} : { search }), after: pageInfo.endCursor });
        linkNext(`/api/people?${next.toString()}`);
      }
      return edges.map(({ node }) => node);
    },
  }),
  route({
    method: 'GET',
    path: '/api/people/:id',
    operationId: 'readPerson',
    scopes: ['receipts:read'],
    summary: 'One of these people, with the receipts between the two.',
    needsAccount: true,
    body: null,
    answer: personWithReceipts,
    status: 200,
    problems: [401, 404],
    run: async ({ param, ask }) => {
      const { node } = await ask(READ, { id: globalId(param) });
      if (!node) throw notFound('There is no such person on your receipts.');
      return renderPerson(node);
    },
  }),
  route({
    method: 'POST',
    path: '/api/people/:id/payments',
    operationId: 'payPerson',
    scopes: ['payments'],
    summary: 'Report all that is open on receipts of one host as paid with one sum: a payment on each, all or none.',
    needsAccount: true,
    body: newPayments,
    answer: payments,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 401, 404, 409],
    run: async ({
      param,
      body: { receipts, paymentMethodId, paymentMethod, paymentUsername },
      idempotencyKey,
      ask,
    }) => {
      const input = {
        personId: globalId(param),
        receipts: receipts.map(({ id: receiptId, amount: expectedAmount }) => ({ receiptId, expectedAmount })),
        paymentMethodId,
        method: paymentMethod?.toUpperCase(),
        handle: paymentUsername,
        idempotencyKey,
      };
      const { result } = await ask(PAY, { input });
      return renderPayments(partOf(result, 'payments'));
    },
  }),
  route({
    method: 'POST',
    path: '/api/people/:id/confirmations',
    operationId: 'confirmPerson',
    scopes: ['payments'],
    summary: 'Say that payments of this person arrived, on all receipts of the account that they are for, all or none.',
    needsAccount: true,
    body: confirmation,
    answer: payments,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 401, 404, 409],
    run: async ({ param, body: { paymentIds, amount: expectedAmount }, idempotencyKey, ask }) => {
      const ids = paymentIds.map((id) => encodeNodeId({ typename: 'Payment', id: rawId({ typename: 'Payment', id }) }));
      const input = { personId: globalId(param), paymentIds: ids, expectedAmount, idempotencyKey };
      const { result } = await ask(CONFIRM, { input });
      return renderPayments(partOf(result, 'payments'));
    },
  }),
];

function globalId(param: string): string {
  return encodeNodeId({ typename: 'Counterparty', id: rawId({ typename: 'Counterparty', id: param }) });
}
