import { type ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelClaim } from '../../receipts/claims/changeClaim';
import { type ServiceContext } from '../../context';
import { NotSignedIn } from '../../platform/errors';
import { deleteReceipt } from '../../receipts/deleteReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { claim, close, host as makeReceipt, MINUTE_MS, NOON } from '../../testing/history';
import { newAccount } from '../../testing/browsers';
import { countReceipts, listReceipts, type Page, type Place } from './listReceipts';

const { database, table } = await tableForTests();
let hana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  hana = await (await newAccount(table)).browser.context();
  ben = await (await newAccount(table)).browser.context();
});

const host = (ctx: ServiceContext, input: object = {}) => makeReceipt(ctx, { table, ...input });

const EVERYTHING: Page = { role: null, search: '', after: null, before: null, isInverted: false, limit: 100 };
const list = (ctx: ServiceContext, page: Partial<Page> = {}) => listReceipts(ctx, { ...EVERYTHING, ...page });
const namesIn = (receipts: readonly ReceiptState[]) => receipts.map(({ restaurantName }) => restaurantName);

describe('the receipts of an account', () => {
  it('are those it hosts and those it has a live claim on, newest first', async () => {
    await host(ben, { restaurantName: 'A' });
    const joined = await host(hana, { restaurantName: 'B' });
    await claim(ben, { on: joined });
    await claim(ben, { on: joined });
    const own = await host(ben, { restaurantName: 'C' });
    await claim(ben, { on: own });
    await host(hana, { restaurantName: 'D' });
    expect(namesIn(await list(ben))).toEqual(['C', 'B', 'A']);
    expect(namesIn(await list(ben, { role: 'host' }))).toEqual(['C', 'A']);
    expect(namesIn(await list(ben, { role: 'diner' }))).toEqual(['B']);
    for (const [role, count] of [
      [null, 3],
      ['host', 2],
      ['diner', 1],
    ] as const)
      expect(await countReceipts(ben, { role, search: '' })).toBe(count);
  });

  it('leave out deleted ones, those whose host made them private, and those without a live claim', async () => {
    const [deleted, closed, open] = [await host(hana), await host(hana), await host(hana, { restaurantName: 'Open' })];
    const claims = [
      await claim(ben, { on: deleted }),
      await claim(ben, { on: closed }),
      await claim(ben, { on: open }),
    ];
    await deleteReceipt(hana, { receiptId: deleted.id });
    await close(hana, closed);
    expect(namesIn(await list(ben))).toEqual(['Open']);
    expect(namesIn(await list(hana))).toEqual(['Open', 'Casa Nacho']);
    await cancelClaim(hana, { claimId: claims[2]?.claimId ?? '' });
    expect(await list(ben)).toEqual([]);
    expect(await countReceipts(ben, { role: null, search: '' })).toBe(0);
    expect(await countReceipts(hana, { role: null, search: '' })).toBe(2);
  });

  it('come page by page from either end, also those made in the same millisecond', async () => {
    const made: ReceiptState[] = [];
    for (const name of ['A', 'B', 'C']) made.push(await host(hana, { restaurantName: name }));
    const at = { createdAt: new Date(NOON.getTime() - MINUTE_MS) };
    await database.db.prisma.receipt.updateMany({ where: { id: { in: made.map(({ id }) => id) } }, data: at });
    // Written past the store, which knows a state by its version.
    const fresh = { ...hana, store: table.otherProcess().stranger().store };
    const all = await list(fresh);
    expect(namesIn(all).sort()).toEqual(['A', 'B', 'C']);
    const walk = async (step: (last: Place | null) => Partial<Page>) => {
      const seen: ReceiptState[] = [];
      for (let last: ReceiptState | null = null, more = true; more;) {
        const page: ReceiptState[] = await list(fresh, { ...step(last), limit: 1 });
        seen.push(...page);
        last = page[0] ?? null;
        more = last !== null;
      }
      return seen;
    };
    expect(await walk((after) => ({ after }))).toEqual(all);
    expect(await walk((before) => ({ before, isInverted: true }))).toEqual(all.toReversed());
    const [first, , third] = all;
    expect(await list(fresh, { after: first ?? null, before: third ?? null })).toEqual([all[1]]);
  });

  it('are found by restaurant and description, in any case and language, with no character as a wildcard', async () => {
    const names = [
      'Café Élysée',
      '50% Off',
      '50 Offers',
      'snake_bar',
      'snakeXbar',
      'A.B*C (new)',
      'back\\slash',
      '[box]',
    ];
    for (const restaurantName of names) await host(hana, { restaurantName });
    await host(hana, { restaurantName: 'Elsewhere', description: 'with ÇELİK and\nΣοφία' });
    const found = async (search: string) => {
      const receipts = await list(hana, { search });
      expect(await countReceipts(hana, { role: null, search })).toBe(receipts.length);
      return namesIn(receipts).sort();
    };
    expect(await found('CAFÉ é')).toEqual(['Café Élysée']);
    expect(await found('50%')).toEqual(['50% Off']);
    expect(await found('_')).toEqual(['snake_bar']);
    expect(await found('.b*c (')).toEqual(['A.B*C (new)']);
    expect(await found('\\S')).toEqual(['back\\slash']);
    expect(await found('[B')).toEqual(['[box]']);
    expect(await found('çelİK')).toEqual(['Elsewhere']);
    expect(await found('σΟΦ')).toEqual(['Elsewhere']);
    expect(await found('***:x')).toEqual([]);
    expect(await found('\u0000\uD800')).toHaveLength(9);
    expect(await found('  ')).toHaveLength(9);
    expect(await found('x'.repeat(100_000))).toEqual([]);
  });

  it('are found as people type, without accents and with any apostrophe or dash, and by their dishes', async () => {
    const items = [{ name: 'Crème Brûlée', price: '8.00', quantity: 1 }];
    await host(hana, { restaurantName: 'Café Rouge', items });
    for (const restaurantName of ['Joe’s Diner', 'Łódź Søren', 'Ёлка', 'Wok-In', 'Cafe Plain'])
      await host(hana, { restaurantName });
    const found = async (search: string) => {
      const receipts = await list(hana, { search });
      expect(await countReceipts(hana, { role: null, search })).toBe(receipts.length);
      return namesIn(receipts).sort();
    };
    expect(await found('cafe')).toEqual(['Cafe Plain', 'Café Rouge']);
    expect(await found('CAFÉ')).toEqual(['Cafe Plain', 'Café Rouge']);
    expect(await found("joe's")).toEqual(['Joe’s Diner']);
    expect(await found('lodz soren')).toEqual(['Łódź Søren']);
    expect(await found('елка')).toEqual(['Ёлка']);
    expect(await found('wok–in')).toEqual(['Wok-In']);
    expect(await found('creme brulee')).toEqual(['Café Rouge']);
    expect(await found('\u0065\u0301')).toContain('Café Rouge');
    for (const mark of ['\u200E', '\u200F', '\u202A', '\u2068', '\u00AD', '\u200B', '\uFEFF', '\u061C'])
      expect(await found(`${mark}caf${mark}é r${mark}`)).toEqual(['Café Rouge']);
    expect(await list(ben, { search: 'creme' })).toEqual([]);
  });

  it('are found by digits of any script, and never by a part of what is searched for', async () => {
    const story = 'a long evening, '.repeat(20).trim();
    await host(hana, { restaurantName: '١٢ شارع', description: story });
    await host(hana, { restaurantName: 'Table 12' });
    await host(hana, { restaurantName: '卓１３' });
    const found = async (search: string) => {
      const receipts = await list(hana, { search });
      expect(await countReceipts(hana, { role: null, search })).toBe(receipts.length);
      return namesIn(receipts).sort();
    };
    for (const twelve of ['12', '١٢', '۱۲', '१२', '１２', '𝟏𝟐'])
      expect(await found(twelve)).toEqual(['Table 12', '١٢ شارع'].sort());
    expect(await found('13')).toEqual(['卓１３']);
    expect(await found(story)).toEqual(['١٢ شارع']);
    expect(await found(`${story.slice(0, 200)} and something else`)).toEqual([]);
    expect(await found('12'.repeat(250))).toEqual([]);
  });

  it('come from the cache as long as they have not changed', async () => {
    const receipt = await host(hana);
    for (let more = 0; more < 12; more++) await host(hana);
    const ctx = { ...hana, store: table.otherProcess().stranger().store };
    const loaded = await list(ctx);
    expect(loaded).toHaveLength(13);
    expect(loaded.at(-1)).toEqual(receipt);
    await claim(ben, { on: receipt });
    expect((await list(ctx)).at(-1)?.version).toBe(2);
    expect((await list(ctx))[0]).toBe(loaded[0]);
  });
});

describe('a viewer without a login', () => {
  it('has no list, even as a guest with receipts and claims', async () => {
    const guest = table.hostOf(await table.newReceipt());
    await expect(list(guest)).rejects.toBeInstanceOf(NotSignedIn);
    await expect(countReceipts(guest, EVERYTHING)).rejects.toBeInstanceOf(NotSignedIn);
  });
});
