import { describe, expect, it } from 'vitest';
import { repriceAfterEdit, type EditedBill, type Repricing } from './repriceAfterEdit';
import type { ItemState } from '../receipts';
import { GRID } from '../shares';
import { computedTotalOf, itemOf, receiptOf } from '../testing/bills';
import { Table } from '../testing/Table';

const beers = itemOf({ id: 'beers', name: 'Beer', priceCents: 600, quantity: 4 });
const nachos = itemOf({ id: 'nachos', name: 'Nachos', priceCents: 1200 });

function tableOf(items: readonly ItemState[] = [beers, nachos]): Table {
  return new Table(receiptOf({ items }));
}

/** The table's bill with some parts changed, which adds up again unless a total is given. */
function editOf(table: Table, parts: Partial<EditedBill>): EditedBill {
  const bill = { ...table.state, ...parts };
  return { ...bill, totalCents: parts.totalCents ?? computedTotalOf(bill) };
}

function messageOf(outcome: Repricing): string {
  if (!('refusal' in outcome) || outcome.refusal.kind !== 'conflict') throw new Error('The edit was not refused');
  return outcome.refusal.message;
}

describe("a host's edit", () => {
  it('prices unpaid claims anew and leaves paid ones at what was paid', () => {
    const table = tableOf();
    const unpaid = table.claim(beers, { units: 1, splitCount: 1 });
    const paid = table.claim(beers, { units: 1, splitCount: 1 });
    if (paid) table.pay(paid);
    const outcome = repriceAfterEdit(
      table.state,
      editOf(table, { items: [{ ...beers, priceCents: 700 }, nachos], tipCents: 400 }),
    );
    expect(outcome).toEqual({ claims: [{ id: unpaid?.id, pieces: unpaid?.pieces, amountCents: 770 }] });
  });

  it('changes no claim when nothing about the money changed', () => {
    const table = tableOf();
    table.claim(beers, { units: 2, splitCount: 3 });
    const renamed = { ...beers, name: 'Lager', splitWith: 3 };
    expect(repriceAfterEdit(table.state, editOf(table, { items: [renamed, nachos] }))).toEqual({ claims: [] });
  });

  it('leaves claims alone that were cancelled, even on a line that is removed', () => {
    const table = tableOf();
    const claim = table.claim(nachos, { units: 1, splitCount: 1 });
    if (claim) table.cancel(claim);
    expect(repriceAfterEdit(table.state, editOf(table, { items: [beers] }))).toEqual({ claims: [] });
  });

  it('keeps a claim of all units at the units it had when the line grows', () => {
    const table = tableOf();
    const claim = table.claim(beers, { units: 4, splitCount: 1 });
    expect(claim?.amountCents).toBe(2400);
    expect(table.edit({ items: [{ ...beers, quantity: 6 }, nachos], totalCents: 4800 })).toBeNull();
    expect(table.state.claims[0]).toEqual(claim);
    expect(table.free({ ...beers, quantity: 6 })).toEqual([{ start: 4n * GRID, end: 6n * GRID }]);
  });

  it('refuses to remove a claimed line, and names it and the diners', () => {
    const table = tableOf();
    for (let person = 0; person < 3; person++) table.claim(nachos, { units: 1, splitCount: 3 });
    expect(messageOf(repriceAfterEdit(table.state, editOf(table, { items: [beers] })))).toBe(
      'Nachos cannot be removed: Diner 1, Diner 2 and 1 more claimed it. Cancel those claims first.',
    );
  });

  it('refuses to make a line shorter than what is claimed of it, paid or not', () => {
    const table = tableOf();
    const claim = table.claim(beers, { units: 2, splitCount: 1 });
    if (claim) table.pay(claim);
    table.claim(beers, { units: 1, splitCount: 2 });
    const shorter = (quantity: number) => editOf(table, { items: [{ ...beers, quantity }, nachos] });
    expect(messageOf(repriceAfterEdit(table.state, shorter(2)))).toBe(
      'Beer cannot go down to 2: Diner 1 and Diner 2 claimed 2 1/2.',
    );
    expect(repriceAfterEdit(table.state, shorter(3))).toEqual({ claims: [] });
  });

  it('moves only the claims that the new end of the line cuts off', () => {
    const table = tableOf();
    const [first, , third] = [1, 2, 3].map(() => table.claim(beers, { units: 1, splitCount: 1 }));
    const second = table.state.claims[1];
    if (!first || !second || !third) throw new Error('The beers could not be claimed');
    table.unclaim(second);
    const outcome = repriceAfterEdit(table.state, editOf(table, { items: [{ ...beers, quantity: 2 }, nachos] }));
    expect(outcome).toEqual({
      claims: [{ id: third.id, pieces: [{ start: GRID, end: 2n * GRID }], amountCents: 600 }],
    });
  });

  it('moves a claim that only reaches over the new end of the line', () => {
    const table = tableOf();
    const first = table.claim(beers, { units: 1, splitCount: 1 });
    const second = table.claim(beers, { units: 2, splitCount: 1 });
    if (!first || !second) throw new Error('The beers could not be claimed');
    table.unclaim(first);
    const outcome = repriceAfterEdit(table.state, editOf(table, { items: [{ ...beers, quantity: 2 }, nachos] }));
    expect(outcome).toEqual({
      claims: [{ id: second.id, pieces: [{ start: 0n, end: 2n * GRID }], amountCents: 1200 }],
    });
  });

  it('moves a paid claim without changing what was paid', () => {
    const table = tableOf();
    const first = table.claim(beers, { units: 3, splitCount: 1 });
    const last = table.claim(beers, { units: 1, splitCount: 1 });
    if (!first || !last) throw new Error('The beers could not be claimed');
    table.unclaim(first);
    table.pay(last);
    const outcome = repriceAfterEdit(
      table.state,
      editOf(table, { items: [{ ...beers, quantity: 1, priceCents: 900 }, nachos] }),
    );
    expect(outcome).toEqual({ claims: [{ id: last.id, pieces: [{ start: 0n, end: GRID }], amountCents: 600 }] });
  });

  it('finds a place in one piece for a long claim before it places the short ones', () => {
    const table = tableOf([itemOf({ id: 'beers', name: 'Beer', priceCents: 600, quantity: 6 })]);
    const [line] = table.state.items;
    if (!line) throw new Error('There is no line');
    const spacer = table.claim(line, { units: 3, splitCount: 1 });
    table.claim(line, { units: 1, splitCount: 2 });
    const long = table.claim(line, { units: 2, splitCount: 1 });
    if (!spacer || !long) throw new Error('The beers could not be claimed');
    table.unclaim(spacer);
    const outcome = repriceAfterEdit(table.state, editOf(table, { items: [{ ...line, quantity: 3 }] }));
    if ('refusal' in outcome) throw new Error('The edit was refused');
    expect(outcome.claims.map(({ pieces }) => pieces.length)).toEqual([1, 1]);
    expect(outcome.claims.find(({ id }) => id === long.id)?.pieces).toEqual([{ start: 0n, end: 2n * GRID }]);
  });

  it('follows a line to its new place on the bill', () => {
    const table = tableOf();
    const claim = table.claim(nachos, { units: 1, splitCount: 1 });
    const outcome = repriceAfterEdit(
      table.state,
      editOf(table, { items: [{ ...nachos, priceCents: 1300 }, beers, itemOf({ id: 'new' })] }),
    );
    expect(outcome).toEqual({ claims: [{ id: claim?.id, pieces: claim?.pieces, amountCents: 1300 }] });
  });

  it('shares out no extras when the edit leaves no subtotal', () => {
    const table = tableOf();
    table.claim(nachos, { units: 1, splitCount: 1 });
    const outcome = repriceAfterEdit(table.state, editOf(table, { taxCents: 500, totalCents: 500 }));
    expect(outcome).toEqual({ claims: [] });
  });
});
