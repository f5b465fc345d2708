import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import type { ClaimState } from '../receipts';
import { receiptOf } from '../testing/bills';
import { claimsToPay, payClaims } from './payClaims';
import { reopenClaim } from './reopenClaim';
import { dueOf, isOwed, sumDue } from '../owed';

const AT = '2026-11-20T22:00:00.000Z';

const claimOf = (parts: Partial<ClaimState>): ClaimState => ({
  id: 'a',
  itemId: 'item',
  guestId: 'ana',
  claimerName: 'Ana',
  claimerEmail: null,
  claimerPhone: null,
  units: 1,
  splitCount: 4,
  pieces: [],
  amountCents: 250,
  coveredCents: 0,
  status: 'claimed',
  paymentId: null,
  treated: null,
  sharedWith: [],
  createdAt: AT,
  ...parts,
});
const ana = claimOf({});
const kid = claimOf({ id: 'k', claimerName: 'Kid' });
const ben = claimOf({ id: 'b', guestId: 'ben', claimerName: 'Ben' });
const paid = claimOf({ id: 'p', status: 'paid', paymentId: 'older' });
const state = receiptOf({ claims: [ana, kid, ben, paid] });

const PAYMENT = {
  paidBy: { method: 'bank', handle: null },
  expectedAmountCents: null,
  paymentId: 'new',
  at: AT,
} as const;
const pay = (claims: readonly ClaimState[], parts: { guestId?: string; expectedAmountCents?: number } = {}) =>
  payClaims({ ...PAYMENT, state, guestId: 'ana', claims, ...parts });

describe('claimsToPay', () => {
  it("finds the guest's outstanding claims unless some are named, each once", () => {
    expect(claimsToPay(state, { claimIds: null, guestId: 'ana' })).toEqual({ claims: [ana, kid] });
    expect(claimsToPay(state, { claimIds: ['p', 'b', 'p'], guestId: 'ana' })).toEqual({ claims: [paid, ben] });
  });

  it('refuses a claim that is not on the receipt', () => {
    expect(claimsToPay(state, { claimIds: ['a', 'x'], guestId: 'ana' })).toMatchObject({
      refusal: { kind: 'notFound' },
    });
  });
});

describe('payClaims', () => {
  it('pays claims with one payment that waits for the host', () => {
    const decided = pay([ana, kid]);
    if ('refusal' in decided) throw new Error('It was refused');
    expect(decided).toMatchObject({
      fact: { by: { name: 'Ana' }, kind: 'paymentReported' },
      answer: { paymentId: 'new' },
    });
    expect(said(decided)).toBe('Ana & Kid paid $5.00 by Bank transfer');
    expect(decided.next.claims).toEqual([
      { ...ana, status: 'paid', paymentId: 'new' },
      { ...kid, status: 'paid', paymentId: 'new' },
      ben,
      paid,
    ]);
    expect(decided.next.payments).toMatchObject([
      { payerGuestId: 'ana', payerName: 'Ana & Kid', amountCents: 500, status: 'reported', completedAt: null },
    ]);
  });

  it('pays the parts of a household at once, as one of them, and leaves each part whose it is', () => {
    const members = [
      { guestId: 'ana', name: 'Ana', hasAgreed: true },
      { guestId: 'ben', name: 'Ben', hasAgreed: true },
    ];
    const home = { ...state, households: [{ id: 'one', members }] };
    const together = (claims: readonly ClaimState[], guestId: string) => {
      const decided = payClaims({ ...PAYMENT, state: home, guestId, claims });
      if ('refusal' in decided) throw new Error('It was refused');
      return decided;
    };
    const both = together([ana, ben], 'ben');
    expect(said(both)).toBe('Ben & Ana paid $5.00 by Bank transfer');
    expect(both.next.payments).toMatchObject([{ payerGuestId: 'ben', amountCents: 500, status: 'reported' }]);
    expect(both.next.claims.map(({ guestId, amountCents }) => [guestId, amountCents])).toEqual(
      home.claims.map(({ guestId, amountCents }) => [guestId, amountCents]),
    );
    // The money comes from Ben, also when all of it is for Ana.
    expect(said(together([ana], 'ben'))).toBe('Ben & Ana paid $2.50 by Bank transfer');
    const byHost = together([ana, ben], 'host');
    expect(said(byHost)).toBe('Hana says Ana & Ben paid $5.00 by Bank transfer');
    expect(byHost.next.payments).toMatchObject([{ payerGuestId: 'ana', status: 'confirmed' }]);
  });

  it('is confirmed at once when the host reports it', () => {
    const decided = pay([ben], { guestId: 'host' });
    if ('refusal' in decided) throw new Error('It was refused');
    expect(said(decided)).toBe('Hana says Ben paid $2.50 by Bank transfer');
    expect(decided.next.payments).toMatchObject([{ payerGuestId: 'ben', status: 'confirmed', completedAt: AT }]);
  });

  it('refuses an empty payment, paid claims, claims of several guests and a wrong amount', () => {
    const conflict = (message: string) => ({ refusal: { kind: 'conflict', message } });
    expect(pay([])).toEqual(conflict('You have no outstanding claims on this receipt.'));
    expect(pay([ana, paid])).toEqual(conflict('This claim is already paid.'));
    expect(pay([ana, ben])).toEqual(conflict('These claims belong to several people. Pay for one person at a time.'));
    expect(pay([ana], { expectedAmountCents: 252 })).toMatchObject({ refusal: { kind: 'amountMismatch' } });
  });
});

describe('paying in cash, rounded to coins', () => {
  const inFrancs = receiptOf({
    currency: 'CHF',
    claims: [{ ...ana, amountCents: 1232 }, { ...kid, amountCents: 501 }, ben],
  });
  const [anas, kids] = inFrancs.claims as [ClaimState, ClaimState];
  const give = (cashCents: number | null, claims: readonly ClaimState[] = [anas], bill = inFrancs) =>
    payClaims({
      ...PAYMENT,
      paidBy: { method: 'cash', handle: null },
      state: bill,
      guestId: 'ana',
      claims,
      cashCents,
    });
  const given = (...input: Parameters<typeof give>) => {
    const decided = give(...input);
    if ('refusal' in decided) throw new Error('It was refused');
    return decided;
  };

  it('pays the claims in full, keeps every amount, and says both sums in the trail', () => {
    const decided = given(1230);
    expect(decided.next.payments).toMatchObject([{ amountCents: 1232, cashCents: 1230 }]);
    expect(decided.next.claims).toEqual([{ ...anas, status: 'paid', paymentId: 'new' }, kids, ben]);
    expect(decided.next.claims.filter(isOwed)).toEqual([kids, ben]);
    expect(said(decided)).toBe('Ana paid CHF\u00a012.30 (rounded from CHF\u00a012.32) by Cash');
  });

  it('is of the sum of all that is paid at once, and no rounding where the sum is exact', () => {
    expect(given(1735, [anas, kids]).next.payments).toMatchObject([{ amountCents: 1733, cashCents: 1735 }]);
    expect(given(1232).next.payments).toMatchObject([{ amountCents: 1232, cashCents: null }]);
    expect(given(null).next.payments).toMatchObject([{ amountCents: 1232, cashCents: null }]);
  });

  it.each([
    [1235, inFrancs, 'CHF\u00a012.30'],
    [1000, inFrancs, 'CHF\u00a012.30'],
    [0, inFrancs, 'CHF\u00a012.30'],
    [1230, { ...inFrancs, currency: 'EUR' }, '€12.32'],
  ])('refuses %i, which is neither the part nor what coins make of it', (cashCents, bill, right) => {
    expect(give(cashCents, [anas], bill)).toMatchObject({
      refusal: { kind: 'amountMismatch', message: `In cash the right amount is ${right}.` },
    });
  });

  it('takes no part below half a coin for nothing', () => {
    const crumb = { ...anas, amountCents: 2 };
    expect(give(0, [crumb])).toMatchObject({ refusal: { kind: 'amountMismatch', amountCents: 2 } });
  });

  it('is not known any more of what is left when one of several claims is reopened', () => {
    const { next } = given(1735, [anas, kids]);
    const reopened = reopenClaim({ state: next, guestId: 'host', claimId: kids.id });
    if ('refusal' in reopened) throw new Error('It was refused');
    expect(reopened.next.payments).toMatchObject([{ amountCents: dueOf(anas), cashCents: null }]);
    expect(sumDue(reopened.next.claims.filter(({ paymentId }) => paymentId === 'new'))).toBe(1232);
  });
});
