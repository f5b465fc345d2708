import { balanceOn } from '@fairtab/domain/balances';
import { addBalances, counterpartiesOn } from '@fairtab/domain/testing/balances';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelClaim } from '../../receipts/claims/changeClaim';
import { treat } from '../../receipts/claims/treat';
import type { ServiceContext } from '../../context';
import { NotSignedIn } from '../../platform/errors';
import { confirmPayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { deleteReceipt } from '../../receipts/deleteReceipt';
import { newAccount } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { claim, close, host as makeReceipt, NOON } from '../../testing/history';
import {
  countCounterparties,
  listCounterparties,
  readCounterparty,
  type Counterparty,
  type CounterpartyPage,
} from './counterparties';
import { receiptsBetween } from './receiptsBetween';

const { table } = await tableForTests();
let hana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  hana = await (await newAccount(table)).browser.context();
  ben = await (await newAccount(table)).browser.context();
});

const EVERYBODY: CounterpartyPage = { search: '', after: null, before: null, isInverted: false, limit: 100 };
const list = (ctx: ServiceContext, page: Partial<CounterpartyPage> = {}) =>
  listCounterparties(ctx, { ...EVERYBODY, ...page });
const namesIn = (people: readonly Counterparty[]) => people.map(({ name }) => name);
const host = (ctx: ServiceContext, input: object = {}) => makeReceipt(ctx, { table, ...input });
const idOf = ({ viewer }: ServiceContext): string => viewer.guestId ?? '';
const placeOf = ({ key, lastAt, owedToMeCents, iOweCents }: Counterparty) => ({
  key,
  lastAt,
  openCents: owedToMeCents + iOweCents,
});

describe('the people of an account', () => {
  it('are its diners and its hosts, accounts merged over receipts and guests never by name', async () => {
    const [first, second] = [await host(hana, { hostName: 'Hana' }), await host(hana)];
    await claim(ben, { on: first });
    await claim(ben, { on: second, claimerName: 'Benjamin', units: 2 });
    await claim(ben, { on: first, claimerName: 'Mia' });
    const latest = await host(ben, { hostName: 'Ben B.' });
    await claim(hana, { on: latest, claimerName: 'Hana', splitCount: 2 });
    await claim(table.stranger(), { on: first, claimerName: 'Zoe', splitCount: 4 });
    await claim(table.stranger(), { on: second, claimerName: 'Zoe', splitCount: 5 });
    const people = await list(hana);
    expect(people).toMatchObject([
      {
        name: 'Ben B.',
        hasAccount: true,
        receiptCount: 3,
        owedToMeCents: 4000,
        iOweCents: 500,
        lastAt: latest.createdAt,
      },
      { name: 'Zoe', hasAccount: false, receiptCount: 1, owedToMeCents: 250 },
      { name: 'Zoe', hasAccount: false, receiptCount: 1, owedToMeCents: 200 },
    ]);
    expect(await list(ben)).toMatchObject([{ name: 'Hana', owedToMeCents: 500, iOweCents: 4000, receiptCount: 3 }]);
    expect(await countCounterparties(hana, { search: '' })).toBe(3);
  });

  it('show what was reported apart until the host confirms it', async () => {
    const receipt = await host(hana);
    await claim(ben, { on: receipt });
    const { paymentId } = await payClaims(ben, { receiptId: receipt.id, method: 'cash' });
    await claim(ben, { on: receipt, splitCount: 2 });
    expect(await list(hana)).toMatchObject([{ owedToMeCents: 500, toConfirmCents: 1000, reportedCents: 0 }]);
    expect(await list(ben)).toMatchObject([{ iOweCents: 500, toConfirmCents: 0, reportedCents: 1000 }]);
    await confirmPayment(hana, { paymentId });
    expect(await list(hana)).toMatchObject([{ owedToMeCents: 500, toConfirmCents: 0 }]);
  });

  it('leave out deleted receipts, cancelled claims, and for diners what its host made private', async () => {
    const [deleted, closed, open] = [await host(hana), await host(hana), await host(hana)];
    for (const on of [deleted, closed]) await claim(ben, { on });
    const { claimId } = await claim(table.stranger(), { on: open, claimerName: 'Zoe' });
    await cancelClaim(hana, { claimId });
    await deleteReceipt(hana, { receiptId: deleted.id });
    await close(hana, closed);
    expect(await list(hana)).toMatchObject([{ name: 'Ben', owedToMeCents: 1000, receiptCount: 1 }]);
    expect(await list(ben)).toEqual([]);
  });

  it('add up to what the receipts say, also with treats and payments', async () => {
    const receipts: ReceiptState[] = [];
    const guest = table.guest(idOf(table.hostOf(await table.newReceipt())));
    for (const ctx of [hana, hana, ben, guest]) receipts.push(await host(ctx));
    for (const on of receipts) {
      for (const diner of [hana, ben, guest]) await claim(diner, { on, splitCount: 3 });
      const { claimId } = await claim(guest, { on, claimerName: 'Kid', splitCount: 6 });
      await treat(ben, { receiptId: on.id, claimIds: [claimId], claimerName: 'Ben' });
    }
    for (const on of receipts.slice(1)) await payClaims(ben, { receiptId: on.id, method: 'cash' });
    const states = [...(await hana.store.loadMany(receipts.map(({ id }) => id))).values()];
    for (const ctx of [hana, ben]) {
      const me = idOf(ctx);
      const expected = [...new Set(states.flatMap((state) => counterpartiesOn(state, me)))].map((other) => ({
        guestId: other,
        ...addBalances(states.map((state) => balanceOn(state, { me, other }))),
        receiptCount: states.filter((state) => balanceIsOn(state, { me, other })).length,
      }));
      const found = await list(ctx);
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected.map((each) => expect.objectContaining(each) as object)));
    }
  });

  it('come page by page from either end, the greatest open amount first, and by any of their names', async () => {
    const receipt = await host(hana);
    for (const splitCount of [3, 2, 4, 4])
      await claim(table.stranger(), { on: receipt, claimerName: `Guest ${splitCount}`, splitCount });
    const all = await list(hana);
    expect(namesIn(all)).toEqual(['Guest 2', 'Guest 3', 'Guest 4', 'Guest 4']);
    for (const [index, person] of all.entries()) {
      expect(await list(hana, { after: placeOf(person) })).toEqual(all.slice(index + 1));
      const before = await list(hana, { before: placeOf(person), isInverted: true });
      expect(before).toEqual(all.slice(0, index).reverse());
    }
    expect(await list(hana, { limit: 2 })).toEqual(all.slice(0, 2));
    expect(namesIn(await list(hana, { search: ' gUEST 3 ' }))).toEqual(['Guest 3']);
    expect(await countCounterparties(hana, { search: 'guest 4' })).toBe(2);
    expect(await list(hana, { search: '.*' })).toEqual([]);
    expect(namesIn(await list(hana, { search: 'Guest ٣' }))).toEqual(['Guest 3']);
    expect(await list(hana, { search: `Guest 3${' '.repeat(120)}x` })).toEqual([]);
    expect(await list(hana, { search: 'Guest 3'.repeat(100) })).toEqual([]);
  });
});

function balanceIsOn(state: ReceiptState, { me, other }: { me: string; other: string }): boolean {
  return counterpartiesOn(state, me).includes(other);
}

describe('one of these people', () => {
  it('is known by a key that only this account can use, and by no guest’s id', async () => {
    const receipt = await host(hana);
    await claim(ben, { on: receipt });
    const zoe = table.stranger();
    const { claim: zoes } = await claim(zoe, { on: receipt, claimerName: 'Zoe' });
    const [first] = await list(hana);
    if (!first) throw new Error('Nobody was found.');
    expect(await readCounterparty(hana, first.key)).toEqual(first);
    for (const stranger of [ben, table.guest(zoes.guestId), table.stranger()])
      expect(await readCounterparty(stranger, first.key)).toBeNull();
    expect(await readCounterparty(hana, idOf(ben))).toBeNull();
  });

  it('has the receipts between the two with what is open on each, open ones first', async () => {
    const [open, paid, others] = [await host(hana), await host(hana), await host(hana)];
    await claim(ben, { on: open });
    await claim(ben, { on: paid });
    await payClaims(ben, { receiptId: paid.id, method: 'cash' });
    await claim(table.stranger(), { on: others, claimerName: 'Zoe' });
    const own = await host(ben);
    await claim(hana, { on: own, claimerName: 'Hana', splitCount: 2 });
    const found = (await receiptsBetween(hana, { guestId: idOf(ben), currency: null })).map(
      ({ receipt, ...balance }) => ({
        id: receipt.id,
        ...balance,
      }),
    );
    expect(found).toMatchObject([
      { id: own.id, iOweCents: 500, owedToMeCents: 0 },
      { id: open.id, owedToMeCents: 1000, toConfirmCents: 0 },
      { id: paid.id, owedToMeCents: 0, toConfirmCents: 1000 },
    ]);
    expect(await receiptsBetween(ben, { guestId: idOf(hana), currency: null })).toHaveLength(3);
    await close(hana, open);
    expect(await receiptsBetween(ben, { guestId: idOf(hana), currency: null })).toHaveLength(2);
  });
});

describe('a viewer without a login', () => {
  it('has no such list, even as a guest with receipts', async () => {
    const guest = table.hostOf(await table.newReceipt());
    for (const read of [() => list(guest), () => countCounterparties(guest, { search: '' })])
      await expect(read()).rejects.toBeInstanceOf(NotSignedIn);
    await expect(receiptsBetween(guest, { guestId: 'x', currency: null })).rejects.toBeInstanceOf(NotSignedIn);
  });
});
