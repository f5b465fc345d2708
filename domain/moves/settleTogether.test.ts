import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import { balanceOn, paymentsToConfirm, type Balance } from '../balances';
import { addBalances } from '../testing/balances';
import { sumAmounts } from '../owed';
import type { ReceiptState } from '../receipts';
import { itemOf, randomReceipt, receiptOf, seeds } from '../testing/bills';
import { Random } from '../testing/random';
import { Table } from '../testing/Table';
import { confirmTogether } from './confirmTogether';
import type { DecidedTogether, Decision } from './Decision';
import { payTogether } from './payTogether';

const AT = '2026-11-20T22:00:00.000Z';
const PAID_BY = { method: 'venmo', handle: 'ana-b' } as const;
const RUNS = 300;
const HOST_AND_DINER = { me: 'guest0', other: 'host' };

/** Receipts of one host on which three guests claim and pay. */
function randomReceipts(random: Random): ReceiptState[] {
  return Array.from({ length: random.int(1, 4) }, (_, index) => {
    const table = new Table({ ...randomReceipt(random, random.int(1, 4)), id: `receipt${index}` });
    for (let claims = random.int(0, 9); claims > 0; claims--)
      table.claim(random.pick(table.state.items), { units: 1, splitCount: random.int(1, 3) });
    if (table.state.claims.length > 0 && random.chance(0.5)) table.pay(random.pick(table.state.claims));
    return withOwnIds(table.state);
  });
}

/** Every table counts its payments from one. */
function withOwnIds({ claims, payments, ...state }: ReceiptState): ReceiptState {
  const own = (paymentId: string): string => `${state.id}-${paymentId}`;
  return {
    ...state,
    claims: claims.map((claim) => ({ ...claim, paymentId: claim.paymentId === null ? null : own(claim.paymentId) })),
    payments: payments.map((payment) => ({ ...payment, id: own(payment.id) })),
  };
}

const owedBy = (guestId: string, receipt: ReceiptState): number =>
  balanceOn(receipt, { me: guestId, other: 'host' }).iOweCents;

function payAll(receipts: readonly ReceiptState[], expected = (receipt: ReceiptState) => owedBy('guest0', receipt)) {
  const parts = receipts.map((receipt, index) => ({
    receipt,
    expectedCents: expected(receipt),
    paymentId: `p${index}`,
    paidBy: PAID_BY,
  }));
  return payTogether({ parts, guestId: 'guest0', to: 'host', groupId: 'group', at: AT });
}

function decisionsOf(decided: DecidedTogether): readonly Decision[] {
  if ('refusal' in decided) throw new Error(`It was refused: ${JSON.stringify(decided.refusal)}`);
  return decided.decisions;
}

/** The receipts after the decisions. */
function after(receipts: readonly ReceiptState[], decisions: readonly Decision[]): ReceiptState[] {
  return receipts.map((receipt) => decisions.findLast(({ next }) => next.id === receipt.id)?.next ?? receipt);
}

const balanceOf = (receipts: readonly ReceiptState[], guests: { me: string; other: string }): Balance =>
  addBalances(receipts.map((receipt) => balanceOn(receipt, guests)));

const dinner = (id: string, priceCents = 1000): ReceiptState => {
  const table = new Table(receiptOf({ id, restaurantName: id, items: [itemOf({ id: `${id}-item`, priceCents })] }));
  const claim = table.claim(itemOf({ id: `${id}-item`, priceCents }), { units: 1, splitCount: 1 });
  return {
    ...table.state,
    claims: table.state.claims.map((each) => (each === claim ? { ...each, guestId: 'guest0' } : each)),
  };
};

describe('one sum for several receipts of a host', () => {
  it('moves exactly what was owed to what waits, and then to what is settled, and touches nobody else', () => {
    const met = { several: 0 };
    fc.assert(
      fc.property(seeds, (seed) => {
        const all = randomReceipts(new Random(seed));
        const receipts = all.filter((receipt) => owedBy('guest0', receipt) > 0);
        if (receipts.length === 0) return;
        met.several += receipts.length > 1 ? 1 : 0;
        const before = balanceOf(all, HOST_AND_DINER);
        const paid = after(all, decisionsOf(payAll(receipts)));
        const between = balanceOf(paid, HOST_AND_DINER);
        expect(between).toEqual({ ...before, iOweCents: 0, reportedCents: before.reportedCents + before.iOweCents });
        for (const other of ['guest1', 'guest2'])
          expect(balanceOf(paid, { me: 'host', other })).toEqual(balanceOf(all, { me: 'host', other }));

        const waiting = paid.flatMap((receipt) => paymentsToConfirm(receipt, { me: 'host', other: 'guest0' }));
        expect(sumAmounts(waiting)).toBe(between.reportedCents);
        const confirmed = confirmTogether({
          receipts: paid,
          paymentIds: waiting.map(({ id }) => id),
          payerGuestId: 'guest0',
          expectedCents: between.reportedCents,
          at: AT,
        });
        expect(balanceOf(after(paid, decisionsOf(confirmed)), HOST_AND_DINER)).toEqual({
          ...before,
          iOweCents: 0,
          reportedCents: 0,
        });
      }),
      { numRuns: RUNS },
    );
    expect(met.several).toBeGreaterThan(RUNS / 10);
  });

  it('says on each receipt that it was one payment for several, and not how much the others were', () => {
    const decisions = decisionsOf(payAll([dinner('Roma'), dinner('Bistro', 2500)]));
    expect(decisions.map((decision) => said(decision).replace(/^.*(?=paid)/, ''))).toEqual([
      'paid $10.00 by Venmo, in one payment for 2 receipts',
      'paid $25.00 by Venmo, in one payment for 2 receipts',
    ]);
    expect(decisions.flatMap(({ next }) => next.payments)).toMatchObject([{ groupId: 'group' }, { groupId: 'group' }]);
    const [alone] = decisionsOf(payAll([dinner('Roma')]));
    expect(alone && said(alone)).toMatch(/ paid \$10\.00 by Venmo$/);
    expect(alone?.next.payments).toMatchObject([{ groupId: null }]);
  });

  it('is refused with the new sum when one amount is another one by a cent, and when nothing is left', () => {
    const receipts = [dinner('Roma'), dinner('Bistro', 2500)];
    expect(payAll(receipts, (receipt) => (receipt.id === 'Roma' ? 1001 : 2500))).toEqual({
      refusal: {
        kind: 'amountMismatch',
        message: 'Roma is $10.00 now, not $10.01. Nothing was reported as paid. All together it is $35.00 now.',
        amountCents: 3500,
        currency: 'USD',
      },
    });
    const paid = after(receipts, decisionsOf(payAll(receipts)));
    expect(payAll(paid)).toMatchObject({ refusal: { kind: 'conflict' } });
    // There is no one sum of dollars and euros.
    const mixed = [dinner('Roma'), { ...dinner('Bistro'), currency: 'EUR' }];
    expect(payAll(mixed)).toMatchObject({ refusal: { kind: 'conflict' } });
  });
});

describe('confirming several payments', () => {
  const receipts = [dinner('Roma'), dinner('Bistro', 2500)];
  const paid = after(receipts, decisionsOf(payAll(receipts)));
  const confirm = (parts: Partial<Parameters<typeof confirmTogether>[0]> = {}) =>
    confirmTogether({
      receipts: paid,
      paymentIds: ['p0', 'p1'],
      payerGuestId: 'guest0',
      expectedCents: 3500,
      at: AT,
      ...parts,
    });

  it('leaves one that was confirmed meanwhile as it is', () => {
    const [first] = decisionsOf(confirm({ paymentIds: ['p0'], expectedCents: 1000 }));
    const states = after(paid, first ? [first] : []);
    expect(decisionsOf(confirm({ receipts: states })).map(({ next }) => next.id)).toEqual(['Bistro']);
    expect(decisionsOf(confirm({ receipts: after(states, decisionsOf(confirm())) }))).toEqual([]);
  });

  it('is refused for another person’s payment, a missing one, another sum, and one that was disputed', () => {
    expect(confirm({ payerGuestId: 'guest1' })).toMatchObject({ refusal: { kind: 'notFound' } });
    expect(confirm({ paymentIds: ['p0', 'x'] })).toMatchObject({ refusal: { kind: 'notFound' } });
    expect(confirm({ expectedCents: 3499 })).toMatchObject({ refusal: { kind: 'amountMismatch', amountCents: 3500 } });
    const disputed = paid.map((state) => ({
      ...state,
      payments: state.payments.map((payment) => ({ ...payment, status: 'disputed' as const })),
    }));
    expect(confirm({ receipts: disputed })).toMatchObject({ refusal: { kind: 'conflict' } });
  });
});
