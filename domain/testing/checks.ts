import { lengthOfPieces } from '../claims';
import { isOwnClaim, isSameContributor } from '../bill/contributions';
import { dueOf, isOwed, sumAmounts, sumDue } from '../owed';
import { summarise } from '../summaries';
import { GRID, subtotalOf, type Bill, type BillLine } from '../shares';
import { receiptAmounts } from '../programs/webhooks';
import type { Table } from './Table';

/** A plain comparison for the hot loops: with an `expect` each, the comparisons would take longer than the bills. */
export function insist(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Pieces of live claims never overlap and never leave their line. */
export function checkCoverage(table: Table): void {
  for (const item of table.state.items) {
    const pieces = table.live(item).flatMap((claim) => claim.pieces);
    let cursor = 0n;
    for (const piece of pieces.sort((a, b) => (a.start < b.start ? -1 : 1))) {
      insist(piece.start >= cursor && piece.end > piece.start, 'two claims cover the same part of a line');
      cursor = piece.end;
    }
    insist(cursor <= BigInt(item.quantity) * GRID, 'a claim covers more than its line');
  }
}

/** Invariants of the money at any time, computed apart from the ruler: every share is an exact fraction here. */
export function checkMoney(table: Table, { edited }: { edited: boolean }): void {
  const { state } = table;
  const summary = summarise(state);
  const live = state.claims.filter(({ status }) => status !== 'cancelled');
  const amounts = receiptAmounts(state);
  insist(amounts.claimed === summary.claimedCents, 'a webhook is told another sum of claims');
  insist(amounts.paid === summary.paidCents, 'a webhook is told another sum of what is paid');
  insist(amounts.remaining === summary.remainingCents, 'a webhook is told another remaining sum');
  let keptCents = 0;
  for (const claim of live) {
    const index = state.items.findIndex(({ id }) => id === claim.itemId);
    const price = summary.ruler.amountOf(index, claim.pieces);
    if (claim.status === 'paid') keptCents += price - claim.amountCents;
    if (claim.status === 'paid' && edited) continue;
    insist(claim.amountCents === price, 'a claim does not cost what the bill says');
    insist(
      isCloserThan(
        BigInt(claim.pieces.length),
        claim.amountCents,
        exactShare(state, index, lengthOfPieces(claim.pieces)),
      ),
      'a claim of m pieces is m cents or more away from its exact share',
    );
  }
  for (const { item, index, free, unclaimedCents } of summary.items) {
    const exact = exactShare(state, index, lengthOfPieces(free));
    insist(
      isCloserThan(BigInt(Math.max(1, free.length)), unclaimedCents, exact),
      `${item.id} lost its own tax and tip`,
    );
  }
  insist(sumAmounts(live) === summary.claimedCents, 'the claims add up to something else');
  insist(summary.paidCents + summary.remainingCents === state.totalCents, 'paid and remaining are not the total');
  const owedCents = summary.people.reduce((sum, { owesCents, paidCents }) => sum + owesCents + paidCents, 0);
  insist(owedCents === summary.claimedCents, 'the people add up to something else than their claims');
  // Every random bill adds up, so what is not asked for is only what paid claims kept from before an edit,
  // and the extras of a bill without a subtotal, which nobody can be asked for in proportion.
  const unshared = subtotalOf(state) > 0 ? 0 : state.totalCents;
  insist(summary.gapCents === keptCents + unshared, 'the gap is not what paid claims kept');
}

/** A claim is paid exactly when it has a payment, and a payment is worth what its claims cost unless it is disputed. */
export function checkPayments({ state }: Table): void {
  for (const { status, paymentId } of state.claims)
    insist(
      (status === 'paid') === (paymentId !== null),
      'a claim is paid without a payment, or has one and is not paid',
    );
  for (const { id, amountCents, status, completedAt } of state.payments) {
    const settled = state.claims.filter(({ paymentId }) => paymentId === id);
    insist((status === 'confirmed') === (completedAt !== null), 'a payment is completed exactly when it is confirmed');
    insist((status === 'disputed') === (settled.length === 0), 'a payment is disputed exactly when it has no claims');
    if (status === 'disputed') continue;
    insist(sumDue(settled) === amountCents, 'a payment is not worth what was to pay of its claims');
  }
}

/**
 * Whoever paid the restaurant gets back what they paid beyond their own part, to the cent: what they put in is what it covers,
 * what was passed on or settled, and what is still owed to them. Nobody owes the host who is owed by the host.
 */
export function checkContributions({ state }: Table): void {
  const put = state.contributions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  insist(put <= state.totalCents, 'others paid the restaurant more than the bill');
  for (const each of state.contributions) {
    const own = state.claims.filter((claim) => isOwnClaim(state, { contributor: each, claim }));
    const covered = own.reduce((sum, { coveredCents }) => sum + coveredCents, 0);
    insist(
      each.amountCents === covered + each.passedOnCents + each.settledCents + each.owedCents,
      'a cent of what somebody paid the restaurant is lost',
    );
    insist(each.owedCents === 0 || !own.some(isOwed), 'somebody owes the host and is owed by the host');
    insist(each.owedCents >= 0 && each.amountCents > 0, 'a contribution is below nothing');
    insist(
      state.contributions.filter((other) => isSameContributor(state, each, other)).length === 1,
      'somebody paid the restaurant twice',
    );
  }
  for (const claim of state.claims) {
    insist(claim.coveredCents >= 0 && dueOf(claim) >= 0, 'more is covered of a claim than it costs');
    const contributor = state.contributions.some((each) => isOwnClaim(state, { contributor: each, claim }));
    insist(contributor || claim.coveredCents === 0, 'somebody’s claim is covered who paid nothing');
    insist(claim.status !== 'cancelled' || claim.coveredCents === 0, 'a cancelled claim is covered');
  }
}

/** A payment settles claims of its payer, and of those only who paid together with the payer when it was made. */
export function checkPayers(table: Table): void {
  for (const { id, payerGuestId } of table.state.payments)
    for (const { paymentId, guestId } of table.state.claims)
      insist(
        paymentId !== id || guestId === payerGuestId || table.paidTogether(id).includes(guestId),
        'a payment settles the claim of another guest',
      );
}

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The documented share of a part of a line, not rounded: its price, and of each extra the part that it is of the lines that
 * share that extra. `length` is in positions.
 */
export function exactShare(bill: Bill, line: number, length: bigint): Fraction {
  const item = bill.items[line];
  if (!item) throw new RangeError(`The bill has no line ${line}`);
  const netOf = (one: BillLine): bigint => BigInt(one.priceCents * one.quantity - one.discountCents);
  const weightOf = (items: readonly BillLine[]): bigint => items.reduce((sum, one) => sum + netOf(one), 0n);
  const part = { numerator: netOf(item) * length, denominator: BigInt(item.quantity) * GRID };
  const subtotal = BigInt(subtotalOf(bill));
  const listed = weightOf(bill.items);
  if (subtotal === 0n || listed === 0n) return part;
  const extras = [
    { cents: bill.taxCents, items: bill.items.filter(({ taxClass }) => taxClass !== 'untaxed') },
    { cents: bill.alcoholTaxCents, items: bill.items.filter(({ taxClass }) => taxClass === 'alcohol') },
    ...[bill.tipCents, bill.feesCents, -bill.discountCents].map((cents) => ({ cents, items: bill.items })),
  ];
  return extras
    .map(({ cents, items }) => (weightOf(items) > 0n ? { cents, items } : { cents, items: bill.items }))
    .filter(({ items }) => items.includes(item))
    .reduce(
      (share, { cents, items }) =>
        sumOf(share, {
          // The items list the same part of the extra as of the whole bill.
          numerator: part.numerator * BigInt(cents) * listed,
          denominator: part.denominator * subtotal * weightOf(items),
        }),
      part,
    );
}

function sumOf(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

function isCloserThan(limitCents: bigint, cents: number, { numerator, denominator }: Fraction): boolean {
  const distance = BigInt(cents) * denominator - numerator;
  return distance < limitCents * denominator && -distance < limitCents * denominator;
}
