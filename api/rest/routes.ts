import { z } from 'zod';
import { encodeNodeId, rawId } from '../schema/ids';
import {
  CANCEL_CLAIM,
  CLAIM_ITEM,
  CREATE_RECEIPT,
  ITEM_IDS,
  PAY_CLAIM,
  READ_RECEIPT,
  RECEIPT_OF_CLAIM,
  REOPEN_CLAIM,
  UNCLAIM,
} from './documents';
import { invalid, notFound } from './errors';
import { renderClaim, renderReceipt } from './render';
import { claim, claimUpdate, deletedClaim, newClaim, newReceipt, receipt } from './shapes';

/** One REST call on its way through the GraphQL API. */
export interface Call {
  /** What the path has in the place of its parameter. */
  readonly param: string;
  /** Parsed by the route's own shape. */
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  /** Runs a document. @throws HttpProblem when it is refused. */
  readonly ask: (document: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With at most one parameter, such as "/api/shared-receipts/:id". */
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType;
  /** Status of the answer when all went well. */
  readonly status: 200 | 201;
  /** Whether an Idempotency-Key makes a retry safe. */
  readonly isIdempotent?: boolean;
  /** What else it may answer with. */
  readonly problems: readonly number[];
  /** Whether the answer depends on nothing but the receipt in the path and the viewer, and may be kept. */
  readonly readsReceipt?: boolean;
  readonly run: (call: Call) => Promise<object>;
}

const ANY_WRITE = [400, 403, 413, 415, 422] as const;

export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/shared-receipts',
    summary: 'Make a receipt; whoever sends it is its host.',
    body: newReceipt,
    answer: receipt,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 409],
    run: async ({ body, idempotencyKey, ask }) => {
      const { tax, tip, fees, discount, total, date, ...rest } = newReceipt.parse(body);
      const input = { ...rest, ...withoutEmpty({ tax, tip, fees, discount, total, date }), idempotencyKey };
      const { result } = await ask(CREATE_RECEIPT, { input });
      return renderReceipt(partOf(result, 'receipt'));
    },
  },
  {
    method: 'GET',
    path: '/api/shared-receipts/:id',
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
  },
  {
    method: 'POST',
    path: '/api/shared-receipts/:id/claims',
    summary: 'Claim an item, or a part of one.',
    body: newClaim,
    answer: claim,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { itemIndex, amount, ...rest } = newClaim.parse(body);
      const itemId = await itemAt({ receiptId: param, itemIndex, ask });
      const { expectedAmount } = withoutEmpty({ expectedAmount: amount });
      const { result } = await ask(CLAIM_ITEM, { input: { ...rest, itemId, expectedAmount, idempotencyKey } });
      return renderClaim(partOf(result, 'claim'));
    },
  },
  {
    method: 'PATCH',
    path: '/api/shared-receipt-claims/:claimId',
    summary: 'Pay a claim; for the host also cancel or reopen it.',
    body: claimUpdate,
    answer: claim,
    status: 200,
    isIdempotent: true,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { status, paymentMethod, paymentUsername } = claimUpdate.parse(body);
      const claimId = globalClaimId(param);
      if (status === 'cancelled' || status === 'claimed') {
        const { result } = await ask(status === 'cancelled' ? CANCEL_CLAIM : REOPEN_CLAIM, { input: { claimId } });
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
  },
  {
    method: 'DELETE',
    path: '/api/shared-receipt-claims/:claimId',
    summary: 'Unclaim: give a claim back. The body may be `{}` or empty.',
    body: z.object({}).optional(),
    answer: deletedClaim,
    status: 200,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, ask }) => {
      await ask(UNCLAIM, { input: { claimId: globalClaimId(param) } });
      return { id: rawId({ typename: 'Claim', id: param }), deleted: true };
    },
  },
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

/** An empty text field of a form is nothing, not an amount of money or a day. */
function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function partOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;
}
