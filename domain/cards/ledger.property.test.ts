import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dueReversals,
  isDisputed,
  isGivenBack,
  ledgerOf,
  ledgerOfPayout,
  type CardFacts,
  type DisputeFact,
  type RefundFact,
} from './cardFacts';
import { hostPartOf, sumOf, transaction, type LedgerAccount, type LedgerTransaction } from './ledger';
import { processingFee } from './processingFee';

const cents = fc.integer({ min: 0, max: 99_999_999 });
const sums = fc
  .record({ portionCents: fc.integer({ min: 1, max: 99_999_999 }), basisPoints: fc.integer({ min: 0, max: 9_999 }) })
  .map(({ portionCents, basisPoints }) => ({
    portionCents,
    feeCents: processingFee(portionCents, { basisPoints, minimumCents: 0 }),
  }));
const refund: fc.Arbitrary<Omit<RefundFact, 'id'>> = fc.record({
  amountCents: cents,
  isReversed: fc.boolean(),
  hasFailed: fc.boolean(),
});
const dispute: fc.Arbitrary<Omit<DisputeFact, 'id'>> = fc
  .record({
    amountCents: cents,
    status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    costCents: cents,
    costOfWinCents: cents,
    isReversed: fc.boolean(),
  })
  .map(({ isReversed, ...rest }) => ({ ...rest, reversalId: rest.status === 'lost' && isReversed ? 'trr' : null }));
const facts: fc.Arbitrary<CardFacts> = fc
  .record({
    costCents: fc.option(cents),
    refunds: fc.array(refund, { maxLength: 3 }),
    disputes: fc.array(dispute, { maxLength: 1 }),
  })
  .map(({ costCents, refunds, disputes }) => ({
    intent: 'succeeded',
    failure: null,
    charge: { id: 'ch', costCents, transferId: 'tr' },
    refunds: refunds.map((fact, index) => ({ ...fact, id: `re${index}` })),
    disputes: disputes.map((fact, index) => ({ ...fact, id: `dp${index}` })),
  }));

/** Posts each id once, as the database does, and adds up what stands on each account. */
function balancesOf(transactions: readonly LedgerTransaction[]): Partial<Record<LedgerAccount, number>> {
  const once = new Map(transactions.map((one) => [one.id, one]));
  const balances: Partial<Record<LedgerAccount, number>> = {};
  for (const { postings } of once.values())
    for (const { account, cents: moved } of postings) balances[account] = (balances[account] ?? 0) + moved;
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0));
}

it('has only transactions whose lines add up to zero', () => {
  fc.assert(
    fc.property(facts, sums, (known, sum) => {
      for (const { postings } of ledgerOf(known, sum)) expect(sumOf(postings)).toBe(0);
    }),
  );
  expect(() => transaction('charge', { source: 'x', postings: { processor: 1 } })).toThrow(RangeError);
});

it('is the same in whatever order and however often the facts are learned', () => {
  fc.assert(
    fc.property(facts, sums, fc.infiniteStream(fc.nat()), (known, sum, random) => {
      const all = ledgerOf(known, sum);
      const shuffled = [...all, ...all]
        .map((one) => ({ one, place: random.next().value }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one);
      expect(balancesOf(shuffled)).toEqual(balancesOf(all));
    }),
  );
});

it('never loses a fact when more facts are known', () => {
  fc.assert(
    fc.property(facts, sums, (known, sum) => {
      const earlier: CardFacts = {
        ...known,
        refunds: known.refunds.map((fact) => ({ ...fact, hasFailed: false })),
        disputes: known.disputes.map((fact) => ({ ...fact, status: 'open' as const, reversalId: null })),
      };
      const later = new Set(ledgerOf(known, sum).map(({ id }) => id));
      for (const { id } of ledgerOf(earlier, sum)) expect(later).toContain(id);
    }),
  );
});

it('is even, but for the processor’s costs, when all of it went back', () => {
  fc.assert(
    fc.property(sums, cents, (sum, costCents) => {
      const whole = { id: 're', amountCents: sum.portionCents + sum.feeCents, isReversed: true, hasFailed: false };
      const known: CardFacts = {
        intent: 'succeeded',
        failure: null,
        charge: { id: 'ch', costCents, transferId: 'tr' },
        refunds: [whole],
        disputes: [],
      };
      expect(isGivenBack(known, sum)).toBe(true);
      const expected = costCents === 0 ? {} : { processor: -costCents, processorCost: costCents };
      expect(balancesOf(ledgerOf(known, sum))).toEqual(expected);
    }),
  );
});

it('divides what goes back between host and fee to the cent, and all of it exactly as it came', () => {
  fc.assert(
    fc.property(sums, (sum) => {
      expect(hostPartOf(sum.portionCents + sum.feeCents, sum)).toBe(sum.portionCents);
      expect(hostPartOf(0, sum)).toBe(0);
    }),
  );
});

it('counts a payout once it is paid, and not at all once it failed', () => {
  const payout = { id: 'po', amountCents: 25_00 };
  expect(ledgerOfPayout({ ...payout, status: 'underWay' })).toEqual([]);
  expect(balancesOf(ledgerOfPayout({ ...payout, status: 'paid' }))).toEqual({ hostPayable: 25_00, hostFunds: -25_00 });
  expect(balancesOf(ledgerOfPayout({ ...payout, status: 'failed' }))).toEqual({});
});

it('counts as given back when the payer has portion and fee, and not a cent earlier', () => {
  const sum = { portionCents: 25_00, feeCents: 75 };
  const given = (...refunds: [amountCents: number, hasFailed?: boolean][]) =>
    isGivenBack(
      {
        intent: 'succeeded',
        failure: null,
        charge: { id: 'ch', costCents: 0, transferId: 'tr' },
        refunds: refunds.map(([amountCents, hasFailed = false], index) => ({
          id: `re${index}`,
          amountCents,
          isReversed: true,
          hasFailed,
        })),
        disputes: [],
      },
      sum,
    );
  expect(given([25_75])).toBe(true);
  expect(given([25_00], [75])).toBe(true);
  expect(given([25_74])).toBe(false);
  expect(given([25_00])).toBe(false);
  expect(given([25_00], [75, true])).toBe(false);
  expect(given([25_75], [1])).toBe(true);
});

type Act = 'refund' | 'refundByHand' | 'refundFails' | 'dispute' | 'win' | 'lose' | 'report';
const acts = fc.array(
  fc.record({
    act: fc.constantFrom<Act[]>('refund', 'refundByHand', 'refundFails', 'dispute', 'win', 'lose', 'report', 'report'),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 25 },
);

/** A processor with one payment, and a Fairtab that hears of it now and then, also of what was true before. */
function play(sum: { portionCents: number; feeCents: number }, steps: readonly { act: Act; part: number }[]) {
  const totalCents = sum.portionCents + sum.feeCents;
  let now: CardFacts = {
    intent: 'succeeded',
    failure: null,
    charge: { id: 'ch', costCents: 0, transferId: 'tr' },
    refunds: [],
    disputes: [],
  };
  const seen = [now];
  const posted = new Map<string, LedgerTransaction>();
  const report = (known: CardFacts) => {
    for (const one of ledgerOf(known, sum)) if (!posted.has(one.id)) posted.set(one.id, one);
    for (const { disputeId } of dueReversals(known, sum))
      now = {
        ...now,
        disputes: now.disputes.map((one) => (one.id === disputeId ? { ...one, reversalId: `trr${disputeId}` } : one)),
      };
  };
  const close = (status: 'won' | 'lost') => {
    now = { ...now, disputes: now.disputes.map((one) => (one.status === 'open' ? { ...one, status } : one)) };
  };
  const refunded = () => now.refunds.reduce((all, { amountCents }) => all + amountCents, 0);
  const refundOf = (amountCents: number) => {
    const isLost = now.disputes.some(({ status }) => status === 'lost');
    if (amountCents <= 0 || isLost || refunded() + amountCents > totalCents) return;
    const made = { id: `re${now.refunds.length}`, amountCents, isReversed: true, hasFailed: false };
    now = { ...now, refunds: [...now.refunds, made] };
  };
  const perform: Record<Act, (part: number) => void> = {
    refund: () => (isDisputed(now) || isGivenBack(now, sum) ? undefined : refundOf(totalCents - refunded())),
    refundByHand: (part) => refundOf(Math.ceil(part * (totalCents - refunded()))),
    refundFails: () => {
      now = { ...now, refunds: now.refunds.map((one) => ({ ...one, hasFailed: true })) };
    },
    dispute: () => {
      if (isDisputed(now) || now.disputes.some(({ status }) => status === 'lost')) return;
      const opened = { id: `dp${now.disputes.length}`, amountCents: totalCents, costCents: 15_00, costOfWinCents: 0 };
      now = { ...now, disputes: [...now.disputes, { ...opened, status: 'open', reversalId: null }] };
    },
    win: () => close('won'),
    lose: () => close('lost'),
    report: (part) => report(seen[Math.floor(part * (seen.length - 1))] ?? now),
  };
  for (const { act, part } of steps) {
    perform[act](part);
    seen.push(now);
  }
  report(now);
  report(now);
  return { facts: now, balances: balancesOf([...posted.values()]), ledger: [...posted.values()] };
}

it('never takes more from a host than the host received, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(sums, acts, (sum, steps) => {
      const { facts: known, balances, ledger } = play(sum, steps);
      expect(balances.hostPayable ?? 0).toBeLessThanOrEqual(0);
      expect(balances.hostFunds ?? 0).toBeGreaterThanOrEqual(0);
      expect((balances.hostFunds ?? 0) + (balances.hostPayable ?? 0)).toBe(0);
      expect(dueReversals(known, sum)).toEqual([]);
      // Reports that came late and twice leave the same ledger as one report at the end.
      expect(balancesOf(ledger)).toEqual(balancesOf(ledgerOf(known, sum)));
      const refunds = known.refunds.reduce((all, { amountCents }) => all + amountCents, 0);
      const isLost = known.disputes.some(({ status }) => status === 'lost');
      expect(balances.losses ?? 0).toBe(isLost ? refunds : 0);
    }),
    { numRuns: 1000 },
  );
});
