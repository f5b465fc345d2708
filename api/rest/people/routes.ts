import { z } from 'zod';
import { found, ofAccount } from '../answers';
import { RestConfirmPerson, RestListPeople, RestPayPerson, RestReadPerson } from '../generated/documents';
import { globalId, nameOf } from '../parts';
import { PAGE_SIZE, route, type Route } from '../Route';
import { renderFacts, renderPayment, renderPerson } from './render';
import { confirmation, newPayments, payments, person, personWithReceipts } from './shapes';

/** Who owes the account or is owed by it, over all receipts. */
export const PEOPLE_ROUTES: readonly Route[] = [
  route('GET /api/people', {
    operationId: 'listPeople',
    scopes: ['receipts:read'],
    summary: `Who pays the account on a receipt, or is paid by it: the greatest open amount first, at most ${PAGE_SIZE}; the Link header leads to more.`,
    needsAccount: true,
    answer: z.array(person),
    hasPages: true,
    query: z.object({
      search: z.string().optional().describe('A text in one of the names.'),
    }),
    run: async ({ query: { search, after }, ask, page }) => {
      const { viewer } = await ask(RestListPeople, { first: PAGE_SIZE, search, after });
      return page(ofAccount(viewer).counterparties).map(renderFacts);
    },
  }),
  route('GET /api/people/:id', {
    operationId: 'readPerson',
    scopes: ['receipts:read'],
    summary: 'One of these people, with the receipts between the two.',
    needsAccount: true,
    answer: personWithReceipts,
    run: async ({ param, ask }) => {
      const { node } = await ask(RestReadPerson, { id: globalId('Counterparty', param) });
      return renderPerson(found(node, 'There is no such person on your receipts.'));
    },
  }),
  route('POST /api/people/:id/payments', {
    operationId: 'payPerson',
    scopes: ['payments'],
    summary: 'Report all that is open on receipts of one host as paid with one sum: a payment on each, all or none.',
    needsAccount: true,
    body: newPayments,
    answer: payments,
    status: 201,
    isIdempotent: true,
    problems: [409],
    run: async ({
      param,
      body: { receipts, paymentMethodId, paymentMethod, paymentUsername },
      idempotencyKey,
      ask,
    }) => {
      const input = {
        personId: globalId('Counterparty', param),
        receipts: receipts.map(({ id: receiptId, amount: expectedAmount }) => ({ receiptId, expectedAmount })),
        paymentMethodId,
        method: nameOf(paymentMethod),
        handle: paymentUsername,
        idempotencyKey,
      };
      return (await ask(RestPayPerson, { input })).result.payments.map(renderPayment);
    },
  }),
  route('POST /api/people/:id/confirmations', {
    operationId: 'confirmPerson',
    scopes: ['payments'],
    summary: 'Say that payments of this person arrived, on all receipts of the account that they are for, all or none.',
    needsAccount: true,
    body: confirmation,
    answer: payments,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body: { paymentIds, amount: expectedAmount }, idempotencyKey, ask }) => {
      const input = {
        personId: globalId('Counterparty', param),
        paymentIds: paymentIds.map((id) => globalId('Payment', id)),
        expectedAmount,
        idempotencyKey,
      };
      return (await ask(RestConfirmPerson, { input })).result.payments.map(renderPayment);
    },
  }),
];
