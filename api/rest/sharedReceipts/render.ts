import type { z } from 'zod';
import type { ClaimFragment, PlacedClaimFragment, SharedReceiptFragment } from '../generated/documents';
import type { claim as claimShape, receipt as receiptShape } from './shapes';

type Claim = z.input<typeof claimShape>;

/** The documented receipt, whose claims are in one list. */
export function renderReceipt(receipt: SharedReceiptFragment): z.input<typeof receiptShape> {
  return {
    ...receipt,
    claims: receipt.items
      .flatMap((item, itemIndex) => item.claims.map((claim) => render(claim, { itemIndex, receiptId: receipt.linkId })))
      .sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
  };
}

/** The documented claim, which says its place among the items. */
export function renderClaim({ receipt, ...claim }: PlacedClaimFragment): Claim {
  const itemIndex = receipt.items.findIndex(({ id }) => id === claim.item.id);
  return render(claim, { itemIndex, receiptId: receipt.linkId });
}

function render({ payment, ...claim }: ClaimFragment, place: { itemIndex: number; receiptId: string }): Claim {
  return {
    ...place,
    ...claim,
    paymentMethod: payment && payment.method,
    paymentUsername: payment && payment.handle,
    paidAt: payment && payment.createdAt,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
