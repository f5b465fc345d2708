import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMER_GUEST } from '../people/formerGuest';
import { takeLanguageFrom } from '../language/current';
import { isSamePerson, type ClaimState, type ReceiptState } from '../receipts';
import { peopleOf } from '../summaries';
import { itemOf, randomReceipt, receiptOf, seeds } from '../testing/bills';
import { Random } from '../testing/random';
import { Table } from '../testing/Table';
import { expensesOf, type ExpenseGroup } from './expenses';

/** What each person is owed after all expenses. */
function balancesOf({ people, expenses }: ExpenseGroup): number[] {
  const balances = people.map(() => 0);
  const add = (person: number, cents: number) => balances.splice(person, 1, (balances[person] ?? NaN) + cents);
  for (const { payer, costCents, parts } of expenses) {
    add(payer, costCents);
    for (const { person, amountCents } of parts) add(person, -amountCents);
  }
  return balances;
}

/** A bill on which people claimed, treated, paid and disputed, and which was then made smaller. */
function busyTable(seed: number): ReceiptState {
  const random = new Random(seed);
  const table = new Table(randomReceipt(random, random.int(1, 6)));
  for (const item of table.state.items) {
    const claim = table.claim(item, { units: random.int(1, item.quantity), splitCount: random.pick([1, 2, 3, 7]) });
    if (!claim) continue;
    if (random.chance(0.2)) table.treat(claim, [{ guestId: 'guest9', name: 'Patron' }]);
    else if (random.chance(0.4)) table.pay(claim);
    else if (random.chance(0.2)) table.unclaim(claim);
  }
  if (random.chance(0.3)) table.claimAllThatIsLeft();
  const [payment] = table.state.payments;
  if (payment && random.chance(0.3)) table.dispute(payment);
  else if (payment && random.chance(0.5)) table.confirm(payment);
  for (const person of peopleOf(table.state).slice(0, 2)) {
    if (!random.chance(0.3)) continue;
    table.contribute({ guestId: person.guestId, name: person.name }, random.int(1, table.state.totalCents));
    if (random.chance(0.5)) table.passOn(person);
  }
  const items = table.state.items.map((item) => ({ ...item, priceCents: Math.ceil(item.priceCents / 2) }));
  if (random.chance(0.3)) table.edit({ items });
  return table.state;
}

const claimOf = (parts: Partial<ClaimState>): ClaimState => ({
  id: 'claim',
  itemId: 'item',
  guestId: 'ana-phone',
  claimerName: 'Ana',
  claimerEmail: null,
  claimerPhone: null,
  units: 1,
  splitCount: 1,
  pieces: [],
  amountCents: 400,
  coveredCents: 0,
  status: 'claimed',
  paymentId: null,
  treated: null,
  sharedWith: [],
  createdAt: '2026-11-20T20:10:00.000Z',
  ...parts,
});

describe('a receipt as expenses of a group', () => {
  it('has parts that add up to each cost, and leaves everybody owing what they owe on the receipt', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const receipt = busyTable(seed);
        const group = expensesOf(receipt);
        for (const { costCents, parts } of group.expenses) {
          expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(costCents);
          expect(parts.every(({ amountCents }) => amountCents > 0)).toBe(true);
        }
        const [hostIsOwed = NaN, ...others] = balancesOf(group);
        const diners = peopleOf(receipt).filter(({ owesCents, paidCents }) => owesCents + paidCents > 0);
        const onlyPaid = receipt.contributions
          .filter((given) => !diners.some((diner) => isSamePerson(diner, given)))
          .map((given) => ({ ...given, owesCents: 0 }));
        const owed = [...diners, ...onlyPaid].map((person) => {
          const given = receipt.contributions.find((each) => isSamePerson(each, person));
          return (given?.owedCents ?? 0) - person.owesCents;
        });
        expect(others.map((cents) => cents || 0)).toEqual(owed);
        expect(hostIsOwed + others.reduce((sum, cents) => sum + cents, 0)).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('has what others paid the restaurant, also of somebody without a dish, and what was passed on', () => {
    const table = new Table(receiptOf({ items: [itemOf()], claims: [claimOf({})] }));
    table.contribute({ guestId: 'ben-phone', name: 'Ben' }, 300);
    expect(table.passOn({ guestId: 'ben-phone', name: 'Ben' })).toBe(true);
    expect(expensesOf(table.state)).toMatchObject({
      people: ['Hana', 'Ana', 'Ben'],
      expenses: [
        { title: 'Bistro', payer: 0, costCents: 1000 },
        { title: 'Ben paid the restaurant', payer: 2, costCents: 300, parts: [{ person: 0, amountCents: 300 }] },
        { title: 'Hana paid Ben', payer: 0, costCents: 300, parts: [{ person: 2, amountCents: 300 }], isPayback: true },
      ],
    });
  });

  it('counts what nobody claimed, and the own dishes of the host, as had by the host', () => {
    const host = claimOf({ id: 'own', guestId: 'host', claimerName: 'Hana', amountCents: 300 });
    const receipt = receiptOf({ items: [itemOf()], claims: [host, claimOf({})] });
    expect(expensesOf(receipt)).toMatchObject({
      people: ['Hana', 'Ana'],
      expenses: [
        {
          title: 'Bistro',
          date: '2026-11-20',
          payer: 0,
          costCents: 1000,
          parts: [
            { person: 0, amountCents: 600 },
            { person: 1, amountCents: 400 },
          ],
        },
      ],
    });
  });

  it('costs no less than what diners have paid, when the bill was made smaller afterwards', () => {
    const receipt = receiptOf({ items: [itemOf({ priceCents: 300 })], claims: [claimOf({})] });
    expect(expensesOf(receipt).expenses).toMatchObject([{ costCents: 400, parts: [{ person: 1, amountCents: 400 }] }]);
  });

  it('is no expense when there is nothing to pay', () => {
    expect(expensesOf(receiptOf({ items: [itemOf({ priceCents: 0 })] }))).toMatchObject({
      people: ['Hana'],
      expenses: [],
    });
  });

  it('tells people of one name apart, also former guests and a guest who is called as the host', () => {
    const claims = [
      ['a', FORMER_GUEST],
      ['b', FORMER_GUEST],
      ['c', 'hana'],
      ['d', `${FORMER_GUEST} (2)`],
    ].map(([guestId = '', claimerName = '']) => claimOf({ id: guestId, guestId, claimerName, amountCents: 100 }));
    expect(expensesOf(receiptOf({ claims })).people).toEqual([
      'Hana',
      'Former guest',
      'Former guest (2)',
      'hana (2)',
      'Former guest (2) (2)',
    ]);
  });

  it('words what was paid back for its reader', () => {
    const table = new Table(receiptOf());
    const claim = table.claim(itemOf(), { units: 1, splitCount: 2 });
    if (!claim) throw new Error('It is free');
    table.pay(claim);
    const titles = () => expensesOf(table.state).expenses.map(({ title, isPayback }) => [title, isPayback]);
    expect(titles()).toEqual([
      ['Bistro', false],
      ['Diner 1 paid Hana', true],
    ]);
    const before = takeLanguageFrom(() => 'es');
    expect(titles()[1]).toEqual(['Diner 1 pagó a Hana', true]);
    takeLanguageFrom(before);
  });
});
