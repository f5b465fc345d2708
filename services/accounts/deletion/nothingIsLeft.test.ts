import { Random } from '@fairtab/domain/testing/random';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, expect, it } from 'vitest';
import { cancelClaim, unclaim } from '../../receipts/claims/changeClaim';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import type { FileKey } from '../../platform/files/FileStore';
import { saveNamePage } from '../names/namePage';
import { personId } from '../../people/guests';
import { findNews } from '../../messages/notifications/findNews';
import { tellHost } from '../../messages/notifications/tellHost';
import { addPaymentMethod } from '../../people/paymentMethods/addPaymentMethod';
import { confirmPayment, disputePayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { askToTakeOver } from '../../receipts/requests/askToTakeOver';
import { listRequests } from '../../receipts/requests/openRequests';
import { takeOver } from '../../receipts/requests/takeOver';
import { scanReceipt } from '../../receipts/scans/scanReceipt';
import { newAccount, newBrowser, PASSWORD, signIn, type TestBrowser } from '../../testing/browsers';
import { databaseForTests } from '../../testing/database';
import { uploadPhotos } from '../../testing/photos';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { itemNamed, setTable, type Table } from '../../testing/table';
import { startTwoFactor } from '../secondFactor/twoFactor';
import { updateProfile } from '../profile/updateProfile';
import { eraseAccount } from './eraseAccount';

const HISTORIES = 20;
const STEPS = 8;
/** A history has many logins, each with a slow hash. */
const PATIENCE_MS = 120_000;
const LATER_MS = 2 * 24 * 60 * 60 * 1000;

const database = await databaseForTests({ poolMax: 20 });
let table: Table;
let now: Date;
beforeEach(() => {
  now = new Date('2026-05-22T19:00:00Z');
  table = setTable(database.db, { now: () => now });
});

/** All rows of all tables as texts: what a dump of the database has. */
async function dump(): Promise<string[]> {
  const { rows: tables } = await database.db.pool.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.db.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts;
}

async function leftovers({ mark, phone }: Pick<Life, 'mark' | 'phone'>): Promise<string[]> {
  const files = await Promise.all(
    table.files
      .keys()
      .map(async (key) => `${key} ${Buffer.from((await table.files.get(key as FileKey)) ?? []).toString('latin1')}`),
  );
  return [...(await dump()), ...files].filter((text) => text.includes(mark) || text.includes(phone));
}

interface Life {
  /** In every name, address and handle of the account, and nowhere else: it is too long to be in a random id by chance. */
  readonly mark: string;
  readonly phone: string;
  readonly random: Random;
  readonly browser: TestBrowser;
  readonly username: string;
  readonly host: SignedInContext;
  readonly receipt: ReceiptState;
}

/** What a person does at somebody else's table and at home. A step that is refused is a step, too. */
const DOINGS: Readonly<Record<string, (life: Life, ctx: ServiceContext) => Promise<unknown>>> = {
  claim: ({ receipt, random, mark, phone }, ctx) =>
    claimItem(ctx, {
      itemId: itemNamed(receipt, 'Nachos').id,
      units: 1,
      claimerName: `${random.pick(['Ana', 'Kid of', "O'"])} ${mark} ${random.int(1, 3)}`,
      claimerEmail: `${mark}@example.com`,
      claimerPhone: phone,
    }),
  'claim as a guest, and sign in': async ({ receipt, username, mark }) => {
    const browser = newBrowser(table);
    const item = itemNamed(receipt, 'Nachos').id;
    await claimItem(await browser.context(), { itemId: item, units: 1, claimerName: `Early ${mark}` });
    await signIn(browser, { username });
  },
  'claim as a guest, change the mind, and sign in': async ({ receipt, username, mark }) => {
    const browser = newBrowser(table);
    const item = itemNamed(receipt, 'Nachos').id;
    const { claimId } = await claimItem(await browser.context(), {
      itemId: item,
      units: 1,
      claimerName: `Gone ${mark}`,
    });
    await unclaim(await browser.context(), { claimId });
    await signIn(browser, { username });
  },
  unclaim: async (_life, ctx) => {
    const claim = await database.db.prisma.claim.findFirst({ where: { guestId: ctx.viewer.guestId ?? '' } });
    if (claim) await unclaim(ctx, { claimId: claim.id });
  },
  'have a claim cancelled': async ({ host }, ctx) => {
    const claim = await database.db.prisma.claim.findFirst({ where: { guestId: ctx.viewer.guestId ?? '' } });
    if (claim) await cancelClaim(host, { claimId: claim.id });
  },
  'pay, and the host answers': async ({ receipt, host, random, mark }, ctx) => {
    const paid = await payClaims(ctx, { receiptId: receipt.id, method: 'venmo', handle: `@${mark}-pays` });
    const answer = random.pick([confirmPayment, disputePayment, null]);
    if (answer) await answer(host, { paymentId: paid.paymentId });
  },
  'host a table': async ({ mark }, ctx) => {
    const items = [{ name: `${mark} cake`, price: '7.00' }];
    const payTo = [{ method: 'venmo', handle: `@${mark}-gets` }];
    const { receipt } = await createReceipt(ctx, { restaurantName: `Chez ${mark}`, hostName: mark, items, payTo });
    await claimItem(table.stranger(), { itemId: receipt.items[0]?.id, claimerName: 'Ben' });
  },
  scan: async (_life, ctx) => scanReceipt(ctx, { photoIds: await uploadPhotos(ctx) }),
  'save a way to pay': ({ mark }, ctx) =>
    addPaymentMethod(ctx, { type: 'venmo', displayName: `My ${mark}`, identifier: `@${mark}-saved` }),
  'turn the page of the name on': ({ mark }, ctx) =>
    saveNamePage(ctx, { isOn: true, displayName: `Ana ${mark}`, paymentMethodIds: [] }),
  'be asked by the host to take over a part': async ({ receipt, host, username }) => {
    await claimItem(host, { itemId: itemNamed(receipt, 'Nachos').id, units: 1, claimerName: 'Kid' });
    const person = personId({ receiptId: receipt.id, person: { guestId: host.viewer.guestId, name: 'Kid' } });
    await askToTakeOver(host, { receiptId: receipt.id, person, username });
  },
  'take over what was asked': async (_life, ctx) => {
    for (const { id } of await listRequests(ctx)) await takeOver(ctx, { requestId: id });
  },
  'fill in the profile': ({ mark, phone }, ctx) =>
    updateProfile(ctx, { firstName: `Ana${mark}`, email: `${mark}@example.com`, phone, currentPassword: PASSWORD }),
  'start a second factor': (_life, ctx) => startTwoFactor(ctx, { password: PASSWORD }),
  'let the host be told': async () => {
    now = new Date(now.getTime() + LATER_MS);
    const fairtab = table.stranger();
    for (const guestId of await findNews(fairtab)) await tellHost(fairtab, { guestId });
    await database.db.prisma.mail.updateMany({ where: { sentAt: null }, data: { sentAt: now } });
  },
};

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
  'leaves no name, address, number or handle in database and files, after history %i',
  async (seed) => {
    const marks = { mark: `q${String.fromCharCode(97 + seed)}zvjxwq`, phone: `41555501${10 + seed}` };
    const { mark } = marks;
    const random = new Random(seed);
    const host = await signedInAccount(table, { email: `host-${seed}@example.com`, emailVerifiedAt: now });
    const items = [{ name: 'Nachos', price: '10.00', quantity: 60 }];
    const { receipt } = await createReceipt(host, { restaurantName: 'Casa Nacho', items });
    await claimItem(table.stranger(), { itemId: receipt.items[0]?.id, units: 1, claimerName: 'Ben' });
    const { browser, username, userId, guestId } = await newAccount(table, { username: `${mark}${seed}` });
    const life = { ...marks, random, browser, username, host, receipt };
    const doings = Object.keys(DOINGS);
    for (let step = 0; step < STEPS; step += 1) {
      const doing = DOINGS[step === 0 ? 'claim' : random.pick(doings)];
      await doing?.(life, await browser.context()).catch((error: unknown) => {
        if (!(error instanceof Error) || !('code' in error)) throw error;
      });
    }
    expect(await leftovers(marks)).not.toEqual([]);
    await eraseAccount(table.stranger(), { userId, guestId });
    expect(await leftovers(marks)).toEqual([]);
    const seen = await table.otherProcess().stranger().store.load(receipt.id);
    expect(seen?.claims.map(({ claimerName }) => claimerName)).toContain('Ben');
  },
  PATIENCE_MS,
);
