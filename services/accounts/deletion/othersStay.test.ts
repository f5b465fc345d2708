import { Random } from '@fairtab/domain/testing/random';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeAll, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { postLetter, type MessageOwner } from '../../messages/outgoing/postLetter';
import { saveNamePage } from '../names/namePage';
import { savePreferences } from '../../messages/notifications/preferences';
import { tellHost } from '../../messages/notifications/tellHost';
import { addPaymentMethod } from '../../people/paymentMethods/addPaymentMethod';
import { confirmPayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { scanReceipt } from '../../receipts/scans/scanReceipt';
import { PASSWORD } from '../../testing/browsers';
import { databaseForTests } from '../../testing/database';
import { uploadPhotos } from '../../testing/photos';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { itemNamed, setTable, type Table } from '../../testing/table';
import { updateProfile } from '../profile/updateProfile';
import { proven } from '../../people/addresses/ProvenAddress';
import { eraseAccount } from './eraseAccount';

const HISTORIES = 12;
const STEPS = 8;
const LATER_MS = 2 * 24 * 60 * 60 * 1000;
/** One address and one number that everybody has, and one name. So only ids tell whose something is. */
const EMAIL = 'both@example.com';
const PHONE = '+14155550123';
const NAME = 'a';
/** What the deletion may also change on a receipt of somebody else that the account was on: it is a move on it. */
const OF_THE_RECEIPT = ['receipt', 'change', 'receipt_news'];

const database = await databaseForTests({ poolMax: 20 });
let table: Table;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-05-22T19:00:00Z');
  table = setTable(database.db, { now: () => now });
});

interface Row {
  readonly name: string;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** All rows of all tables. */
async function dump(): Promise<Row[]> {
  const { rows: tables } = await database.db.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: Row[] = [];
  for (const { name } of tables) {
    const { rows } = await database.db.pool.query<{ text: string }>(
      `SELECT row_to_json(t)::text AS text FROM "${name}" t`,
    );
    found.push(...rows.map(({ text }) => ({ name, text, json: JSON.parse(text) as Row['json'] })));
  }
  return found;
}

/** The rows that have none of the deleted ids, and do not belong to a row that has one. */
function othersRows(rows: readonly Row[], ids: readonly string[]): Row[] {
  const carries = ({ text }: Row) => ids.some((id) => text.includes(id));
  const theirs = rows.filter(carries);
  const idsIn = (name: string, key: string) => theirs.flatMap((row) => (row.name === name ? [row.json[key]] : []));
  const hosted = idsIn('receipt', 'id');
  const visited = ['claim', 'payment', 'change'].flatMap((name) => idsIn(name, 'receipt_id'));
  const scans = idsIn('scan', 'id');
  return rows.filter((row) => {
    const receiptId = row.name === 'receipt' ? row.json['id'] : row.json['receipt_id'];
    const isOnHosted = receiptId !== undefined && hosted.includes(receiptId);
    const isOnVisited = OF_THE_RECEIPT.includes(row.name) && visited.includes(receiptId);
    return !carries(row) && !isOnHosted && !isOnVisited && !scans.includes(row.json['scan_id']);
  });
}

type Doing = (account: SignedInContext, receipt: ReceiptState) => Promise<unknown>;

function write(owner: MessageOwner, isSent: boolean): Promise<unknown> {
  const id = table.stranger().newId();
  const letter = { subject: `${NAME} paid`, greeting: `Hello ${NAME},`, paragraphs: [`Write to ${EMAIL}`] };
  return postLetter(database.db.prisma, {
    letter,
    owner,
    id,
    to: { channel: 'email', recipient: proven(EMAIL) },
    createdAt: now,
  }).then(() => database.db.prisma.mail.updateMany({ where: { id }, data: { sentAt: isSent ? now : null } }));
}

const DOINGS: readonly Doing[] = [
  (ctx, receipt) =>
    claimItem(ctx, {
      itemId: itemNamed(receipt, 'Nachos').id,
      units: 1,
      claimerName: NAME,
      claimerEmail: EMAIL,
      claimerPhone: PHONE,
    }),
  async (ctx, receipt) => {
    const { paymentId } = await payClaims(ctx, { receiptId: receipt.id, method: 'venmo', handle: '@a' });
    await confirmPayment(table.hostOf(receipt), { paymentId });
  },
  (ctx) => createReceipt(ctx, { restaurantName: 'Trattoria', items: [{ name: 'Pizza', price: '20.00' }] }),
  (ctx) => addPaymentMethod(ctx, { type: 'venmo', displayName: NAME, identifier: '@a' }),
  async (ctx) => scanReceipt(ctx, { photoIds: await uploadPhotos(ctx) }),
  (ctx) => saveNamePage(ctx, { isOn: true, displayName: NAME, paymentMethodIds: [] }),
  (ctx) => savePreferences(ctx, { emailReminders: true }),
  (ctx) => updateProfile(ctx, { email: EMAIL, phone: PHONE, currentPassword: PASSWORD }),
  (ctx) => write({ userId: ctx.viewer.session.userId }, true),
  (ctx) => write({ guestId: ctx.viewer.guestId }, false),
  (ctx, receipt) =>
    database.db.prisma.reminder.create({ data: { receiptId: receipt.id, guestId: ctx.viewer.guestId, sentAt: [now] } }),
  async (_ctx, receipt) => {
    now = new Date(now.getTime() + LATER_MS);
    await tellHost(table.hostOf(receipt), { guestId: receipt.hostGuestId });
    await database.db.prisma.mail.updateMany({ where: { recipient: EMAIL, attempts: 0 }, data: { sentAt: now } });
  },
];

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
  'deletes and changes only rows that have the account’s ids, after history %i',
  async (seed) => {
    const random = new Random(seed);
    const verified = { email: EMAIL, emailVerifiedAt: now };
    const host = await signedInAccount(table, verified);
    const items = [{ name: 'Nachos', price: '10.00', quantity: 60 }];
    const { receipt } = await createReceipt(host, { restaurantName: 'Casa Nacho', hostName: NAME, items });
    const [deleted, other] = [await signedInAccount(table), await signedInAccount(table, verified)];
    for (const account of [deleted, other]) await DOINGS[0]?.(account, receipt);
    for (let step = 0; step < STEPS * 2; step += 1)
      await random
        .pick(DOINGS)(random.pick([deleted, other]), receipt)
        .catch((error: unknown) => {
          if (!(error instanceof Error) || !('code' in error)) throw error;
        });
    for (const isSent of [true, false])
      for (const owner of [null, { userId: other.viewer.session.userId }]) await write(owner, isSent);
    const { guestId, session } = deleted.viewer;
    const before = othersRows(await dump(), [guestId, session.userId]);
    await eraseAccount(table.stranger(), { userId: session.userId, guestId });
    const after = new Set((await dump()).map(({ name, text }) => `${name} ${text}`));
    expect(before.filter(({ name }) => name === 'mail').length).toBeGreaterThanOrEqual(4);
    expect(before.map(({ name, text }) => `${name} ${text}`).filter((row) => !after.has(row))).toEqual([]);
    expect(await database.db.prisma.mail.count({ where: { ownerGuestId: guestId } })).toBe(0);
    expect(
      await database.db.prisma.mail.count({ where: { sentAt: { not: null }, namedGuestIds: { has: guestId } } }),
    ).toBe(0);
  },
);
