import { moneyOf } from './factParts';
import { t } from '../language/t';
import { describeWhatIsLeft, formatUnits, lengthOfPieces, takePieces } from '../claims';
import type { ClaimItem } from '../inputs/claimInputs';
import type { Cents } from '../money';
import { freePiecesOf, ownerOf, type ClaimState, type Person, type ReceiptState } from '../receipts';
import { rulerOf } from '../shares';
import { checkAmount } from './checkAmount';
import type { Decided } from './Decision';
import { notFound } from './Refusal';

/**
 * Takes a portion of an item for a name (docs/product/claims.md): chooses the piece of the ruler and computes the amount.
 * @param move.guestId the guest that makes the claim
 * @param move.wanted.units null for all units of the line
 * @param move.sharedWith who is asked to take an equal part; fewer people than share it
 * @param move.at ISO time
 * @returns a refusal when the item is gone, less of it is left than wanted, or the client showed a wrong amount.
 */
export function claimItem({
  state,
  guestId,
  wanted,
  sharedWith = [],
  claimId,
  at,
}: {
  state: ReceiptState;
  guestId: string;
  wanted: Omit<ClaimItem, 'idempotencyKey' | 'shareWith' | 'expectedAmount'> & {
    readonly expectedAmountCents: Cents | null;
  };
  sharedWith?: readonly Person[];
  claimId: string;
  at: string;
}): Decided<{ claim: ClaimState }> {
  const index = state.items.findIndex(({ id }) => id === wanted.itemId);
  const item = state.items[index];
  if (!item) return notFound(t('That item is no longer on the receipt.'));
  if (sharedWith.length >= wanted.splitCount && sharedWith.length > 0)
    return {
      refusal: {
        kind: 'invalidInput',
        problems: [{ path: 'shareWith', message: t('More people are chosen than share this') }],
      },
    };
  const portion = { units: wanted.units ?? item.quantity, splitCount: wanted.splitCount };
  const free = freePiecesOf(state, item);
  const pieces = takePieces(free, portion);
  if (!pieces) {
    const message = describeWhatIsLeft({ name: item.name, quantity: item.quantity, free });
    const unitsLeft = formatUnits(lengthOfPieces(free));
    return { refusal: { kind: 'alreadyClaimed', message, itemId: item.id, unitsLeft } };
  }
  const amountCents = rulerOf(state).amountOf(index, pieces);
  const wrongAmount = checkAmount({ expectedCents: wanted.expectedAmountCents, amountCents, currency: state.currency });
  if (wrongAmount) return wrongAmount;
  const claim: ClaimState = {
    id: claimId,
    itemId: item.id,
    guestId,
    claimerName: wanted.claimerName,
    claimerEmail: wanted.claimerEmail,
    claimerPhone: wanted.claimerPhone,
    units: portion.units,
    splitCount: portion.splitCount,
    pieces,
    amountCents,
    status: 'claimed',
    paymentId: null,
    treated: null,
    sharedWith,
    createdAt: at,
  };
  return {
    next: { ...state, claims: [...state.claims, claim] },
    fact: {
      kind: 'itemClaimed',
      by: ownerOf(claim),
      claimId,
      item: { id: item.id, name: item.name },
      ...portion,
      quantity: item.quantity,
      amount: moneyOf(state, amountCents),
    },
    answer: { claim },
  };
}
