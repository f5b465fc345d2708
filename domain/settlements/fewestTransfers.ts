import type { Cents } from '../money';

/** Money that one guest gives another. The amount is in cents and above zero. */
export interface PlannedTransfer {
  readonly from: string;
  readonly to: string;
  readonly amountCents: Cents;
}

interface Position {
  readonly guestId: string;
  /** What the guest gets; negative for one who pays. Never zero. */
  readonly netCents: Cents;
}

/** The most people with something open for whom the fewest possible transfers are searched. With more, the search takes too long. */
export const MOST_EXACT = 12;

/**
 * The transfers after which nobody owes anybody anything (docs/product/evenings.md): the fewest for up to MOST_EXACT people,
 * and for more people at most one less than there are people. The same balances always give the same transfers, whatever
 * their order.
 * @param net what each guest gets, in cents, negative for one who pays; adds up to zero
 * @throws RangeError when it does not add up to zero.
 */
export function fewestTransfers(net: ReadonlyMap<string, Cents>): PlannedTransfer[] {
  const open = [...net]
    .map(([guestId, netCents]) => ({ guestId, netCents }))
    .filter(({ netCents }) => netCents !== 0)
    .sort((a, b) => (a.guestId < b.guestId ? -1 : 1));
  if (open.reduce((sum, { netCents }) => sum + netCents, 0) !== 0) throw new RangeError('Balances add up to zero');
  const groups = open.length <= MOST_EXACT ? mostGroups(open) : [open];
  return groups.flatMap(settleGroup);
}

/**
 * Divides the people into as many groups as possible that are even among themselves. A group of k people needs k - 1
 * transfers, so the more groups there are, the fewer transfers. `most[set]` is the number of even sets that can be passed
 * on the way from nobody to the set, one person at a time.
 */
function mostGroups(open: readonly Position[]): Position[][] {
  const sets = 1 << open.length;
  const sums = new Float64Array(sets);
  const most = new Int8Array(sets);
  const last = new Int8Array(sets).fill(-1);
  for (let set = 1; set < sets; set++) {
    open.forEach(({ netCents }, index) => {
      const without = set & ~(1 << index);
      if (without === set) return;
      sums[set] = (sums[without] ?? 0) + netCents;
      if (last[set] !== -1 && (most[without] ?? 0) <= (most[set] ?? 0)) return;
      most[set] = most[without] ?? 0;
      last[set] = index;
    });
    if (sums[set] === 0) most[set] = (most[set] ?? 0) + 1;
  }
  const groups: Position[][] = [];
  let group: Position[] = [];
  for (let set = sets - 1; set > 0;) {
    const index = last[set] ?? 0;
    group.push(...open.slice(index, index + 1));
    set &= ~(1 << index);
    if (sums[set] !== 0) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

/** Whoever pays most pays to whoever gets most, again and again. Each transfer leaves one person less with something open. */
function settleGroup(group: readonly Position[]): PlannedTransfer[] {
  const transfers: PlannedTransfer[] = [];
  let left = [...group];
  while (left.length > 1) {
    left.sort((a, b) => a.netCents - b.netCents || (a.guestId < b.guestId ? -1 : 1));
    const [payer, ...others] = left;
    const payee = others.pop();
    if (!payer || !payee) break;
    const amountCents = Math.min(-payer.netCents, payee.netCents);
    transfers.push({ from: payer.guestId, to: payee.guestId, amountCents });
    left = [
      { ...payer, netCents: payer.netCents + amountCents },
      ...others,
      { ...payee, netCents: payee.netCents - amountCents },
    ].filter(({ netCents }) => netCents !== 0);
  }
  return transfers;
}
