import { PAID_METHODS, PAYMENT_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { decodeNodeId, rawId } from '../../schema/ids';
import type { payments, personWithReceipts } from './shapes';
import { TRANSFER_STATUSES } from '../shapes';
import { balance, facts, netting, transferFacts } from './shapes';

const STATUSES = {
  REPORTED: 'pending',
  CONFIRMED: 'completed',
  DISPUTED: 'disputed',
  CHARGED: 'completed',
  REFUNDED: 'refunded',
} as const;

/** What documents.ts asks for about a person. */
export const personData = facts
  .extend({ id: z.string(), balance })
  .transform(({ id: globalId, balance: amounts, ...rest }) => ({
    ...rest,
    ...amounts,
    id: rawId({ typename: 'Counterparty', id: globalId }),
  }));

export const personPage = z.object({
  edges: z.array(z.object({ node: personData })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

const paymentsData = z.array(
  z
    .object({
      id: z.string(),
      groupId: z.string().nullable(),
      amount: z.string(),
      method: z.string().toLowerCase().pipe(z.enum(PAYMENT_METHODS)),
      handle: z.string().nullable(),
      status: z.enum(['REPORTED', 'CONFIRMED', 'DISPUTED']),
      createdAt: z.string(),
      completedAt: z.string().nullable(),
      receipt: z.object({ linkId: z.string() }),
    })
    .transform(({ id: globalId, receipt: { linkId }, method, handle, status, ...rest }) => ({
      ...rest,
      id: decodeNodeId(globalId).id,
      receiptId: linkId,
      paymentMethod: method,
      paymentUsername: handle,
      status: STATUSES[status],
    })),
);

const receiptsData = z.array(
  z
    .object({
      receipt: z.object({ linkId: z.string(), restaurantName: z.string(), date: z.string() }),
      paymentsToConfirm: paymentsData,
      balance,
    })
    .transform(({ receipt: { linkId, ...receipt }, balance: amounts, paymentsToConfirm }) => ({
      id: linkId,
      ...receipt,
      ...amounts,
      paymentsToConfirm,
    })),
);
const lowerCased = z.string().toLowerCase();
const transfersData = z.array(
  transferFacts
    .extend({
      key: z.string(),
      status: lowerCased.pipe(z.enum(TRANSFER_STATUSES)),
      method: lowerCased.pipe(z.enum(PAID_METHODS)).nullable(),
      evening: z.object({ linkId: z.string() }).nullable(),
    })
    .transform(({ key, evening, ...rest }) => ({ id: key, ...rest, eveningId: evening && evening.linkId })),
);

const withReceiptsData = z.object({
  receipts: receiptsData,
  claimToRemind: z.object({ id: z.string() }).nullable(),
  netting: netting.nullable(),
  transfers: transfersData,
});

export function renderPayments(data: unknown): z.output<typeof payments> {
  return paymentsData.parse(data);
}

export function renderPerson(node: unknown): z.output<typeof personWithReceipts> {
  const { claimToRemind, ...rest } = withReceiptsData.parse(node);
  return {
    ...personData.parse(node),
    ...rest,
    claimIdToRemind: claimToRemind && decodeNodeId(claimToRemind.id).id,
  };
}
