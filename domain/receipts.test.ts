import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from './money';
import { isSettledReceipt } from './owed';
import { percentOfDishes, TIP_PRESETS_PERCENT, type ClaimState } from './receipts';
import { summarise } from './summaries';
import { GRID } from './shares';
import { itemOf, receiptOf } from './testing/bills';
import { Table } from './testing/Table';

const nachos = itemOf({ id: 'nachos', name: 'Nachos', priceCents: 1200 });
const beers = itemOf({ id: 'beers', name: 'Beer', priceCents: 600, quantity: 3 });
// 30.00 of dishes, 6.00 of extras: every dollar of dishes costs 1.20.
const bill = receiptOf({ items: [nachos, beers], taxCents: 240, tipCents: 500, feesCents: 60, discountCents: 200 });

function claimBy(table: Table, [guestId, claimerName]: [string, string], units: number): ClaimState {
  const claim = table.claim(beers, { units, splitCount: 1 });
  if (!claim) throw new Error('There is no beer left');
  const named = { ...claim, guestId, claimerName };
  table.state = { ...table.state, claims: table.state.claims.map((known) => (known === claim ? named : known)) };
  return named;
}

describe('a receipt nobody has claimed anything on', () => {
  it('is all unclaimed, each line with its own part of the extras', () => {
    const summary = summarise(bill);
    expect(summary).toMatchObject({
      linesCents: 3000,
      computedTotalCents: 3600,
      mismatchCents: 0,
      claimedCents: 0,
      paidCents: 0,
      unclaimedCents: 3600,
      remainingCents: 3600,
      gapCents: 0,
      people: [],
    });
    expect(
      summary.items.map(({ lineCents, shareCents, unclaimedCents }) => [lineCents, shareCents, unclaimedCents]),
    ).toEqual([
      [1200, 1440, 1440],
      [1800, 2160, 2160],
    ]);
  });
});

describe('a receipt without items', () => {
  it('shows its printed total as a gap', () => {
    expect(summarise(receiptOf({ items: [], taxCents: 240, totalCents: 3600 }))).toMatchObject({
      linesCents: 0,
      computedTotalCents: 240,
      mismatchCents: 3360,
      unclaimedCents: 0,
      remainingCents: 3600,
      gapCents: 3600,
      items: [],
    });
  });
});

describe('a receipt with claims', () => {
  it('shows the claimed, paid, unclaimed and remaining amounts', () => {
    const table = new Table(bill);
    const paid = claimBy(table, ['ana-phone', 'Ana'], 1);
    table.pay(paid);
    claimBy(table, ['ben-phone', 'Ben'], 1);
    const summary = summarise(table.state);
    expect(summary).toMatchObject({
      claimedCents: 1440,
      paidCents: 720,
      unclaimedCents: 2160,
      remainingCents: 2880,
      gapCents: 0,
    });
    expect(summary.items[1]?.free).toEqual([{ start: 2n * GRID, end: 3n * GRID }]);
    expect(summary.items[1]?.unclaimedCents).toBe(720);
  });

  it('frees a cancelled claim but still lists it on its item', () => {
    const table = new Table(bill);
    table.cancel(claimBy(table, ['ana-phone', 'Ana'], 1));
    const summary = summarise(table.state);
    expect(summary.claimedCents).toBe(0);
    expect(summary.unclaimedCents).toBe(3600);
    expect(summary.items[1]?.claims.map(({ status }) => status)).toEqual(['cancelled']);
    expect(summary.people).toEqual([]);
  });

  it('counts one name on one device as a person, however it is written, and two devices as two', () => {
    const table = new Table(bill);
    table.pay(claimBy(table, ['ana-phone', 'Ana'], 1));
    claimBy(table, ['ana-phone', 'ANA'], 1);
    claimBy(table, ['other-phone', 'Ana'], 1);
    expect(
      summarise(table.state).people.map(({ guestId, name, owesCents, paidCents }) => [
        guestId,
        name,
        owesCents,
        paidCents,
      ]),
    ).toEqual([
      ['ana-phone', 'Ana', 720, 720],
      ['other-phone', 'Ana', 720, 0],
    ]);
  });

  it('counts who is treated to everything as a person without claims, in the place they had', () => {
    const table = new Table(bill);
    const claim = claimBy(table, ['ana-phone', 'Ana'], 1);
    claimBy(table, ['ben-phone', 'Ben'], 1);
    table.treat(claim, [{ guestId: 'ben-phone', name: 'Ben' }]);
    expect(summarise(table.state).people).toMatchObject([
      { guestId: 'ana-phone', name: 'Ana', owesCents: 0, paidCents: 0, claims: [] },
      { guestId: 'ben-phone', name: 'Ben', owesCents: 1440, paidCents: 0 },
    ]);
  });

  it('counts what the host had as settled by being claimed, and not what the host claimed for somebody else', () => {
    const table = new Table(bill);
    claimBy(table, ['host', 'hana'], 1);
    claimBy(table, ['host', 'Mia'], 1);
    const summary = summarise(table.state);
    expect(summary).toMatchObject({ claimedCents: 1440, paidCents: 720, remainingCents: 2880, gapCents: 0 });
    expect(summary.people).toMatchObject([
      { name: 'hana', owesCents: 0, paidCents: 720 },
      { name: 'Mia', owesCents: 720, paidCents: 0 },
    ]);
  });

  it('is settled when all is claimed and nobody owes anything, which a part at no price never does', () => {
    const water = itemOf({ id: 'water', name: 'Water', priceCents: 0 });
    const table = new Table(receiptOf({ items: [nachos, water] }));
    for (const item of table.state.items) table.claim(item, { units: item.quantity, splitCount: 1 });
    expect(isSettledReceipt(table.state)).toBe(false);
    for (const claim of table.state.claims) table.pay(claim);
    expect(table.state.claims.map(({ status }) => status)).toEqual(['paid', 'claimed']);
    expect(isSettledReceipt(table.state)).toBe(true);
    for (const claim of table.state.claims) table.unclaim(claim);
    expect(isSettledReceipt(table.state)).toBe(false);
  });

  it('counts a namesake of the host as somebody who owes', () => {
    const table = new Table(bill);
    claimBy(table, ['ana-phone', 'Hana'], 1);
    expect(summarise(table.state)).toMatchObject({ paidCents: 0, people: [{ owesCents: 720 }] });
  });

  it('keeps two names from one device apart', () => {
    const table = new Table(bill);
    claimBy(table, ['ana-phone', 'Ana'], 1);
    claimBy(table, ['ana-phone', "Ana's son"], 1);
    expect(summarise(table.state).people.map(({ name }) => name)).toEqual(['Ana', "Ana's son"]);
  });
});

describe('a bill whose printed total differs from its parts', () => {
  it('shows the difference instead of spreading it', () => {
    const summary = summarise(receiptOf({ items: [nachos], totalCents: 1500 }));
    expect(summary).toMatchObject({
      mismatchCents: 300,
      computedTotalCents: 1200,
      unclaimedCents: 1200,
      gapCents: 300,
    });
  });

  it('shows a negative difference when less was printed', () => {
    expect(summarise(receiptOf({ items: [nachos], totalCents: 1000 })).mismatchCents).toBe(-200);
  });
});

describe('a tip preset', () => {
  it.each([
    [15, 1502],
    [18, 1802],
    [20, 2002],
    [25, 2503],
  ])('of %i%% of 100.10 is %i cents, half a cent rounded up', (percent, cents) => {
    expect(percentOfDishes({ dishesCents: 10010, percent })).toBe(cents);
  });

  it('is exact with up to three decimals, half a cent rounded up', () => {
    fc.assert(
      fc.property(fc.nat(MAX_CENTS), fc.integer({ min: 1000, max: 100_000 }), (dishesCents, thousandths) => {
        const exact = (BigInt(dishesCents) * BigInt(thousandths) + 50_000n) / 100_000n;
        expect(percentOfDishes({ dishesCents, percent: thousandths / 1000 })).toBe(Number(exact));
      }),
    );
  });

  it('is one of the four documented ones', () => {
    expect(TIP_PRESETS_PERCENT).toEqual([15, 18, 20, 25]);
  });
});
