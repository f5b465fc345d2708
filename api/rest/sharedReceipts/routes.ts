import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { encodeNodeId, rawId } from '../../schema/ids';
import { invalid, notFound } from '../errors';
import { partOf, wireLine, wirePayTo, withoutEmpty } from '../parts';
import { ANY_WRITE, type Call, NO_FIELDS, route, type Route } from '../Route';
import {
  CANCEL_CLAIM,
  CLAIM_ITEM,
  CREATE_RECEIPT,
  DECLINE_SHARE,
  END_TREAT,
  ITEM_IDS,
  PAY_CLAIM,
  READ_RECEIPT,
  RECEIPT_OF_CLAIM,
  REOPEN_CLAIM,
  TREAT,
  UNCLAIM,
} from './documents';
import { filledRows } from './filledRows';
import { renderClaim, renderReceipt } from './render';
import { claim, claimUpdate, deletedClaim, endedTreat, newClaim, newReceipt, newTreat, receipt } from './shapes';

/** The documented family for every viewer who has the link. */
export const SHARED_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/shared-receipts',
    operationId: 'createReceipt',
    scopes: ['receipts:write'],
    summary: 'Make a receipt; whoever sends it is its host.',
    body: newReceipt,
    answer: receipt,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 409, 429],
    run: async ({ body, idempotencyKey, ask }) => {
      const { tax, alcoholTax, tip, fees, discount, total, date, currency, items, payTo, serviceChargeRate, ...rest } =
        body;
      const input = {
        ...rest,
        ...withoutEmpty({ tax, alcoholTax, tip, fees, discount, total, date, currency }),
        serviceChargeRate: serviceChargeRate?.toString(),
        items: filledRows(items).map(wireLine),
        payTo: wirePayTo(payTo),
        idempotencyKey,
      };
      const { result } = await ask(CREATE_RECEIPT, { input });
      return renderReceipt(partOf(result, 'receipt'));
    },
  }),
  route({
    method: 'GET',
    path: '/api/shared-receipts/:id',
    operationId: 'readReceipt',
    scopes: ONE_RECEIPT,
    summary: 'Read a receipt with its items and claims.',
    body: null,
    answer: receipt,
    status: 200,
    problems: [404],
    readsReceipt: true,
    run: async ({ param, ask }) => {
      const data = await ask(READ_RECEIPT, { id: param });
      if (data['receipt'] === null) throw notFound('There is no such receipt.');
      return renderReceipt(data['receipt']);
    },
  }),
  route({
    method: 'POST',
    path: '/api/shared-receipts/:id/claims',
    operationId: 'claimItem',
    scopes: ['claims'],
    summary: 'Claim an item, or a part of one.',
    body: newClaim,
    answer: claim,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409, 429],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { itemIndex, amount, ...rest } = body;
      const itemId = await itemAt({ receiptId: param, itemIndex, ask });
      const { expectedAmount } = withoutEmpty({ expectedAmount: amount });
      const { result } = await ask(CLAIM_ITEM, { input: { ...rest, itemId, expectedAmount, idempotencyKey } });
      return renderClaim(partOf(result, 'claim'));
    },
  }),
  route({
    method: 'POST',
    path: '/api/shared-receipts/:id/treats',
    operationId: 'treat',
    scopes: ['claims'],
    summary: 'Take on unpaid claims of somebody at the table; for the host also spread them over others.',
    body: newTreat,
    answer: receipt,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { claimIds, claimerName, people, amount } = body;
      const { expectedAmount } = withoutEmpty({ expectedAmount: amount });
      const treat = { claimIds: claimIds.map(globalClaimId), claimerName, people, expectedAmount };
      const { result } = await ask(TREAT, { input: { ...treat, receiptId: param, idempotencyKey } });
      return renderReceipt(partOf(result, 'receipt'));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/shared-receipts/:id/treats',
    operationId: 'endTreat',
    scopes: ['claims'],
    summary: 'Give claims back to who was treated to them.',
    body: endedTreat,
    answer: receipt,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const claimIds = body.claimIds.map(globalClaimId);
      const { result } = await ask(END_TREAT, { input: { receiptId: param, claimIds, idempotencyKey } });
      return renderReceipt(partOf(result, 'receipt'));
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/shared-receipt-claims/:claimId',
    operationId: 'updateClaim',
    // To pay takes the one, to cancel and reopen the other: their mutations ask for it.
    scopes: ['payments', 'claims'],
    summary: 'Pay a claim; for the host also cancel or reopen it.',
    body: claimUpdate,
    answer: claim,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { status, paymentMethod, paymentUsername } = body;
      const claimId = globalClaimId(param);
      if (status === 'cancelled' || status === 'claimed') {
        const document = status === 'cancelled' ? CANCEL_CLAIM : REOPEN_CLAIM;
        const { result } = await ask(document, { input: { claimId, idempotencyKey } });
        return renderClaim(partOf(result, 'claim'));
      }
      if (!paymentMethod) throw invalid([{ path: 'paymentMethod', message: "Please choose how you'd like to pay." }]);
      const { node } = await ask(RECEIPT_OF_CLAIM, { id: claimId });
      if (!node) throw notFound('There is no such claim.');
      const input = {
        receiptId: partOf(partOf(node, 'receipt'), 'linkId'),
        claimIds: [claimId],
        method: (paymentMethod === 'credit' ? 'card' : paymentMethod).toUpperCase(),
        handle: paymentUsername,
        idempotencyKey,
      };
      const { result } = await ask(PAY_CLAIM, { input });
      const claims = partOf(partOf(result, 'payment'), 'claims');
      return renderClaim(Array.isArray(claims) ? claims.find((paid: { id: string }) => paid.id === claimId) : null);
    },
  }),
  route({
    method: 'POST',
    path: '/api/shared-receipt-claims/:claimId/decline',
    operationId: 'declineShare',
    scopes: ['claims'],
    summary: 'Say that one had none of a dish that somebody asked one to share.',
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: claim,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, idempotencyKey, ask }) => {
      const { result } = await ask(DECLINE_SHARE, { input: { claimId: globalClaimId(param), idempotencyKey } });
      return renderClaim(partOf(result, 'claim'));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/shared-receipt-claims/:claimId',
    operationId: 'unclaim',
    scopes: ['claims'],
    summary: 'Unclaim: give a claim back. The body may be `{}` or empty.',
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: deletedClaim,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, idempotencyKey, ask }) => {
      await ask(UNCLAIM, { input: { claimId: globalClaimId(param), idempotencyKey } });
      return { id: rawId({ typename: 'Claim', id: param }), deleted: true as const };
    },
  }),
];

async function itemAt({
  receiptId,
  itemIndex,
  ask,
}: {
  receiptId: string;
  itemIndex: number;
  ask: Call['ask'];
}): Promise<unknown> {
  const { receipt: found } = await ask(ITEM_IDS, { id: receiptId });
  if (!found) throw notFound('There is no such receipt.');
  const items = partOf(found, 'items');
  const item: unknown = Array.isArray(items) ? items[itemIndex] : undefined;
  if (item === undefined) throw invalid([{ path: 'itemIndex', message: 'There is no such item on the receipt.' }]);
  return partOf(item, 'id');
}

function globalClaimId(param: string): string {
  return encodeNodeId({ typename: 'Claim', id: rawId({ typename: 'Claim', id: param }) });
}
