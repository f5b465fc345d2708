import { t } from '@fairtab/domain/language/t';
import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { found, ofAccount } from '../answers';
import {
  RestAddItem,
  RestCreateOwnReceipt,
  RestListReceipts,
  RestPayHost,
  RestReadOwnReceipt,
  RestWhoAsks,
} from '../generated/documents';
import { nameOf, wireLine, wirePayTo, withoutEmpty } from '../parts';
import { type Call, PAGE_SIZE, route, type Route } from '../Route';
import { renderOwnReceipt, renderPayment } from './render';
import { item, listedReceipt, newItem, newOwnReceipt, newPayment, ownReceipt, payment } from './shapes';

/** The documented family for accounts. Its receipts are the same as those of the shared family. */
export const RECEIPT_ROUTES: readonly Route[] = [
  route('GET /api/receipts', {
    operationId: 'listReceipts',
    scopes: ['receipts:read'],
    summary: `The receipts one hosts, newest first, at most ${PAGE_SIZE}; the Link header leads to more.`,
    needsAccount: true,
    answer: z.array(listedReceipt),
    hasPages: true,
    query: z.object({
      search: z.string().optional().describe('Words of the restaurant or the description.'),
    }),
    run: async ({ query: { search, after }, ask, page }) => {
      const { viewer } = await ask(RestListReceipts, { first: PAGE_SIZE, search, after });
      return page(ofAccount(viewer).receipts);
    },
  }),
  route('POST /api/receipts', {
    operationId: 'createHostedReceipt',
    scopes: ['receipts:write'],
    summary: 'Make a receipt whose items follow one by one.',
    needsAccount: true,
    body: newOwnReceipt,
    answer: ownReceipt,
    status: 201,
    isIdempotent: true,
    problems: [409],
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
        uploadMethod: nameOf(uploadMethod ?? 'manual'),
        payTo: wirePayTo(payTo),
        items: [],
        itemsFollow: true,
        idempotencyKey,
      };
      const { result } = await ask(RestCreateOwnReceipt, { input });
      return renderOwnReceipt(result.receipt, await whoAsks(ask));
    },
  }),
  route('GET /api/receipts/:id', {
    operationId: 'readHostedReceipt',
    scopes: ONE_RECEIPT,
    summary: 'Read a receipt with its items and who claimed what.',
    answer: ownReceipt,
    readsReceipt: true,
    run: async ({ param, ask }) => {
      const { receipt, viewer } = await ask(RestReadOwnReceipt, { id: param });
      return renderOwnReceipt(found(receipt, t('There is no such receipt.')), viewer && viewer.userId);
    },
  }),
  route('POST /api/receipts/:id/items', {
    operationId: 'addItem',
    scopes: ['receipts:write'],
    summary: 'Add an item; for the host.',
    body: newItem,
    answer: item,
    status: 201,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { name, price, quantity, lineTotal, splitWith, taxClass, discount } = body;
      const line = wireLine({ name, price, quantity, lineTotal, splitWith, taxClass, discount });
      const input = { receiptId: param, ...line, idempotencyKey };
      const { receipt, item: added } = (await ask(RestAddItem, { input })).result;
      return { ...added, receiptId: receipt.linkId };
    },
  }),
  route('POST /api/receipts/:id/payments', {
    operationId: 'payHost',
    scopes: ['payments'],
    summary: 'Report that all of one’s outstanding claims are paid to the host.',
    needsAccount: true,
    body: newPayment,
    answer: payment,
    status: 201,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { amount, cashAmount, paymentMethodId, paymentMethod, paymentUsername } = body;
      // The documented call names a saved method or none. Money that went from hand to hand is what needs no name.
      const method = paymentMethod ?? (paymentMethodId === null ? 'cash' : undefined);
      const input = {
        receiptId: param,
        ...withoutEmpty({ expectedAmount: amount, cashAmount }),
        paymentMethodId,
        method: nameOf(method),
        handle: paymentUsername,
        idempotencyKey,
      };
      const { result } = await ask(RestPayHost, { input });
      return renderPayment(result, { viewerId: await whoAsks(ask), paymentMethodId: paymentMethodId ?? null });
    },
  }),
];

async function whoAsks(ask: Call['ask']): Promise<string | null> {
  const { viewer } = await ask(RestWhoAsks);
  return viewer && viewer.userId;
}
