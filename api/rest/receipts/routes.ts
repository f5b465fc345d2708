import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { invalid, notFound } from '../errors';
import { partOf, problemsOfPrice, wireLine, wirePayTo, withoutEmpty } from '../parts';
import { ADD_ITEM, CREATE_OWN_RECEIPT, LIST_RECEIPTS, PAY_HOST, READ_OWN_RECEIPT, WHO_ASKS } from './documents';
import { renderItem, renderListed, renderOwnReceipt, renderPayment } from './render';
import { item, listedReceipt, newItem, newOwnReceipt, newPayment, ownReceipt, payment } from './shapes';
import { ANY_WRITE, type Call, route, type Route } from '../Route';

const PAGE = 100;
const page = z.object({
  edges: z.array(z.object({ node: z.unknown() })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

/** The documented family for accounts. Its receipts are the same as those of the shared family. */
export const RECEIPT_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/receipts',
    operationId: 'listReceipts',
    scopes: ['receipts:read'],
    summary: `The receipts one hosts, newest first, at most ${PAGE}; the Link header leads to more.`,
    needsAccount: true,
    body: null,
    answer: z.array(listedReceipt),
    hasPages: true,
    status: 200,
    query: z.object({
      search: z.string().optional().describe('Words of the restaurant or the description.'),
      after: z.string().optional().describe('Where a page begins.'),
    }),
    problems: [400, 401],
    run: async ({ query: { search = null, after = null }, ask, linkNext }) => {
      const { viewer } = await ask(LIST_RECEIPTS, { first: PAGE, search, after });
      const { edges, pageInfo } = page.parse(partOf(viewer, 'receipts'));
      if (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
        const next = new URLSearchParams({ ...(search === null ? {} : { search }), after: pageInfo.endCursor });
        linkNext(`/api/receipts?${next.toString()}`);
      }
      return edges.map(({ node }) => renderListed(node));
    },
  }),
  route({
    method: 'POST',
    path: '/api/receipts',
    operationId: 'createHostedReceipt',
    scopes: ['receipts:write'],
    summary: 'Make a receipt whose items follow one by one.',
    needsAccount: true,
    body: newOwnReceipt,
    answer: ownReceipt,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 401, 409, 429],
    run: async ({ body, idempotencyKey, ask }) => {
      const { restaurantName, description, serviceChargePercent, serviceChargeRate, uploadMethod, payTo, ...rest } =
        body;
      const { currency, total, tax, alcoholTax, tip, fees, discount } = rest;
      const input = {
        restaurantName,
        description,
        ...withoutEmpty({ currency, total, tax, alcoholTax, tip, fees, discount }),
        serviceChargePercent,
        serviceChargeRate: serviceChargeRate?.toString(),
        uploadMethod: uploadMethod?.toUpperCase() ?? 'MANUAL',
        payTo: wirePayTo(payTo),
        items: [],
        itemsFollow: true,
        idempotencyKey,
      };
      const { result } = await ask(CREATE_OWN_RECEIPT, { input });
      return renderOwnReceipt(partOf(result, 'receipt'), await whoAsks(ask));
    },
  }),
  route({
    method: 'GET',
    path: '/api/receipts/:id',
    operationId: 'readHostedReceipt',
    scopes: ONE_RECEIPT,
    summary: 'Read a receipt with its items and who claimed what.',
    body: null,
    answer: ownReceipt,
    status: 200,
    problems: [404],
    readsReceipt: true,
    run: async ({ param, ask }) => {
      const { receipt, viewer } = await ask(READ_OWN_RECEIPT, { id: param });
      if (receipt === null) throw notFound('There is no such receipt.');
      return renderOwnReceipt(receipt, idOf(viewer));
    },
  }),
  route({
    method: 'POST',
    path: '/api/receipts/:id/items',
    operationId: 'addItem',
    scopes: ['receipts:write'],
    summary: 'Add an item; for the host.',
    body: newItem,
    answer: item,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { name, price, quantity, lineTotal, splitWith, taxClass, discount } = body;
      const problems = problemsOfPrice(body, 'price');
      if (problems.length > 0) throw invalid(problems);
      const line = wireLine({ name, price, quantity, lineTotal, splitWith, taxClass, discount });
      const input = { receiptId: param, ...line, idempotencyKey };
      return renderItem((await ask(ADD_ITEM, { input }))['result']);
    },
  }),
  route({
    method: 'POST',
    path: '/api/receipts/:id/payments',
    operationId: 'payHost',
    scopes: ['payments'],
    summary: 'Report that all of one’s outstanding claims are paid to the host.',
    needsAccount: true,
    body: newPayment,
    answer: payment,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 401, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { amount, paymentMethodId, paymentMethod, paymentUsername } = body;
      // The documented call names a saved method or none. Money that went from hand to hand is what needs no name.
      const method = paymentMethod ?? (paymentMethodId === null ? 'cash' : undefined);
      const input = {
        receiptId: param,
        ...withoutEmpty({ expectedAmount: amount }),
        paymentMethodId,
        method: method?.toUpperCase(),
        handle: paymentUsername,
        idempotencyKey,
      };
      const { result } = await ask(PAY_HOST, { input });
      return renderPayment(result, { viewerId: await whoAsks(ask), paymentMethodId: paymentMethodId ?? null });
    },
  }),
];

async function whoAsks(ask: Call['ask']): Promise<string | null> {
  return idOf((await ask(WHO_ASKS))['viewer']);
}

function idOf(viewer: unknown): string | null {
  const id = partOf(viewer, 'userId');
  return typeof id === 'string' ? id : null;
}
