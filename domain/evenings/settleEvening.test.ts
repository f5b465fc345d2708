import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import { ownerOf, type ReceiptState } from '../receipts';
import { disputePayment } from '../moves/disputePayment';
import { reopenClaim } from '../moves/reopenClaim';
import { itemOf, randomReceipt, receiptOf, seeds } from '../testing/bills';
import { checkContributions, checkMoney, checkPayments } from '../testing/checks';
import { Random } from '../testing/random';
import { Table } from '../testing/Table';
import { netOfEach, openDebts } from '../settlements/debts';
import { planEvening } from './planEvening';
import { settleEvening } from './settleEvening';

const AT = '2026-11-20T23:00:00.000Z';
const HOSTS = ['guest0', 'guest1', 'host'];

/** Bills that different people paid, with claims of all of them. */
function randomEvening(random: Random): ReceiptState[] {
  return Array.from({ length: random.int(1, 4) }, (_, index) => {
    const bill = { ...randomReceipt(random, random.int(1, 4)), id: `receipt${index}` };
    const table = new Table({ ...bill, hostGuestId: random.pick(HOSTS) });
    for (let claims = random.int(0, 9); claims > 0; claims--)
      table.claim(random.pick(table.state.items), { units: 1, splitCount: random.int(1, 3) });
    if (table.state.claims.length > 0 && random.chance(0.4)) {
      const person = ownerOf(random.pick(table.state.claims));
      table.contribute(person, random.int(1, Math.max(1, table.state.totalCents)));
      if (random.chance(0.2)) table.passOn(person);
    }
    if (table.state.claims.length > 0 && random.chance(0.3)) table.pay(random.pick(table.state.claims));
    return table.state;
  });
}

function settle(receipts: readonly ReceiptState[], planText = planEvening(receipts)?.text ?? '') {
  let ids = 0;
  const newId = () => `settled${ids++}`;
  return settleEvening({
    receipts,
    planText,
    evening: 'Friday',
    actor: { guestId: 'hana', name: 'Hana' },
    newId,
    at: AT,
  });
}

function afterSettling(receipts: readonly ReceiptState[]): ReceiptState[] {
  const decided = settle(receipts);
  if ('refusal' in decided) throw new Error('It was refused');
  return receipts.map(({ id }, index) => {
    const last = decided.decisions.findLast(({ next }) => next.id === id);
    return last?.next ?? receipts[index] ?? receiptOf();
  });
}

/** What a guest has to pay and gets on the claims of the receipts, added up without the code that is tested. */
function sumOnReceipts(receipts: readonly ReceiptState[], guest: string): number {
  const flows = receipts.flatMap(({ hostGuestId, claims, contributions }) => [
    ...claims
      .filter(({ status }) => status === 'claimed')
      .map(({ guestId, amountCents, coveredCents }) => ({
        from: guestId,
        to: hostGuestId,
        cents: amountCents - coveredCents,
      })),
    ...contributions.map(({ guestId, owedCents }) => ({ from: hostGuestId, to: guestId, cents: owedCents })),
  ]);
  return flows.reduce((sum, { from, to, cents }) => sum + (to === guest ? cents : 0) - (from === guest ? cents : 0), 0);
}

const evenings = (check: (receipts: ReceiptState[]) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => check(randomEvening(new Random(seed)))),
    { numRuns: 400 },
  );

describe('an evening', () => {
  it('gives everybody in sum what the receipts say', () => {
    evenings((receipts) => {
      for (const [guest, net] of netOfEach(openDebts(receipts))) expect(net).toBe(sumOnReceipts(receipts, guest));
      const transfers = planEvening(receipts)?.transfers ?? [];
      const moved = netOfEach(transfers);
      for (const [guest, net] of netOfEach(openDebts(receipts))) expect(moved.get(guest) ?? 0).toBe(net);
    });
  });

  it('asks exactly those that something is owed to: hosts, and who paid the restaurant', () => {
    evenings((receipts) => {
      const plan = planEvening(receipts);
      const owed = receipts.filter(({ hostGuestId: host, claims }) =>
        claims.some(
          ({ guestId, status, amountCents, coveredCents }) =>
            status === 'claimed' && guestId !== host && amountCents > coveredCents,
        ),
      );
      const contributors = receipts.flatMap(({ hostGuestId: host, contributions }) =>
        contributions.filter(({ guestId, owedCents }) => guestId !== host && owedCents > 0),
      );
      expect(new Set(plan?.asked)).toEqual(
        new Set([...owed.map(({ hostGuestId }) => hostGuestId), ...contributors.map(({ guestId }) => guestId)]),
      );
    });
  });

  it('has nothing open once it is settled, and every receipt adds up as before', () => {
    evenings((receipts) => {
      if (!planEvening(receipts)) return;
      const after = afterSettling(receipts);
      expect(planEvening(after)).toBeNull();
      for (const [index, state] of after.entries()) {
        checkMoney(new Table(state), { edited: true });
        checkContributions(new Table(state));
        checkPayments(new Table(state));
        const before = receipts[index]?.claims.map(({ id, amountCents }) => ({ id, amountCents }));
        expect(state.claims.map(({ id, amountCents }) => ({ id, amountCents }))).toEqual(before);
      }
    });
  });

  it('leaves out receipts that not everybody with the link may see', () => {
    const hidden = { visibility: 'private' } as const;
    evenings((receipts) => {
      expect(planEvening(receipts.map((receipt) => ({ ...receipt, ...hidden })))).toBeNull();
      expect(planEvening(receipts.map((receipt) => ({ ...receipt, deletedAt: AT })))).toBeNull();
    });
  });
});

describe('settling', () => {
  const table = new Table(receiptOf({ items: [itemOf({ quantity: 2, priceCents: 1250 })] }));
  table.claim(itemOf({ quantity: 2, priceCents: 1250 }), { units: 1, splitCount: 1 });
  const receipts = [table.state];

  it('writes a line on each receipt for each diner', () => {
    const decided = settle(receipts);
    const lines = 'decisions' in decided ? decided.decisions.map(said) : [];
    const name = receipts[0]?.claims[0]?.claimerName ?? '';
    expect(lines).toEqual([`The evening “Friday” settled $12.50 of ${name}`]);
  });

  it('is refused when something else is open than what was agreed to', () => {
    expect(settle(receipts, 'something else')).toMatchObject({ refusal: { kind: 'conflict' } });
    expect(settle([], '')).toMatchObject({ refusal: { kind: 'conflict' } });
  });

  it('is not taken back on one receipt alone', () => {
    const [state = receiptOf()] = afterSettling(receipts);
    const claimId = state.claims[0]?.id ?? '';
    const message = 'This was settled with other receipts. What did not arrive is said where its transfer is.';
    const refused = { refusal: { kind: 'conflict', message } };
    expect(reopenClaim({ state, claimId, guestId: 'host' })).toEqual(refused);
    expect(disputePayment({ state, paymentId: state.payments[0]?.id ?? '' })).toEqual(refused);
  });
});
