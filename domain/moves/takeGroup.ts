import { partCosting, type PartOfLine } from '../bill/partCosting';
import { freePieces } from '../claims';
import { t } from '../language/t';
import { displayMoney, type Cents } from '../money';
import { isSamePerson, hostOf, type ClaimState, type ItemState, type Person, type ReceiptState } from '../receipts';
import { GRID, MAX_SPLIT, rulerOf, type Piece, type Ruler } from '../shares';
import type { Decided, Decision } from './Decision';
import { conflict, type Refused } from './Refusal';
import { setContributions } from './setContributions';

/** What one person of a group had of each line of the bill, and paid for all of it. */
export interface GroupMember {
  readonly name: string;
  /** For each line of the bill. */
  readonly hadCents: readonly Cents[];
  readonly paidCents: Cents;
}

interface Part extends PartOfLine {
  readonly member: GroupMember;
}

/**
 * A new receipt gets what its group knows already (docs/product/import.md): each person's part of each line, claimed by the host's
 * device as for people without a phone, and what each of them paid. So everybody owes, or is owed, what they did in the group.
 * Lines that were shared in equal parts are claimed as such, others by amounts.
 * @param move.made the new receipt, without claims. Its lines cost what the members had of them together.
 * @param move.newId makes the ids of claims
 * @param move.at ISO time
 * @returns a refusal when a line is so dear that it has no part that costs just what somebody had.
 */
export function takeGroup<Answer extends object>({
  made,
  members,
  newId,
  at,
}: {
  made: Decision<Answer>;
  members: readonly GroupMember[];
  newId: () => string;
  at: string;
}): Decided<Answer> {
  const { next: state } = made;
  const host = hostOf(state);
  const personOf = ({ name }: GroupMember): Person => ({ guestId: host.guestId, name });
  const ruler = rulerOf(state);
  const claims: ClaimState[] = [];
  for (const [line, item] of state.items.entries()) {
    const parts = partsOf({ ruler, line, members, state });
    if ('refusal' in parts) return parts;
    for (const { member, pieces, portion } of parts)
      claims.push({
        id: '',
        itemId: item.id,
        guestId: host.guestId,
        claimerName: member.name,
        claimerEmail: null,
        claimerPhone: null,
        ...portion,
        pieces,
        amountCents: ruler.amountOf(line, pieces),
        coveredCents: 0,
        status: 'claimed',
        paymentId: null,
        treated: null,
        sharedWith: [],
        createdAt: at,
      });
  }
  // Claims of one write are ordered by their ids, and people by their claims.
  const ids = claims.map(newId).sort();
  const named = claims.map((claim, index) => ({ ...claim, id: ids[index] ?? '' }));
  const paid = members
    .filter((member) => member.paidCents > 0 && !isSamePerson(personOf(member), host))
    .map((member) => ({ contributor: personOf(member), amountCents: member.paidCents }));
  const known = setContributions({ state: { ...state, claims: named }, paid });
  return 'refusal' in known ? known : { ...made, next: known.next };
}

interface Line {
  readonly ruler: Ruler;
  readonly line: number;
  readonly members: readonly GroupMember[];
  readonly state: ReceiptState;
}

function partsOf(line: Line): Part[] | Refused {
  return equalParts(line) ?? partsByAmount(line);
}

/** Each gets one of the equal parts that costs what they had; null when there are no such parts. */
function equalParts({ ruler, line, members }: Line): Part[] | null {
  const left = members.filter(({ hadCents }) => (hadCents[line] ?? 0) > 0);
  const splitCount = left.length;
  if (splitCount > MAX_SPLIT) return null;
  const length = GRID / BigInt(splitCount);
  const parts: Part[] = [];
  for (let start = 0n; start < GRID; start += length) {
    const pieces: Piece[] = [{ start, end: start + length }];
    const costCents = ruler.amountOf(line, pieces);
    const place = left.findIndex(({ hadCents }) => hadCents[line] === costCents);
    const member = left[place];
    if (!member) return null;
    left.splice(place, 1);
    parts.push({ member, pieces, portion: { units: 1, splitCount } });
  }
  return parts;
}

function partsByAmount({ ruler, line, members, state }: Line): Part[] | Refused {
  const parts: Part[] = [];
  for (const member of members) {
    const amountCents = member.hadCents[line] ?? 0;
    if (amountCents === 0) continue;
    const free = freePieces(
      1,
      parts.flatMap(({ pieces }) => pieces),
    );
    const part = partCosting({ ruler, line, free, amountCents });
    if (!part)
      return conflict(
        t('What is left of {name} cannot be cut to cost {amount}. Try a cent more or less.', {
          name: nameOf(state.items[line]),
          amount: displayMoney(amountCents, state.currency),
        }),
      );
    parts.push({ ...part, member });
  }
  return parts;
}

function nameOf(item: ItemState | undefined): string {
  return item?.name ?? '';
}
