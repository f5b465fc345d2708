import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOn, netOf } from './balances';
import { addBalances, counterpartiesOn } from './testing/balances';
import { summarise } from './summaries';
import { sumAmounts } from './owed';
import type { ReceiptState } from './receipts';
import { itemOf, randomReceipt, receiptOf, seeds } from './testing/bills';
import { Random } from './testing/random';
import { Table } from './testing/Table';

const EVENINGS = 500;
const HOSTS = ['guest0', 'guest1', 'host'];

/** A receipt of one of three hosts on which the three guests of the table claim, treat, pay and are answered. */
function randomEvening(random: Random): ReceiptState {
  const hostGuestId = random.pick(HOSTS);
  const table = new Table({ ...randomReceipt(random, random.int(1, 5)), hostGuestId });
  for (let move = random.int(0, 14); move > 0; move--) {
    table.claim(random.pick(table.state.items), { units: 1, splitCount: random.int(1, 3) });
    if (table.state.claims.length === 0) continue;
    const claim = random.pick(table.state.claims);
    const moves = [
      () => table.pay(claim),
      () => table.payAll(claim),
      () => table.cancel(claim),
      () => table.reopen(claim),
      () => table.treat(claim, [{ guestId: 'payer', name: 'Payer' }]),
    ];
    if (random.chance(0.5)) random.pick(moves)();
    const { payments } = table.state;
    if (payments.length > 0 && random.chance(0.4))
      random.pick([table.confirm, table.dispute]).call(table, random.pick(payments));
  }
  return table.state;
}

const guestsOf = (receipt: ReceiptState): string[] => [
  ...new Set([receipt.hostGuestId, ...receipt.claims.map(({ guestId }) => guestId)]),
];

/** What a guest has with all others over the receipts. */
function allOf(receipts: readonly ReceiptState[], me: string) {
  const others = [...new Set(receipts.flatMap((receipt) => counterpartiesOn(receipt, me)))];
  const balances = others.map((other) => addBalances(receipts.map((receipt) => balanceOn(receipt, { me, other }))));
  return addBalances(balances);
}

describe('the balances of an account with all others', () => {
  it('add up to what is open on its receipts, with nothing counted twice, and each is the opposite of the other’s', () => {
    const met = { open: 0, waiting: 0 };
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed);
        const receipts = Array.from({ length: 3 }, () => randomEvening(random));
        for (const me of new Set(receipts.flatMap(guestsOf))) {
          const [hosted, joined] = [true, false].map((isHost) =>
            receipts.filter(({ hostGuestId }) => (hostGuestId === me) === isHost),
          ) as [ReceiptState[], ReceiptState[]];
          const owed = hosted.flatMap((receipt) => summarise(receipt).people).filter(({ guestId }) => guestId !== me);
          const own = joined.flatMap((receipt) => summarise(receipt).people).filter(({ guestId }) => guestId === me);
          const sum = allOf(receipts, me);
          expect(sum.owedToMeCents).toBe(owed.reduce((cents, { owesCents }) => cents + owesCents, 0));
          expect(sum.iOweCents).toBe(own.reduce((cents, { owesCents }) => cents + owesCents, 0));
          const paid = hosted.flatMap(({ payments }) => payments).filter(({ payerGuestId }) => payerGuestId !== me);
          expect(sum.toConfirmCents).toBe(sumAmounts(paid.filter(({ status }) => status === 'reported')));
          met.open += sum.owedToMeCents > 0 ? 1 : 0;
          met.waiting += sum.toConfirmCents > 0 ? 1 : 0;
          for (const receipt of receipts)
            for (const other of guestsOf(receipt)) {
              const [mine, theirs] = [balanceOn(receipt, { me, other }), balanceOn(receipt, { me: other, other: me })];
              if (me === other) continue;
              expect(mine).toEqual({
                owedToMeCents: theirs.iOweCents,
                iOweCents: theirs.owedToMeCents,
                toConfirmCents: theirs.reportedCents,
                reportedCents: theirs.toConfirmCents,
              });
              expect(netOf(mine) + netOf(theirs)).toBe(0);
            }
        }
      }),
      { numRuns: EVENINGS },
    );
    expect(met.open).toBeGreaterThan(EVENINGS / 10);
    expect(met.waiting).toBeGreaterThan(EVENINGS / 10);
  });
});

describe('the balance on one receipt', () => {
  const table = new Table(receiptOf({ items: [itemOf({ quantity: 3 })] }));
  const nachos = table.state.items[0] ?? itemOf();
  const claims = [1, 2, 3].map(() => table.claim(nachos, { units: 1, splitCount: 1 }));

  it('is nothing between two diners, and those do not count as having to do with each other', () => {
    const [one, two] = claims.map((claim) => claim?.guestId ?? '') as [string, string];
    expect(balanceOn(table.state, { me: one, other: two })).toMatchObject({ owedToMeCents: 0, iOweCents: 0 });
    expect(counterpartiesOn(table.state, one)).toEqual(['host']);
  });

  it('is with who pays for somebody, not with who is treated', () => {
    const [treated] = claims;
    if (!treated) throw new Error('There is no claim to treat.');
    expect(table.treat(treated, [{ guestId: 'payer', name: 'Payer' }])).toBe(true);
    expect(balanceOn(table.state, { me: 'host', other: 'payer' }).owedToMeCents).toBe(1000);
    expect(balanceOn(table.state, { me: 'host', other: treated.guestId }).owedToMeCents).toBe(0);
    expect(counterpartiesOn(table.state, treated.guestId)).toEqual([]);
    expect(counterpartiesOn(table.state, 'host')).toContain('payer');
  });
});
