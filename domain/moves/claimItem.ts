import { moneyOf } from './factParts';
import { t } from '../language/t';
import {
  describeWhatIsLeft,
  formatUnits,
  lengthOf,
  lengthOfPieces,
  takePieces,
  whyClaimMoveIsRefused,
  type Portion,
} from '../claims';
import type { ClaimItem } from '../inputs/claimInputs';
import { displayMoney, type Cents } from '../money';
import { partCosting, type PartOfLine } from '../bill/partCosting';
import { freePiecesOf, ownerOf, type ClaimState, type ItemState, type Person, type ReceiptState } from '../receipts';
import { rulerOf, type Piece } from '../shares';
import { checkAmount } from './checkAmount';
import type { Decided } from './Decision';
import { conflict, notFound, type Refused } from './Refusal';

/**
 * Takes a portion of an item for a name (docs/product/claims.md): chooses the piece of the ruler and computes the amount.
 * What it replaces is given back in the same step, so that nobody can take it in between.
 * @param move.guestId the guest that makes the claim
 * @param move.wanted.units null for all units of the line
 * @param move.wanted.wantedAmountCents what the claim is to cost, in the place of units and splitCount; null when those say it
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
  wanted: Omit<ClaimItem, 'idempotencyKey' | 'shareWith' | 'replaces' | 'expectedAmount' | 'wantedAmount'> & {
    readonly expectedAmountCents: Cents | null;
    readonly wantedAmountCents: Cents | null;
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
  const refused = whyNotReplaced({ state, item, guestId, replaces });
  if (refused) return refused;
  const kept = { ...state, claims: state.claims.filter(({ id }) => !replaces.includes(id)) };
  const free = freePiecesOf(kept, item);
  const ruler = rulerOf(state);
  const part =
    wanted.wantedAmountCents === null
      ? partOf(free, { units: wanted.units ?? item.quantity, splitCount: wanted.splitCount })
      : partCosting({ ruler, line: index, free, amountCents: wanted.wantedAmountCents });
  if (!part) {
    const message = whyNotLeft({ state, item, free, freeCents: ruler.amountOf(index, free), wanted });
    const unitsLeft = formatUnits(lengthOfPieces(free));
    return { refusal: { kind: 'alreadyClaimed', message, itemId: item.id, unitsLeft } };
  }
  const { pieces, portion } = part;
  const amountCents = ruler.amountOf(index, pieces);
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
    coveredCents: 0,
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

function partOf(free: readonly Piece[], portion: Portion): PartOfLine | null {
  const pieces = takePieces(free, lengthOf(portion));
  return pieces && { pieces, portion };
}

function whyNotLeft({
  state,
  item,
  free,
  freeCents,
  wanted,
}: {
  state: ReceiptState;
  item: ItemState;
  free: readonly Piece[];
  freeCents: Cents;
  wanted: { readonly wantedAmountCents: Cents | null };
}): string {
  const { name, quantity } = item;
  if (wanted.wantedAmountCents === null || free.length === 0) return describeWhatIsLeft({ name, quantity, free });
  const show = (cents: Cents): string => displayMoney(cents, state.currency);
  return wanted.wantedAmountCents > freeCents
    ? t('Only {amount} of {name} is left.', { amount: show(freeCents), name })
    : t('What is left of {name} cannot be cut to cost {amount}. Try a cent more or less.', {
        name,
        amount: show(wanted.wantedAmountCents),
      });
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
