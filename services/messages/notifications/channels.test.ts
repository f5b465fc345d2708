import { beforeEach, describe, expect, it } from 'vitest';
import { proven } from '../../people/addresses/ProvenAddress';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { sendMail } from '../outgoing/sendMail';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { findDueReminders } from '../../receipts/reminders/findDueReminders';
import { planReminder } from '../../receipts/reminders/planReminder';
import { readSchedule } from '../../receipts/reminders/readSchedule';
import { refreshReminder } from '../../receipts/reminders/refreshReminder';
import { tableForTests } from '../../testing/tableForTests';
import { memoryMailer } from '../../testing/memoryMailer';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { itemNamed } from '../../testing/table';
import { findNews } from './findNews';
import { savePreferences } from './preferences';
import { tellHost } from './tellHost';
import { ONLY_MAIL } from '../mail/channels';
import { unsubscribeAddress } from '../outgoing/unsubscribedAddresses';

/** Friday afternoon in New York. */
const START = new Date('2026-05-22T15:00:00-04:00');
const MINUTE_MS = 60_000;
const CHANNELS = { ...ONLY_MAIL, pushKey: 'a key', pushServices: [], hasSms: true };

const { database, table } = await tableForTests({ now: () => time });
let fairtab: ServiceContext;
let time: Date;
let hana: SignedInContext;
beforeEach(async () => {
  time = START;
  await database.db.prisma.receipt.deleteMany();
  await database.db.prisma.mail.deleteMany();
  await database.db.prisma.pushSubscription.deleteMany();
  await database.db.prisma.firstMessage.deleteMany();
  fairtab = { ...table.stranger(), channels: CHANNELS };
  hana = await signedInAccount(table, {
    email: 'hana@example.com',
    emailVerifiedAt: START,
    firstName: 'Hana',
    phone: '+12125550199',
    phoneVerifiedAt: START,
  });
});

let browsers = 0;
const subscribe = async (guestId: string) => {
  const id = `browser-${browsers++}`;
  await database.db.prisma.pushSubscription.create({
    data: { id, guestId, endpoint: `https://push.example/${id}`, p256dh: 'key', auth: 'secret' },
  });
  return id;
};
const after = (minutes: number) => {
  time = new Date(time.getTime() + minutes * MINUTE_MS);
};
const sent = async () =>
  (await database.db.prisma.mail.findMany({ orderBy: { createdAt: 'asc' } })).map(({ channel, recipient }) => ({
    channel,
    recipient,
  }));

describe('a host', () => {
  const hostAndClaim = async () => {
    const { receipt } = await createReceipt(hana, {
      restaurantName: 'Casa Nacho',
      items: [
        { name: 'Beer', price: '5.00' },
        { name: 'Tea', price: '3.00' },
      ],
    });
    const { claim } = await claimItem(table.stranger(), { itemId: receipt.items[0]?.id, claimerName: 'Ana' });
    return { receipt, ana: table.guest(claim.guestId) };
  };
  const work = async () => {
    for (const guestId of await findNews(fairtab)) await tellHost(fairtab, { guestId });
  };

  it('is told by push ten minutes later and by mail with the digest, each once', async () => {
    const browser = await subscribe(hana.viewer.guestId);
    const { receipt, ana } = await hostAndClaim();
    after(10);
    await work();
    expect(await sent()).toEqual([{ channel: 'push', recipient: browser }]);
    await work();
    await payClaims(ana, { receiptId: receipt.id, method: 'cash' });
    after(10);
    await work();
    expect(await sent()).toHaveLength(2);
    const [, second] = await database.db.prisma.mail.findMany({ orderBy: { createdAt: 'asc' } });
    expect(second?.subject).toContain('Ana paid');
    time = new Date('2026-05-23T09:00:00-04:00');
    await work();
    expect((await sent())[2]).toEqual({ channel: 'email', recipient: 'hana@example.com' });
    await work();
    expect(await sent()).toHaveLength(3);
    expect(await database.db.prisma.receiptNews.count()).toBe(0);
  });

  it('is told by SMS of payments alone, and only after switching it on', async () => {
    await savePreferences(hana, { emailReceipts: false, emailPayments: false });
    const { receipt, ana } = await hostAndClaim();
    await payClaims(ana, { receiptId: receipt.id, method: 'cash' });
    after(10);
    await work();
    expect(await sent()).toEqual([]);
    await savePreferences(hana, { smsPayments: true });
    const another = await hostAndClaim();
    after(10);
    await work();
    expect(await sent()).toEqual([]);
    await payClaims(another.ana, { receiptId: another.receipt.id, method: 'cash' });
    after(10);
    await work();
    expect(await sent()).toEqual([{ channel: 'sms', recipient: '+12125550199' }]);
  });

  it('hears nothing by push after switching it off, nor in a browser of somebody else', async () => {
    const stranger = await table.newReceipt();
    await subscribe(stranger.hostGuestId);
    await subscribe(hana.viewer.guestId);
    await savePreferences(hana, { pushReceipts: false, pushPayments: false });
    await hostAndClaim();
    after(10);
    await work();
    expect(await sent()).toEqual([]);
  });

  it('without an account is told in a browser that allowed it', async () => {
    const receipt = await table.newReceipt();
    const browser = await subscribe(receipt.hostGuestId);
    await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    after(10);
    await work();
    expect(await sent()).toEqual([{ channel: 'push', recipient: browser }]);
  });
});

describe('a reminder', () => {
  const NEXT_DAY = new Date('2026-05-23T15:00:00-04:00');
  const claimWith = async (left: object) => {
    const receipt = await table.newReceipt({ hostName: 'Hana' });
    const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', ...left });
    return { receipt, claim, host: { ...table.hostOf(receipt), channels: CHANNELS } };
  };
  const plan = async () => {
    time = NEXT_DAY;
    const ids = [];
    for (const diner of await findDueReminders(fairtab)) ids.push(...(await planReminder(fairtab, diner)));
    return ids;
  };

  it('goes to the browser that allowed it and to the address that was left', async () => {
    const { claim } = await claimWith({ claimerEmail: 'ana@example.com', claimerPhone: '+12125550147' });
    const browser = await subscribe(claim.guestId);
    expect(await plan()).toHaveLength(2);
    expect(await sent()).toEqual(
      expect.arrayContaining([
        { channel: 'email', recipient: 'ana@example.com' },
        { channel: 'push', recipient: browser },
      ]),
    );
  });

  it('goes to no phone that a guest left, and the host is told why', async () => {
    const { receipt, claim, host } = await claimWith({ claimerPhone: '+12125550147' });
    expect(await plan()).toEqual([]);
    expect(await readSchedule(host, { receipt, claim })).toMatchObject({ stopped: 'phoneOnly' });
  });

  describe('by SMS', () => {
    const PHONE = '+12125550147';
    const claimAs = async (account: object) => {
      const ana = await signedInAccount(table, account);
      await savePreferences(ana, { smsReminders: true });
      const receipt = await table.newReceipt({ hostName: 'Hana' });
      const { claim } = await claimItem(ana, { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana' });
      return { receipt, claim, host: { ...table.hostOf(receipt), channels: CHANNELS } };
    };

    it('goes to the phone of an account that typed its code back', async () => {
      await claimAs({ phone: PHONE, phoneVerifiedAt: START });
      await plan();
      expect(await sent()).toEqual([{ channel: 'sms', recipient: PHONE }]);
    });

    it('goes to no phone that nobody has proven', async () => {
      await claimAs({ phone: PHONE });
      expect(await plan()).toEqual([]);
    });

    it('goes to no country that is not configured', async () => {
      await claimAs({ phone: '+8816555012345', phoneVerifiedAt: START });
      await claimAs({ phone: '+1 876 555 0147', phoneVerifiedAt: START });
      expect(await plan()).toEqual([]);
    });

    it('goes to no phone that answered STOP, in whatever spelling', async () => {
      const { receipt, claim, host } = await claimAs({ phone: '212-555-0147', phoneVerifiedAt: START });
      await unsubscribeAddress(database.db.prisma, { address: proven(PHONE), now: START });
      expect(await plan()).toEqual([]);
      expect(await readSchedule(host, { receipt, claim })).toMatchObject({ stopped: 'unsubscribed' });
      await database.db.prisma.unsubscribedAddress.deleteMany();
    });

    it('goes nowhere when this installation sends no SMS', async () => {
      const { receipt, claim } = await claimAs({ phone: PHONE, phoneVerifiedAt: START });
      fairtab = { ...fairtab, channels: { ...CHANNELS, hasSms: false } };
      expect(await plan()).toEqual([]);
      expect(await readSchedule(table.hostOf(receipt), { receipt, claim })).toMatchObject({ stopped: 'unreachable' });
    });
  });

  it('is dropped in a browser that was unsubscribed before it was sent, and still mailed', async () => {
    const { claim } = await claimWith({ claimerEmail: 'ana@example.com' });
    await subscribe(claim.guestId);
    const ids = await plan();
    await database.db.prisma.pushSubscription.deleteMany();
    const mailer = memoryMailer();
    for (const mailId of ids) await sendMail(fairtab, { mailer, mailId, refresh: refreshReminder });
    expect(mailer.sent.map(({ channel }) => channel)).toEqual(['email']);
    expect(await database.db.prisma.mail.count()).toBe(1);
  });
});
