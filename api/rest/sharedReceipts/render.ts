import { PAID_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { decodeNodeId } from '../../schema/ids';
import { lineRules, payToOut } from '../shapes';
import type { SharedReceipt, SharedReceiptClaim } from './shapes';
import { CLAIM_STATUSES } from './shapes';

/** The data that documents.ts asks for. */
const lowerCased = z.string().toLowerCase();
const itemId = z.object({ id: z.string() });

const claimData = z.object({
  id: z.string(),
  claimerName: z.string(),
  treatedName: z.string().nullable(),
  sharedWith: z.array(z.string()),
  claimerEmail: z.string().nullable(),
  claimerPhone: z.string().nullable(),
  amount: z.string(),
  covered: z.string(),
  units: z.int(),
  splitCount: z.int(),
  status: lowerCased.pipe(z.enum(CLAIM_STATUSES)),
  createdAt: z.string(),
  payment: z
    .object({ method: lowerCased.pipe(z.enum(PAID_METHODS)), handle: z.string().nullable(), createdAt: z.string() })
    .nullable(),
  item: itemId,
});
const placedClaimData = claimData.extend({ receipt: z.object({ linkId: z.string(), items: z.array(itemId) }) });

const receiptData = z.object({
  linkId: z.string(),
  restaurantName: z.string(),
  hostName: z.string(),
  description: z.string(),
  date: z.string(),
  currency: z.string(),
  total: z.string(),
  tax: z.string(),
  alcoholTax: z.string(),
  tip: z.string(),
  fees: z.string(),
  serviceChargePercent: z.int().nullable(),
  serviceChargeRate: z.string().nullable(),
  discount: z.string(),
  payTo: payToOut,
  createdAt: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.string(),
      quantity: z.int(),
      ...lineRules,
      claims: z.array(claimData),
    }),
  ),
  people: z.array(z.object({ id: z.string(), name: z.string(), owes: z.string(), paid: z.string() })),
  contributions: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      amount: z.string(),
      owed: z.string(),
      passedOn: z.string(),
      settled: z.string(),
    }),
  ),
});

/** The documented receipt, from the data of a `Receipt` fragment. */
export function renderReceipt(data: unknown): SharedReceipt {
  const { linkId, items, ...rest } = receiptData.parse(data);
  return {
    id: linkId,
    linkId,
    ...rest,
    items: items.map(({ id: _id, claims: _claims, ...item }) => item),
    claims: items
      .flatMap((item, itemIndex) => item.claims.map((claim) => render(claim, { itemIndex, receiptId: linkId })))
      .sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
  };
}

/** The documented claim, from the data of a `Claim` fragment with its receipt. */
export function renderClaim(data: unknown): SharedReceiptClaim {
  const { receipt, ...claim } = placedClaimData.parse(data);
  const itemIndex = receipt.items.findIndex(({ id }) => id === claim.item.id);
  return render(claim, { itemIndex, receiptId: receipt.linkId });
}

function render(
  { id, payment, item: _item, ...claim }: z.output<typeof claimData>,
  place: { itemIndex: number; receiptId: string },
): SharedReceiptClaim {
  return {
    id: decodeNodeId(id).id,
    ...place,
    ...claim,
    paymentMethod: payment?.method ?? null,
    paymentUsername: payment?.handle ?? null,
    paidAt: payment?.createdAt ?? null,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
