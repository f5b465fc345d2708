import type { KnownMove } from '@fairtab/web/src/table/moves/KnownMove';
import { receiptOf } from '@fairtab/web/src/table/moves/receiptOf';
import { otherMoves } from '@fairtab/web/src/table/moves/otherMoves';
import { tableOf, type WireTable } from '@fairtab/web/src/table/moves/tableOf';
import { tapMoves } from '@fairtab/web/src/table/moves/tapMoves';
import type { Move } from '@fairtab/web/src/network/outbox/writes';
import type { TableState } from '@fairtab/web/src/table/tableState';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { LivePhone } from '../../testing/LivePhone';
import { attempt, createReceipt, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const BILL = {
  items: [
    { name: 'Nachos', price: '12.00', quantity: 3 },
    { name: 'Negroni', price: '11.00', quantity: 2, discount: '1.00' },
    { name: 'Coffee', price: '3.33', quantity: 1 },
  ],
  hostName: 'Lucia',
  discount: '2.50',
};
const KNOWN: Readonly<Record<Move, KnownMove>> = { ...tapMoves, ...otherMoves };
const NAMES = ['Ana', 'ana', 'Ben', 'Cleo'] as const;

/** What a step can be about, of what is on the bill then. */
interface Parts {
  readonly table: TableState;
  readonly item: string;
  readonly claim: string;
  /** All claims of one person. */
  readonly claims: readonly string[];
  readonly payment: string;
  readonly person: string;
  readonly name: string;
  readonly amount: number;
}

const MOVES: Readonly<Record<Move, (parts: Parts) => Readonly<Record<string, unknown>>>> = {
  claimItem: ({ table, item, name, amount, person }) => ({
    itemId: item,
    claimerName: name,
    ...(amount === 4 ? { wantedAmount: '1.23' } : { units: 1, splitCount: amount }),
    shareWith: amount === 3 && person ? [person] : [],
    // Also those of other guests, and paid ones, which are refused.
    replaces:
      amount === 2
        ? (table.items
            .find(({ id }) => id === item)
            ?.claims.slice(-1)
            .map(({ id }) => id) ?? [])
        : [],
  }),
  unclaim: ({ claim }) => ({ claimId: claim }),
  declineShare: ({ claim }) => ({ claimId: claim }),
  treat: ({ table, claims, name, person, amount }) => ({
    receiptId: table.linkId,
    claimIds: claims,
    claimerName: amount === 1 ? null : name,
    people: amount === 2 || !person ? [] : [person],
  }),
  endTreat: ({ table, claims }) => ({ receiptId: table.linkId, claimIds: claims }),
  takePlace: ({ table, person }) => ({ receiptId: table.linkId, personId: person }),
  askHousehold: ({ table, person }) => ({ receiptId: table.linkId, personId: person }),
  joinHousehold: ({ table }) => ({ receiptId: table.linkId }),
  leaveHousehold: ({ table }) => ({ receiptId: table.linkId }),
  payClaims: ({ table, claims, amount }) => ({
    receiptId: table.id,
    method: 'CASH',
    claimIds: amount === 1 ? null : claims,
  }),
  editReceipt: ({ table, amount, name }) => ({
    receiptId: table.id,
    ...(amount === 1 && { tip: '6.00', description: 'later' }),
    ...(amount === 2 && { hostName: name, payTo: [{ method: 'VENMO', handle: 'lucia-r' }] }),
    ...(amount === 1 && { removesExchangeRate: true }),
    ...(amount === 3 && {
      serviceChargeRate: '12.5',
      exchangeRate: { currency: 'EUR', baseCurrency: 'USD', rate: '0.9223', date: '2026-11-28' },
    }),
    ...(amount === 4 && {
      items: [
        ...table.items.map(({ id, name: dish, price, quantity, splitWith }) => ({
          ...{ id, name: `${dish}!`, price, splitWith },
          quantity: quantity + 1,
        })),
        { name: 'Ham', price: '3.33', measure: '2.5' },
        { name: 'Beer', lineTotal: '10.00', quantity: 3, note: 'cold' },
      ],
    }),
  }),
  cancelClaim: ({ claim }) => ({ claimId: claim }),
  reopenClaim: ({ claim }) => ({ claimId: claim }),
  confirmPayment: ({ payment }) => ({ paymentId: payment }),
  disputePayment: ({ payment }) => ({ paymentId: payment }),
  setContribution: ({ table, person, name, amount }) => ({
    receiptId: table.linkId,
    ...(person && amount < 4 ? { personId: person } : { name }),
    amount: `${(amount - 1) * 4}.50`,
  }),
  setContributions: ({ table, person, name, amount }) => ({
    receiptId: table.linkId,
    contributions: [
      ...(person ? [{ personId: person, amount: `${amount}.25` }] : []),
      ...(amount > 2 ? [{ name, amount: '0.75' }] : []),
    ],
  }),
  passOn: ({ table, person }) => ({ receiptId: table.linkId, personId: person }),
  takeBackPassedOn: ({ table, person }) => ({ receiptId: table.linkId, personId: person }),
};
const BY_HOST: ReadonlySet<Move> = new Set<Move>([
  'editReceipt',
  'cancelClaim',
  'reopenClaim',
  'confirmPayment',
  'disputePayment',
  'setContribution',
  'setContributions',
  'passOn',
  'takeBackPassedOn',
]);

const anyNumber = fc.nat({ max: 1_000 });
const stepWith = (moves: readonly Move[]) =>
  fc.record({
    move: fc.constantFrom(...moves),
    who: anyNumber,
    which: anyNumber,
    amount: fc.integer({ min: 1, max: 4 }),
  });
const step = fc.oneof(
  { weight: 2, arbitrary: stepWith(['claimItem']) },
  { weight: 3, arbitrary: stepWith(Object.keys(MOVES) as Move[]) },
);
const evening = fc.array(step, { minLength: 25, maxLength: 40 });

/** A table that one phone follows. Every move on it is compared with what a phone expects of it. */
class Table {
  readonly #phone: LivePhone;
  /**
   * Claims were cut into parts, which keep the time of the claim that they come from. A phone is told no other order of claims, so
   * that it may expect people in another order until the state comes.
   */
  #hasParts = false;

  constructor(
    host: Browser,
    readonly receipt: SeenReceipt,
  ) {
    this.#phone = new LivePhone(host, receipt);
  }

  async now(): Promise<TableState> {
    await this.#phone.load();
    return must(this.#phone.table);
  }

  /** @returns whether the server did it. What it refuses changes nothing. */
  async move(
    actor: Browser,
    { move, input }: { move: Move; input: Readonly<Record<string, unknown>> },
  ): Promise<boolean> {
    const before = await this.now();
    const { __typename: result } = await attempt(actor, { mutation: move, input });
    if (!result.endsWith('Payload')) return false;
    const guestId = await dinerOf(actor, this.receipt);
    const circumstances = { guestId, madeId: 'made', at: new Date().toISOString(), paidBy: 'CASH' } as const;
    const expected = tableOf(KNOWN[move].step(receiptOf(before), input, circumstances), before);
    const after = await this.now();
    this.#hasParts ||= move === 'treat' && countClaims(after) > countClaims(before);
    // Whoever has nothing on the bill may be in a household all the same, of which no phone is told.
    const wereHere = new Set(before.people.map((person) => person.id));
    const told = (table: TableState | WireTable): readonly TableState['people'][number][] =>
      (table as TableState).people.map((person) =>
        wereHere.has(person.id) ? person : { ...person, household: null, askedInto: null },
      );
    const compared = (table: TableState | WireTable) => {
      const people = this.#hasParts ? sortedBy(told(table), ({ id }) => id) : told(table);
      return comparable({ ...table, people } as TableState);
    };
    expect(compared(expected), `${move} ${JSON.stringify(input)}`).toEqual(compared(after));
    return true;
  }

  close(): Promise<void> {
    return this.#phone.close();
  }
}

describe('the table that a phone expects is the one that the server then has', () => {
  it('after any moves of anybody', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (steps) => {
        const host = api.browser();
        const table = new Table(host, await createReceipt(host, BILL));
        const guests = [host, api.browser(), api.browser(), api.browser()];
        for (const { move, who, which, amount } of steps) {
          const actor = must(BY_HOST.has(move) ? host : pick(guests, who));
          const input = MOVES[move](partsOf(await table.now(), { which, who, amount }));
          await table.move(actor, { move, input });
        }
        await table.close();
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 120_000);

  it('after each of the moves', async () => {
    const [host, ana, ben, kid] = [api.browser(), api.browser(), api.browser(), api.browser()];
    const table = new Table(host, await createReceipt(host, BILL));
    const { id, linkId } = table.receipt;
    const done: Move[] = [];
    const does = async (actor: Browser, move: Move, input: Readonly<Record<string, unknown>>): Promise<void> => {
      expect(await table.move(actor, { move, input }), `${move} is done`).toBe(true);
      done.push(move);
    };
    const named = async (name: string) => must((await table.now()).people.find((person) => person.name === name));
    const claimsOf = async (name: string) => (await named(name)).claims.map((claim) => claim.id);
    const lastPayment = async () => must((await table.now()).payments.at(-1)).id;
    const [nachos, negroni, coffee] = (await table.now()).items.map((item) => item.id);

    await does(host, 'claimItem', { itemId: coffee, claimerName: 'Kid', units: 1, splitCount: 7 });
    await does(kid, 'takePlace', { receiptId: linkId, personId: (await named('Kid')).id });
    await does(ana, 'claimItem', { itemId: nachos, claimerName: 'Ana', units: 1, splitCount: 1 });
    const anas = (await named('Ana')).id;
    await does(ben, 'claimItem', { itemId: negroni, claimerName: 'Ben', units: 1, splitCount: 2, shareWith: [anas] });
    await does(ana, 'declineShare', { claimId: must((await claimsOf('Ben'))[0]) });
    await does(ben, 'treat', { receiptId: linkId, claimIds: await claimsOf('Ana'), claimerName: 'Ben', people: [] });
    await does(ana, 'endTreat', { receiptId: linkId, claimIds: (await claimsOf('Ben')).slice(0, 1) });
    const bens = await claimsOf('Ben');
    await does(host, 'treat', { receiptId: linkId, claimIds: bens, claimerName: 'Lucia', people: [anas] });
    await does(ben, 'claimItem', { itemId: coffee, claimerName: 'Ben', units: 1, splitCount: 3 });
    await does(ben, 'askHousehold', { receiptId: linkId, personId: anas });
    await does(ana, 'joinHousehold', { receiptId: linkId });
    await does(ana, 'leaveHousehold', { receiptId: linkId });
    await does(ana, 'payClaims', { receiptId: id, method: 'CASH', claimIds: await claimsOf('Ana') });
    await does(host, 'confirmPayment', { paymentId: await lastPayment() });
    await does(host, 'reopenClaim', { claimId: must((await claimsOf('Ana'))[0]) });
    await does(ben, 'payClaims', { receiptId: id, method: 'CASH', claimIds: await claimsOf('Ben') });
    await does(host, 'disputePayment', { paymentId: await lastPayment() });
    await does(host, 'editReceipt', { receiptId: id, tip: '7.00', hostName: 'Lu' });
    const benPaid = must((await table.now()).people.find(({ name }) => name === 'Ben')).id;
    await does(host, 'setContribution', { receiptId: linkId, personId: benPaid, amount: '12.00' });
    await does(host, 'passOn', { receiptId: linkId, personId: benPaid });
    await does(ben, 'takeBackPassedOn', { receiptId: linkId, personId: benPaid });
    await does(host, 'setContribution', { receiptId: linkId, name: 'Walt', amount: '1.00' });
    await does(host, 'setContributions', {
      receiptId: linkId,
      contributions: [
        { personId: benPaid, amount: '11.00' },
        { name: 'Otto', amount: '2.00' },
      ],
    });
    await does(host, 'cancelClaim', { claimId: must((await claimsOf('Ben'))[0]) });
    await does(ana, 'unclaim', { claimId: must((await claimsOf('Ana'))[0]) });
    expect([...new Set(done)].sort()).toEqual(Object.keys(MOVES).sort());
    await table.close();
  });
});

function partsOf(table: TableState, { which, who, amount }: { which: number; who: number; amount: number }): Parts {
  const claims = table.items.flatMap((item) => item.claims);
  const person = pick(table.people, which + who);
  return {
    table,
    item: pick(table.items, which)?.id ?? '',
    claim: pick(claims, which)?.id ?? '',
    claims: pick(table.people, which)?.claims.map(({ id }) => id) ?? [],
    payment: pick(table.payments, which)?.id ?? '',
    person: person?.id ?? '',
    name: pick(NAMES, who) ?? '',
    amount,
  };
}

const IDS: ReadonlySet<string> = new Set(['id', 'household', 'askedInto']);
const TIMES: ReadonlySet<string> = new Set(['createdAt', 'completedAt', 'acceptedAt']);

/**
 * A table without what only the server knows: the ids and times of what was made, the order of the parts of one claim, which are made at
 * once, and the version.
 */
function comparable({ version: _version, looking: _looking, ...table }: TableState | WireTable): unknown {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `id ${ids.size}`;
    ids.set(id, known);
    return known;
  };
  const items = table.items.map((item) => ({ ...item, claims: sortedBy(item.claims, placeOf) }));
  for (const item of items) for (const { id } of [item, ...item.claims]) idOf(id);
  const people = table.people.map((person) => ({ ...person, claims: sortedBy(person.claims, ({ id }) => idOf(id)) }));
  const payments = table.payments.map((payment) => ({
    ...payment,
    claims: sortedBy(payment.claims, ({ id }) => idOf(id)),
  }));
  const rest = JSON.stringify({ ...table, items, people, payments }, (key, value: unknown) => {
    if (key.startsWith(' ') || key.startsWith('__')) return undefined;
    // The id of a person says who it is.
    return IDS.has(key) && typeof value === 'string' && !value.includes(':') ? idOf(value) : value;
  });
  return JSON.parse(rest, (key, value: unknown) => (TIMES.has(key) && value !== null ? 'a time' : value));
}

function countClaims({ items }: TableState): number {
  return items.flatMap(({ claims }) => claims).length;
}

function placeOf({ pieces, claimerName, status }: TableState['items'][number]['claims'][number]): string {
  return JSON.stringify([pieces, claimerName, status]);
}

function sortedBy<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  return list.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

async function dinerOf(browser: Browser, { id }: SeenReceipt): Promise<string> {
  const { data } = await browser.ask('query ($id: ID!) { receipt(id: $id) { viewerSeat { diner } } }', { id });
  return (data?.['receipt'] as { viewerSeat: { diner: string } }).viewerSeat.diner;
}

function pick<T>(list: readonly T[], which: number): T | undefined {
  return list[which % list.length];
}

function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is not there');
  return value;
}
