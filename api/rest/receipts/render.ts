import { PAID_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { decodeNodeId } from '../../schema/ids';
import { lineRules, payToOut } from '../shapes';
import type { listedReceipt, ownReceipt, payment as paymentShape, PAYMENT_STATUSES } from './shapes';
import { CLAIM_STATUSES } from '../sharedReceipts/shapes';

/** The data that documents.ts asks for. */
const lowerCased = z.string().toLowerCase();
const peopleData = z.object({
  linkId: z.string(),
  hostDiner: z.string(),
  viewerSeat: z.object({ isHost: z.boolean(), diner: z.string().nullable() }),
});
const listedData = z.object({
  linkId: z.string(),
  restaurantName: z.string(),
  description: z.string(),
  date: z.string(),
  uploadMethod: lowerCased.pipe(z.enum(['manual', 'upload'])),
  currency: z.string(),
  total: z.string(),
  paid: z.string(),
  remaining: z.string(),
  createdAt: z.string(),
});
const itemData = z.object({
  id: z.string(),
  name: z.string(),
  price: z.string(),
  quantity: z.int(),
  splitWith: z.int(),
  ...lineRules,
});
const claimData = z.object({
  id: z.string(),
  diner: z.string(),
  claimerName: z.string(),
  amount: z.string(),
  status: lowerCased.pipe(z.enum(CLAIM_STATUSES)),
  createdAt: z.string(),
});
const receiptData = listedData.extend({
  ...peopleData.shape,
  tax: z.string(),
  alcoholTax: z.string(),
  tip: z.string(),
  fees: z.string(),
  serviceChargePercent: z.int().nullable(),
  serviceChargeRate: z.string().nullable(),
  discount: z.string(),
  payTo: payToOut,
  photos: z.array(z.object({ url: z.string() })),
  items: z.array(itemData.extend({ claims: z.array(claimData) })),
});
const STATUSES = {
  REPORTED: 'pending',
  CONFIRMED: 'completed',
  DISPUTED: 'disputed',
  CHARGED: 'completed',
  REFUNDED: 'refunded',
} as const satisfies Record<string, (typeof PAYMENT_STATUSES)[number]>;
const paidData = z.object({
  payment: z.object({
    id: z.string(),
    diner: z.string(),
    amount: z.string(),
    method: lowerCased.pipe(z.enum(PAID_METHODS)),
    status: z.enum(['REPORTED', 'CONFIRMED', 'DISPUTED', 'CHARGED', 'REFUNDED']),
    createdAt: z.string(),
    completedAt: z.string().nullable(),
  }),
  receipt: peopleData,
});

type People = z.output<typeof peopleData>;

/** The user id of the viewer; for other diners a key of this receipt, which tells that two claims are one diner's but not whose account it is. */
function userIdOf({ diner, people, viewerId }: { diner: string; people: People; viewerId: string | null }): string {
  return diner === people.viewerSeat.diner && viewerId !== null ? viewerId : diner;
}

export function renderListed(data: unknown): z.output<typeof listedReceipt> {
  const { linkId, ...rest } = listedData.parse(data);
  return { id: linkId, linkId, ...rest };
}

export function renderOwnReceipt(data: unknown, viewerId: string | null): z.output<typeof ownReceipt> {
  const { linkId, hostDiner, viewerSeat, photos, items, ...rest } = receiptData.parse(data);
  const people = { linkId, hostDiner, viewerSeat };
  return {
    id: linkId,
    linkId,
    userId: userIdOf({ diner: hostDiner, people, viewerId }),
    ...rest,
    imageUrl: photos[0]?.url ?? null,
    items: items.map(({ id, claims, ...item }) => ({
      id: decodeNodeId(id).id,
      receiptId: linkId,
      ...item,
      claims: claims
        .filter(({ status }) => status !== 'cancelled')
        .map(({ id: claimId, diner, amount, ...claim }) => ({
          id: decodeNodeId(claimId).id,
          userId: userIdOf({ diner, people, viewerId }),
          shareAmount: amount,
          ...claim,
        })),
    })),
  };
}

export function renderItem(data: unknown) {
  const { item, receipt } = z.object({ item: itemData, receipt: z.object({ linkId: z.string() }) }).parse(data);
  return { ...item, id: decodeNodeId(item.id).id, receiptId: receipt.linkId };
}

export function renderPayment(
  data: unknown,
  { viewerId, paymentMethodId }: { viewerId: string | null; paymentMethodId: string | null },
): z.output<typeof paymentShape> {
  const { payment, receipt: people } = paidData.parse(data);
  const { id, diner, method, status, ...rest } = payment;
  return {
    id: decodeNodeId(id).id,
    receiptId: people.linkId,
    payerUserId: userIdOf({ diner, people, viewerId }),
    payeeUserId: userIdOf({ diner: people.hostDiner, people, viewerId }),
    ...rest,
    paymentMethodId,
    paymentMethod: method,
    status: STATUSES[status],
    externalTransactionId: null,
  };
}
