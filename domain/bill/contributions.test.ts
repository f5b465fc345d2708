import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOn } from '../balances';
import { paidByHost, withCovers } from './contributions';
import { claimItem } from '../moves/claimItem';
import { editReceipt } from '../moves/editReceipt';
import { passOn } from '../moves/passOn';
import { payTogether } from '../moves/payTogether';
import { setContribution } from '../moves/setContribution';
import { setContributions } from '../moves/setContributions';
import { takeOver } from '../moves/takeOver';
import { hostOf, ownerOf, type Person } from '../receipts';
import { isOwed, isSettledReceipt, sumAmounts, sumDue } from '../owed';
import { summarise } from '../summaries';
import { openDebts } from '../settlements/debts';
import { itemOf, randomReceipt, receiptOf, seeds } from '../testing/bills';
import { checkContributions } from '../testing/checks';
import { Random } from '../testing/random';
import { said } from '../testing/said';
import { Table } from '../testing/Table';

const AT = '2026-11-20T21:00:00.000Z';
const BEN: Person = { guestId: 'ben', name: 'Ben' };
const CLEO: Person = { guestId: 'cleo', name: 'Cleo' };
const HANA: Person = { guestId: 'host', name: 'Hana' };
const WALT: Person = { guestId: 'host', name: 'Walt' };

/** Four dishes of 60.00, which Hana, Ben and others claim one of each. The bill was paid with two cards. */
function dinner(...people: readonly Person[]): Table {
  const item = itemOf({ id: 'dish', quantity: 4, priceCents: 6000 });
  const table = new Table(receiptOf({ items: [item] }));
  people.forEach((person, index) => claim(table, { person, id: `claim${index}` }));
  return table;
}

function claim(table: Table, { person, id }: { person: Person; id: string }): void {
  const wanted = {
    ...{ itemId: 'dish', claimerName: person.name, claimerEmail: null, claimerPhone: null },
    ...{ units: 1, splitCount: 1, wantedAmountCents: null, expectedAmountCents: null },
  };
  const decided = claimItem({ state: table.state, guestId: person.guestId, wanted, claimId: id, at: AT });
  if ('refusal' in decided) throw new Error('It was refused');
  table.state = withCovers(decided.next);
}

const owes = (table: Table, { name }: Person) =>
  summarise(table.state).people.find((each) => each.name === name)?.owesCents;
const gets = (table: Table, { name }: Person) =>
  table.state.contributions.find((each) => each.name === name)?.owedCents;
const ofBen = (table: Table) => {
  const found = table.state.claims.find(({ guestId }) => guestId === 'ben');
  if (!found) throw new Error('Ben has nothing');
  return found;
};

describe('what somebody besides the host paid the restaurant', () => {
  it('pays for their own part, and the host passes on the rest', () => {
    const table = dinner(HANA, BEN, CLEO);
    table.contribute(BEN, 14000);
    expect([owes(table, BEN), owes(table, CLEO), gets(table, BEN)]).toEqual([0, 6000, 8000]);
    expect(paidByHost(table.state)).toBe(10000);
    expect(openDebts([table.state])).toMatchObject([
      { from: 'cleo', to: 'host', amountCents: 6000 },
      { from: 'host', to: 'ben', amountCents: 8000 },
    ]);
    expect(summarise(table.state)).toMatchObject({ paidCents: 12000, remainingCents: 12000 });
  });

  it('leaves the rest to pay when it is less than their part, and the payment is of that rest', () => {
    const table = dinner(HANA, BEN);
    table.contribute(BEN, 4000);
    expect([owes(table, BEN), gets(table, BEN)]).toEqual([2000, 0]);
    expect(table.payAll(ofBen(table))).toBe(true);
    expect(table.state.payments).toMatchObject([{ amountCents: 2000, status: 'reported' }]);
    expect([owes(table, BEN), gets(table, BEN)]).toEqual([0, 0]);
    const [payment] = table.state.payments;
    if (payment) table.dispute(payment);
    expect([owes(table, BEN), gets(table, BEN)]).toEqual([2000, 0]);
  });

  it('follows what they claim later and give back', () => {
    const table = dinner(HANA, BEN);
    table.contribute(BEN, 9000);
    expect(gets(table, BEN)).toBe(3000);
    claim(table, { person: BEN, id: 'more' });
    expect([owes(table, BEN), gets(table, BEN)]).toEqual([3000, 0]);
    table.unclaim(ofBen(table));
    expect([owes(table, BEN), gets(table, BEN)]).toEqual([0, 3000]);
  });

  it('changes no payment that was made: all of it is owed back to who had paid already', () => {
    const table = dinner(HANA, BEN);
    table.payAll(ofBen(table));
    table.contribute(BEN, 14000);
    expect(table.state.payments).toMatchObject([{ amountCents: 6000 }]);
    expect(gets(table, BEN)).toBe(14000);
  });

  it('counts for a name without a phone by the name, and goes along when an account takes the name over', () => {
    const table = dinner(HANA, WALT);
    table.contribute(WALT, 10000);
    expect([owes(table, WALT), gets(table, WALT)]).toEqual([0, 4000]);
    expect(openDebts([table.state])).toEqual([]);
    const taken = takeOver({ state: table.state, guestId: 'walt', name: 'Walt', expectedAmountCents: null });
    if ('refusal' in taken) throw new Error('It was refused');
    const state = withCovers(taken.next);
    expect(state.contributions).toMatchObject([{ guestId: 'walt', name: 'Walt', owedCents: 4000 }]);
    expect(openDebts([state])).toMatchObject([{ from: 'host', to: 'walt', amountCents: 4000 }]);
  });

  it('is refused for the host, above the bill, and below what is used already', () => {
    const table = dinner(HANA, BEN);
    expect(table.contribute(HANA, 100)).toMatchObject({ kind: 'conflict' });
    expect(table.contribute(BEN, 24001)).toMatchObject({ kind: 'invalidInput', problems: [{ path: 'amount' }] });
    table.contribute(BEN, 14000);
    expect(table.contribute(CLEO, 10001)).toMatchObject({ kind: 'invalidInput' });
    table.passOn(BEN);
    expect(table.contribute(BEN, 7999)).toMatchObject({ kind: 'conflict' });
    expect(table.contribute(BEN, 8000)).toBeNull();
    expect(owes(table, BEN)).toBe(6000);
  });

  it('is the host’s own once the host has taken that name', () => {
    const table = dinner(HANA, WALT);
    table.contribute(WALT, 10000);
    table.state = withCovers({ ...table.state, hostName: 'walt' });
    expect(table.state.contributions).toEqual([]);
    expect(paidByHost(table.state)).toBe(24000);
    expect(owes(table, WALT)).toBe(0);
  });

  it('is taken away by nothing, and everybody owes again what they owed', () => {
    const table = dinner(HANA, BEN);
    table.contribute(BEN, 14000);
    table.contribute(BEN, 0);
    expect(table.state.contributions).toEqual([]);
    expect(owes(table, BEN)).toBe(6000);
  });

  it('keeps a bill from coming to less than others paid, and from another currency', () => {
    const table = dinner(HANA, BEN);
    table.contribute(BEN, 14000);
    const lines = table.state.items.map((item) => ({ ...item, priceCents: 3000 }));
    expect(table.edit({ items: lines })).toMatchObject({ kind: 'invalidInput', problems: [{ path: 'total' }] });
    const nothing = { restaurantName: undefined, hostName: undefined, description: undefined, date: undefined };
    const sums = { taxCents: undefined, alcoholTaxCents: undefined, tipCents: undefined, feesCents: undefined };
    const rest = { discountCents: undefined, totalCents: undefined, serviceChargePercent: undefined };
    const kept = {
      payTo: undefined,
      expectedVersion: undefined,
      exchangeRate: undefined,
      removesExchangeRate: false,
      items: undefined,
    };
    const edit = { ...nothing, ...sums, ...rest, ...kept, currency: 'EUR' };
    expect(editReceipt({ state: table.state, edit, newId: () => 'new' })).toMatchObject({
      refusal: { kind: 'conflict' },
    });
  });

  it('says on the trail who paid how much', () => {
    const { state } = dinner(HANA, BEN);
    expect(said(setContribution({ state, contributor: BEN, amountCents: 14000 }))).toBe(
      'Hana says Ben paid the restaurant $140.00',
    );
  });
});

describe('all that others paid the restaurant, said at once', () => {
  const say = (table: Table, ...paid: readonly (readonly [Person, number])[]) =>
    setContributions({
      state: table.state,
      paid: paid.map(([contributor, amountCents]) => ({ contributor, amountCents })),
    });

  it('is one entry of the trail, and who is not named paid nothing', () => {
    const table = dinner(HANA, BEN, CLEO);
    table.contribute(BEN, 14000);
    const decided = say(table, [CLEO, 7000], [WALT, 1000]);
    expect(said(decided)).toBe('Hana says who paid the restaurant: Ben $0.00, Walt $10.00, and Cleo $70.00');
    if ('refusal' in decided) throw new Error('It was refused');
    table.state = withCovers(decided.next);
    expect(table.state.contributions).toMatchObject([
      { name: 'Walt', amountCents: 1000 },
      { name: 'Cleo', amountCents: 7000 },
    ]);
    expect([owes(table, BEN), gets(table, CLEO)]).toEqual([6000, 1000]);
  });

  it('makes room with what becomes less for what becomes more, in whatever order it is said', () => {
    const table = dinner(HANA, BEN, CLEO);
    table.contribute(BEN, 24000);
    const decided = say(table, [CLEO, 20000], [BEN, 4000]);
    expect(decided).toMatchObject({ next: { contributions: [{ amountCents: 4000 }, { amountCents: 20000 }] } });
  });

  it('changes nothing when a part of it is refused, and says which', () => {
    const table = dinner(HANA, BEN, CLEO);
    const place = [{ path: 'contributions.1.amount' }];
    expect(say(table, [BEN, 10001], [CLEO, 14000])).toMatchObject({
      refusal: { kind: 'invalidInput', problems: place },
    });
    expect(say(table, [BEN, 100], [HANA, 100])).toMatchObject({ refusal: { kind: 'conflict' } });
    expect(say(table, [BEN, 100], [{ ...BEN, name: 'Benny' }, 200])).toMatchObject({
      refusal: { kind: 'invalidInput', problems: [{ path: 'contributions', message: 'Name each person once' }] },
    });
    table.contribute(BEN, 14000);
    table.passOn(BEN);
    expect(say(table, [CLEO, 100])).toMatchObject({ refusal: { kind: 'conflict' } });
  });

  it('is nothing new when it is what is known', () => {
    const table = dinner(HANA, BEN);
    table.contribute(BEN, 14000);
    expect(say(table, [BEN, 14000])).toMatchObject({ next: table.state });
    const decided = say(table, [BEN, 14000]);
    expect('refusal' in decided ? null : decided.next).toBe(table.state);
  });
});

describe('passing on', () => {
  it('settles what is owed, and is taken back when it did not arrive', () => {
    const table = dinner(HANA, BEN);
    table.contribute(BEN, 14000);
    expect(said(passOn({ state: table.state, contributor: BEN, guestId: 'host', expectedAmountCents: 8000 }))).toBe(
      'Hana passed $80.00 on to Ben',
    );
    expect(table.passOn(BEN)).toBe(true);
    expect([gets(table, BEN), owes(table, BEN)]).toEqual([0, 0]);
    expect(table.passOn(BEN)).toBe(false);
    claim(table, { person: BEN, id: 'more' });
    expect(owes(table, BEN)).toBe(6000);
    expect(table.takeBackPassedOn(BEN)).toBe(true);
    expect([gets(table, BEN), owes(table, BEN)]).toEqual([2000, 0]);
    expect(table.takeBackPassedOn(BEN)).toBe(false);
  });

  it('is refused at another amount than the page showed', () => {
    const table = dinner(HANA, BEN);
    table.contribute(BEN, 14000);
    const { state } = table;
    expect(passOn({ state, contributor: BEN, guestId: 'host', expectedAmountCents: 7000 })).toMatchObject({
      refusal: { kind: 'amountMismatch', amountCents: 8000 },
    });
  });

  it('keeps a receipt open until it is done', () => {
    const table = dinner(HANA, HANA, BEN, BEN);
    table.contribute(BEN, 14000);
    expect(isSettledReceipt(table.state)).toBe(false);
    table.passOn(BEN);
    expect(isSettledReceipt(table.state)).toBe(true);
  });

  it('is part of one sum for a person with whom one has several receipts', () => {
    const own = dinner(HANA, BEN);
    own.contribute(BEN, 14000);
    const theirs = new Table({ ...dinner().state, id: 'theirs', hostGuestId: 'ben', hostName: 'Ben' });
    claim(theirs, { person: HANA, id: 'hanas' });
    const parts = [own, theirs].map(({ state }, index) => ({
      receipt: state,
      expectedCents: index === 0 ? 8000 : 6000,
      paymentId: `payment${index}`,
      paidBy: { method: 'cash' as const, handle: null },
    }));
    const decided = payTogether({ parts, guestId: 'host', to: 'ben', groupId: 'group', at: AT });
    if ('refusal' in decided) throw new Error('It was refused');
    expect(decided.answer).toEqual({ paymentIds: ['payment1'] });
    expect(decided.decisions.map(({ fact }) => fact.kind)).toEqual(['contributionPassedOn', 'paymentReported']);
  });
});

describe('any table that paid with several cards', () => {
  it('gives everybody just what they put in beyond their part, with one transfer each at most', () => {
    const met = { owed: 0, owing: 0 };
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed);
        const table = new Table(randomReceipt(random, random.int(1, 5)));
        for (let moves = random.int(2, 16); moves > 0; moves--) {
          table.claim(random.pick(table.state.items), { units: 1, splitCount: random.int(1, 3) });
          if (table.state.claims.length === 0) continue;
          const one = random.pick(table.state.claims);
          if (random.chance(0.3)) table.contribute(ownerOf(one), random.int(1, Math.max(1, table.state.totalCents)));
          if (random.chance(0.2)) random.pick([table.pay, table.payAll, table.cancel]).call(table, one);
          if (random.chance(0.1)) table.passOn(ownerOf(one));
        }
        checkContributions(table);
        const { state } = table;
        const debts = openDebts([state]);
        const others = new Set([...state.claims, ...state.contributions].map(({ guestId }) => guestId));
        others.delete(hostOf(state).guestId);
        expect(debts.length).toBeLessThanOrEqual(others.size);
        expect(debts.every(({ from, to }) => from === state.hostGuestId || to === state.hostGuestId)).toBe(true);
        for (const guest of others) {
          const own = state.claims.filter(({ guestId, status }) => guestId === guest && status !== 'cancelled');
          const put = state.contributions.filter(({ guestId }) => guestId === guest);
          const paid = sumDue(own.filter(({ status }) => status === 'paid'));
          const got = put.reduce((sum, { passedOnCents, settledCents }) => sum + passedOnCents + settledCents, 0);
          const { iOweCents, owedToMeCents } = balanceOn(state, { me: guest, other: state.hostGuestId });
          // What they put in, pay and still owe is their part and what they get.
          expect(sumAmounts(put) + paid + iOweCents).toBe(sumAmounts(own) + got + owedToMeCents);
          if (owedToMeCents > 0) met.owed += 1;
          if (put.length > 0 && own.some(isOwed)) met.owing += 1;
        }
      }),
      { numRuns: 1_500 },
    );
    expect(met.owed).toBeGreaterThan(100);
    expect(met.owing).toBeGreaterThan(100);
  });
});
