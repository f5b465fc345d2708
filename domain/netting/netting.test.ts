import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReceiptState } from '../receipts';
import { randomReceipt, seeds } from '../testing/bills';
import { checkMoney } from '../testing/checks';
import { Random } from '../testing/random';
import { Table } from '../testing/Table';
import { planNetting, type Pair } from './planNetting';
import { settleNetting } from './settleNetting';

const AT = '2026-11-20T23:00:00.000Z';
const PAIR: Pair = ['guest0', 'guest1'];

/** Bills that one of the pair or somebody else paid, with claims of many. */
function randomReceipts(random: Random): ReceiptState[] {
  return Array.from({ length: random.int(1, 5) }, (_, index) => {
    const bill = { ...randomReceipt(random, random.int(1, 4)), id: `receipt${index}` };
    const table = new Table({ ...bill, hostGuestId: random.pick(['guest0', 'guest1', 'host']) });
    for (let claims = random.int(0, 9); claims > 0; claims--)
      table.claim(random.pick(table.state.items), { units: 1, splitCount: random.int(1, 3) });
    if (table.state.claims.length > 0 && random.chance(0.3)) table.pay(random.pick(table.state.claims));
    return { ...table.state, visibility: random.pick(['link', 'link', 'participants', 'private']) };
  });
}

const owed = (receipts: readonly ReceiptState[], [from, to]: Pair): number =>
  receipts
    .filter(({ hostGuestId, visibility }) => hostGuestId === to && visibility !== 'private')
    .flatMap(({ claims }) => claims)
    .filter(({ guestId, status }) => guestId === from && status === 'claimed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

function net(receipts: readonly ReceiptState[], planText = planNetting(receipts, PAIR)?.text ?? '') {
  let ids = 0;
  return settleNetting({
    receipts,
    pair: PAIR,
    planText,
    actor: { guestId: 'ben', name: 'Ben' },
    newId: () => `netted${ids++}`,
    at: AT,
  });
}

const always = (check: (receipts: ReceiptState[]) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => check(randomReceipts(new Random(seed)))),
    { numRuns: 400 },
  );

describe('two people who owe each other', () => {
  it('have one transfer of the difference between them, or none when they are even', () => {
    always((receipts) => {
      const [ones, others] = [owed(receipts, PAIR), owed(receipts, [PAIR[1], PAIR[0]])];
      const plan = planNetting(receipts, PAIR);
      expect(plan !== null).toBe(ones > 0 && others > 0);
      if (!plan) return;
      const [from, to] = ones > others ? PAIR : [PAIR[1], PAIR[0]];
      expect(plan.transfers).toEqual(ones === others ? [] : [{ from, to, amountCents: Math.abs(ones - others) }]);
      expect([...plan.asked].sort()).toEqual([...PAIR]);
      expect(planNetting(receipts, [PAIR[1], PAIR[0]])).toEqual(plan);
    });
  });

  it('owe nothing to each other on these receipts afterwards, and everybody else owes what they owed', () => {
    always((receipts) => {
      if (!planNetting(receipts, PAIR)) return;
      const decided = net(receipts);
      if ('refusal' in decided) throw new Error('It was refused');
      const after = receipts.map(
        (receipt) => decided.decisions.findLast(({ next }) => next.id === receipt.id)?.next ?? receipt,
      );
      expect([owed(after, PAIR), owed(after, [PAIR[1], PAIR[0]])]).toEqual([0, 0]);
      after.forEach((receipt, index) => {
        checkMoney(new Table(receipt), { edited: true });
        const before = receipts[index];
        const ofOthers = ({ claims, hostGuestId }: ReceiptState) =>
          claims.filter(
            ({ guestId }) => !PAIR.includes(guestId) || !PAIR.includes(hostGuestId) || guestId === hostGuestId,
          );
        expect(before && ofOthers(receipt)).toEqual(before && ofOthers(before));
      });
    });
  });

  it('net nothing when something else is open by then', () => {
    always((receipts) => {
      if (!planNetting(receipts, PAIR)) return;
      expect(net(receipts, 'another plan')).toMatchObject({ refusal: { kind: 'conflict' } });
    });
  });

  it('net nothing of a receipt that is deleted, or that only its host sees', () => {
    always((receipts) => {
      const gone = receipts.map((receipt, index): ReceiptState =>
        index % 2 ? receipt : { ...receipt, deletedAt: AT },
      );
      const left = gone.filter(({ deletedAt }) => deletedAt === null);
      expect(planNetting(gone, PAIR)).toEqual(planNetting(left, PAIR));
      const all = receipts.map((receipt): ReceiptState => ({ ...receipt, deletedAt: AT }));
      expect(planNetting(all, PAIR)).toBeNull();
      const plan = planNetting(receipts, PAIR);
      if (plan) expect(net(all, plan.text)).toMatchObject({ refusal: { kind: 'conflict' } });
      expect(
        planNetting(
          receipts.map((one): ReceiptState => ({ ...one, visibility: 'private' })),
          PAIR,
        ),
      ).toBeNull();
    });
  });
});
