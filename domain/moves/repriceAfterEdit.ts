import { t } from '../language/t';
import { describeUnits, freePieces, lengthOfPieces, takePieces } from '../claims';
import type { Cents } from '../money';
import { liveClaimsOn, type ClaimState, type ItemState, type ReceiptState } from '../receipts';
import { rulerOf, wholeLine, type Bill, type BillLine, type Piece } from '../shares';
import { conflict, type Refused } from './Refusal';

/** The bill as the host wants it. An item that keeps its id keeps its claims. */
export interface EditedBill extends Bill {
  readonly items: readonly (BillLine & { readonly id: string })[];
}

/** A claim that the edit moved on its line or priced anew. */
export interface RepricedClaim {
  readonly id: string;
  readonly pieces: readonly Piece[];
  readonly amountCents: Cents;
}

/** Only the claims that changed. */
export type Repricing = { readonly claims: readonly RepricedClaim[] } | Refused;

/**
 * The effect of a host's edit on the claims (docs/product/bill.md): unpaid ones are priced anew, paid ones keep their
 * amount. A claim keeps its number of units, so a line can shrink to its claimed units and no further. Pieces stay where
 * they are unless the line's new end cuts them off.
 * @returns a refusal when a line with a live claim is removed or gets too short.
 */
export function repriceAfterEdit(before: ReceiptState, after: EditedBill): Repricing {
  for (const item of before.items) {
    const refusal = whyLineCannotChange(before, after, item);
    if (refusal !== null) return conflict(refusal);
  }

  const ruler = rulerOf(after);
  const changed = after.items.flatMap((line, index) => {
    const live = liveClaimsOn(before, line.id);
    const places = placesOf(live, line.quantity);
    return live.flatMap((claim): RepricedClaim[] => {
      const pieces = places.get(claim) ?? claim.pieces;
      const amountCents = claim.status === 'paid' ? claim.amountCents : ruler.amountOf(index, pieces);
      const same = pieces === claim.pieces && amountCents === claim.amountCents;
      return same ? [] : [{ id: claim.id, pieces, amountCents }];
    });
  });
  return { claims: changed };
}

function whyLineCannotChange(before: ReceiptState, after: EditedBill, item: ItemState): string | null {
  const live = liveClaimsOn(before, item.id);
  if (live.length === 0) return null;
  const line = after.items.find(({ id }) => id === item.id);
  if (!line)
    return t('{name} cannot be removed: {names} claimed it. Cancel those claims first.', {
      name: item.name,
      names: namesOf(live),
    });
  const claimed = lengthOfPieces(live.flatMap(({ pieces }) => pieces));
  if (claimed <= wholeLine(line.quantity).end) return null;
  return t('{name} cannot go down to {quantity}: {names} claimed {claimed}.', {
    name: item.name,
    quantity: line.quantity,
    names: namesOf(live),
    claimed: describeUnits(claimed, line.quantity),
  });
}

/** New places for the claims that the line's new end cuts off. Long ones go first, while there is room for them in one piece. */
function placesOf(live: readonly ClaimState[], quantity: number): Map<ClaimState, readonly Piece[]> {
  const { end } = wholeLine(quantity);
  const isCut = (claim: ClaimState): boolean => claim.pieces.some((piece) => piece.end > end);
  const taken = live.filter((claim) => !isCut(claim)).flatMap(({ pieces }) => pieces);
  const places = new Map<ClaimState, readonly Piece[]>();
  for (const claim of live.filter(isCut).sort(longestFirst)) {
    const pieces = takePieces(freePieces(quantity, taken), lengthOfPieces(claim.pieces));
    if (!pieces) throw new RangeError(`Claim ${claim.id} has no room left on its line`);
    places.set(claim, pieces);
    taken.push(...pieces);
  }
  return places;
}

function longestFirst(a: ClaimState, b: ClaimState): number {
  const [lengthA, lengthB] = [lengthOfPieces(a.pieces), lengthOfPieces(b.pieces)];
  return lengthA === lengthB ? 0 : lengthA > lengthB ? -1 : 1;
}

/** "Ana", "Ana and Ben", "Ana, Ben and 3 more". */
function namesOf(claims: readonly ClaimState[]): string {
  const names = [...new Set(claims.map((claim) => claim.claimerName))];
  const [first = '', second = ''] = names;
  if (names.length === 1) return first;
  return names.length === 2
    ? t('{first} and {second}', { first, second })
    : t('{first}, {second} and {count} more', { first, second, count: names.length - 2 });
}
