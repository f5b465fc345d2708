import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCovers } from '../bill/contributions';
import { splitwiseRows } from '../books/splitwiseRows';
import { groupBill, MAX_GROUP_CLAIMS, MAX_GROUP_LINES } from '../groups/groupBill';
import type { ExpenseGroupFile } from '../groups/ExpenseGroupFile';
import { readGroupFile } from '../groups/readGroupFile';
import { dueOf, isSettledClaim } from '../owed';
import { isSamePerson, ownerOf, type ReceiptState } from '../receipts';
import { itemOf, receiptOf, seeds } from '../testing/bills';
import { randomFile, randomGroup } from '../testing/groups';
import { Random } from '../testing/random';
import { takeGroup } from './takeGroup';

function read(text: string): ExpenseGroupFile {
  const reading = readGroupFile(text);
  if (!reading.ok) throw new Error(reading.message);
  return reading.value;
}

/** The receipt that the first currency of a file becomes. */
function receiptOfFile({ people, groups: [group] }: ExpenseGroupFile, host: number): ReceiptState {
  if (!group || group.problems.length > 0) throw new Error(JSON.stringify(group?.problems));
  const { lines, paidCents, currency } = groupBill(group, '2026-11-28');
  const items = lines.map(({ name, costCents }, index) => itemOf({ id: `item${index}`, name, priceCents: costCents }));
  const state = receiptOf({ items, currency, hostName: people[host] ?? '' });
  const by = { guestId: state.hostGuestId, name: state.hostName };
  let ids = 0;
  const decided = takeGroup({
    made: { next: state, fact: { kind: 'billSplitByItem', by }, answer: {} },
    members: people.map((name, person) => ({
      name,
      hadCents: lines.map(({ hadCents }) => hadCents[person] ?? 0),
      paidCents: paidCents[person] ?? 0,
    })),
    newId: () => `claim${(ids += 1)}`,
    at: '2026-11-28T20:00:00.000Z',
  });
  if ('refusal' in decided) throw new Error(JSON.stringify(decided.refusal));
  return withCovers(decided.next);
}

/** What each person is owed on the receipt, below zero for what they owe. */
function balancesOn(state: ReceiptState, people: readonly string[]): number[] {
  const open = people.map((name) => {
    const person = { guestId: state.hostGuestId, name };
    const own = state.claims.filter((claim) => isSamePerson(ownerOf(claim), person) && !isSettledClaim(state, claim));
    const given = state.contributions.find((each) => isSamePerson(each, person));
    return (given?.owedCents ?? 0) - own.reduce((sum, claim) => sum + dueOf(claim), 0);
  });
  const others = open.reduce((sum, cents) => sum + cents, 0);
  return open.map((cents, person) => (people[person] === state.hostName ? 0 - others || 0 : cents));
}

function textOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
}

describe('a receipt made of the file of a group', () => {
  it('leaves everybody with the balance of the file to the cent, whoever is the host', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed);
        const { text, balances } = randomFile(random);
        const file = read(text);
        const [group] = file.groups;
        if (!group || group.expenses.length === 0) return;
        expect({ balances: group.balances, notes: group.notes.filter(({ message }) => /total/.test(message)) }).toEqual(
          {
            balances,
            notes: [],
          },
        );
        const state = receiptOfFile(file, random.int(0, file.people.length - 1));
        expect(balancesOn(state, file.people)).toEqual(balances);
        for (const [index, item] of state.items.entries()) {
          const claims = state.claims.filter(({ itemId }) => itemId === item.id);
          expect(claims.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(item.priceCents);
          for (const { claimerName, amountCents } of claims)
            expect(amountCents).toBe(
              groupBill(group, '2026-11-28').lines[index]?.hadCents[file.people.indexOf(claimerName)],
            );
        }
      }),
    );
  });

  it('has the money of the group again that Fairtab wrote as such a file', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const group = randomGroup(new Random(seed));
        const file = read(textOf(splitwiseRows(group)));
        const [found] = file.groups;
        expect(file.people).toEqual(group.people);
        expect(found?.problems.map(({ message }) => message).filter((message) => !/Nobody/.test(message))).toEqual([]);
        // An expense of whoever paid it alone moves nothing.
        const moving = group.expenses.filter(({ payer, parts }) => parts.some(({ person }) => person !== payer));
        expect(found?.expenses).toMatchObject(
          moving.map(({ title, date, payer, costCents, parts }) => ({
            title,
            date,
            costCents,
            paidCents: group.people.map((_, person) => (person === payer ? costCents : 0)),
            hadCents: group.people.map((_, person) => parts.find((part) => part.person === person)?.amountCents ?? 0),
          })),
        );
      }),
    );
  });

  it('claims what was shared equally as equal parts, with the odd cents where the file has them', () => {
    const file = read(
      [
        'Date,Description,Category,Cost,Currency,Ana,Ben,Cleo',
        '2026-03-01,Hotel,Lodging,100.00,USD,66.66,-33.34,-33.32',
        '2026-03-02,Tea,Lodging,100.00,USD,66.66,-33.33,-33.33',
      ].join('\n'),
    );
    const { claims } = receiptOfFile(file, 0);
    expect(claims.filter(({ itemId }) => itemId === 'item1').map(({ splitCount }) => splitCount)).toEqual([3, 3, 3]);
    expect(claims.filter(({ itemId }) => itemId === 'item0').some(({ splitCount }) => splitCount !== 3)).toBe(true);
  });

  it('is owed to the host by those below zero, and passed on by the host to those above', () => {
    const file = read(
      [
        'Date,Description,Category,Cost,Currency,Ana,Ben,Cleo',
        '2026-03-01,Hotel,Lodging,90.00,USD,-30.00,60.00,-30.00',
        '2026-03-02,Cleo paid Ben,Payment,10.00,USD,0.00,-10.00,10.00',
      ].join('\n'),
    );
    const state = receiptOfFile(file, 0);
    expect(balancesOn(state, file.people)).toEqual([-3000, 5000, -2000]);
    expect(state.contributions).toMatchObject([
      { name: 'Cleo', amountCents: 1000, owedCents: 0 },
      { name: 'Ben', amountCents: 9000, owedCents: 5000 },
    ]);
  });

  it('has the earliest expenses as one line when there are more than a bill can hold', () => {
    const row = (index: number) => `2026-03-01,Row ${index},General,9.00,USD,6.00,-3.00,-3.00`;
    const rows = Array.from({ length: 400 }, (_, index) => row(index));
    const file = read(['Date,Description,Category,Cost,Currency,Ana,Ben,Cleo', ...rows].join('\n'));
    const [group] = file.groups;
    if (!group) throw new Error('Nothing was read');
    const bill = groupBill(group, '2026-11-28');
    expect(bill).toMatchObject({ folded: 301, date: '2026-03-01' });
    expect(bill.lines).toHaveLength(MAX_GROUP_LINES);
    expect(bill.lines[0]).toMatchObject({
      name: '301 earlier expenses',
      note: 'until Mar 1, 2026',
      costCents: 270_900,
    });
    expect(bill.lines[1]?.name).toBe('Row 301');
    const state = receiptOfFile(file, 1);
    expect(balancesOn(state, file.people)).toEqual([240_000, -120_000, -120_000]);
    expect(state.claims.length).toBeLessThanOrEqual(MAX_GROUP_CLAIMS);
  });
});
