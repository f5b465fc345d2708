import { moneyOf } from './factParts';
import { t } from '../language/t';
import { describeWhatIsLeft, formatUnits, lengthOfPieces, takePieces, whyClaimMoveIsRefused } from '../claims';
import type { ClaimItem } from '../inputs/claimInputs';
import type { Cents } from '../money';
import { freePiecesOf, ownerOf, type ClaimState, type ItemState, type Person, type ReceiptState } from '../receipts';
import { rulerOf } from '../shares';
import { checkAmount } from './checkAmount';
import type { Decided } from './Decision';
import { conflict, notFound, type Refused } from './Refusal';

/**
 * Takes a portion of an item for a name (docs/product/claims.md): chooses the piece of the ruler and computes the amount.
 * What it replaces is given back in the same step, so that nobody can take it in between.
 * @param move.guestId the guest that makes the claim
 * @param move.wanted.units null for all units of the line
 * @param move.sharedWith who is asked to take an equal part; fewer people than share it
 * @param move.replaces ids of the guest's own unpaid claims on the item
 * @param move.at ISO time
 * @returns a refusal when the item is gone, less of it is left than wanted, what it replaces cannot be given back, or the client
 * showed a wrong amount.
 */
export function claimItem({
  state,
  guestId,
  wanted,
  sharedWith = [],
  replaces = [],
  claimId,
  at,
}: {
  state: ReceiptState;
  guestId: string;
  wanted: Omit<ClaimItem, 'idempotencyKey' | 'shareWith' | 'replaces' | 'expectedAmount'> & {
    readonly expectedAmountCents: Cents | null;
  };
  sharedWith?: readonly Person[];
  replaces?: readonly string[];
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
  const refused = whyNotReplaced({ state, item, guestId, replaces });
  if (refused) return refused;
  const kept = { ...state, claims: state.claims.filter(({ id }) => !replaces.includes(id)) };
  const free = freePiecesOf(kept, item);
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
    next: { ...kept, claims: [...kept.claims, claim] },
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

/** A claim of somebody else looks like one that is not there. */
function whyNotReplaced(details: {
  state: ReceiptState;
  item: ItemState;
  guestId: string;
  replaces: readonly string[];
}): Refused | null {
  const { state, item, guestId, replaces } = details;
  for (const replaced of replaces) {
    const claim = state.claims.find(({ id }) => id === replaced);
    if (claim?.itemId !== item.id || claim.guestId !== guestId)
      return notFound(t('There is no such claim on this receipt.'));
    if (claim.treated) return conflict(t('{name} had this. Give it back instead.', { name: claim.treated.name }));
    const refusal = whyClaimMoveIsRefused('unclaim', claim.status);
    if (refusal !== null) return conflict(refusal);
  }
  return null;
}
