import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { disputePayment } from './changePayment';
import { payClaims } from './payClaims';
import { findDueReminders } from '../reminders/findDueReminders';
import { planReminder } from '../reminders/planReminder';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount } from '../../testing/signedInAccount';
import { claimItem } from '../claims/claimItem';
import { findDisputes } from './findDisputes';
import { savePreferences } from '../../messages/notifications/preferences';
import { openedBy } from '../../testing/openedBy';
import { tellPayer } from './tellPayer';

/** Friday afternoon in New York. */
const START = new Date('2026-05-22T15:00:00-04:00');
const HOUR_MS = 60 * 60 * 1000;

const { database, table } = await tableForTests({ now: () => time });
let fairtab: ServiceContext;
let time: Date;
beforeEach(async () => {
  time = START;
  await database.db.prisma.receipt.deleteMany();
  await database.db.prisma.mail.deleteMany();
  fairtab = table.stranger();
});

const paidByGuest = async () => {
  const receipt = await table.newReceipt({ hostName: 'Hana' });
  const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', claimerEmail: 'ana@example.com' });
  const ana = table.guest(claim.guestId);
  await openedBy(database.db, { receiptId: receipt.id, guestId: claim.guestId, address: 'ana@example.com' });
  const { paymentId } = await payClaims(ana, { receiptId: receipt.id, method: 'cash' });
  return { receipt, paymentId, ana, hana: table.hostOf(receipt) };
};
const work = async () => {
  for (const paymentId of await findDisputes(fairtab)) await tellPayer(fairtab, { paymentId });
};
const mails = () => database.db.prisma.mail.findMany({ orderBy: { createdAt: 'asc' } });

describe('the payer of a disputed payment', () => {
  it('hears of it once, with the amount and the way to the table', async () => {
    const { receipt, paymentId, hana } = await paidByGuest();
    await work();
    expect(await mails()).toEqual([]);
    await disputePayment(hana, { paymentId });
    await Promise.all([work(), work()]);
    await work();
    expect(await mails()).toMatchObject([
      {
        recipient: 'ana@example.com',
        subject: '“Hana” did not find your $5.87 for “Casa Nacho”',
        letter: {
          action: { url: `https://fairtab.example/live-receipt/${receipt.id}` },
          unsubscribe: { url: expect.stringContaining('/unsubscribe?token=') },
        },
      },
    ]);
  });

  it('is not reminded of the same money at the same time', async () => {
    const { paymentId, hana } = await paidByGuest();
    time = new Date(START.getTime() + 26 * HOUR_MS);
    await disputePayment(hana, { paymentId });
    await work();
    for (const diner of await findDueReminders(fairtab)) expect(await planReminder(fairtab, diner)).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it('hears of it in the morning when it is night', async () => {
    const { paymentId, hana } = await paidByGuest();
    time = new Date('2026-05-22T23:00:00-04:00');
    await disputePayment(hana, { paymentId });
    await work();
    expect(await mails()).toEqual([]);
    time = new Date('2026-05-23T09:00:00-04:00');
    await work();
    expect(await mails()).toHaveLength(1);
  });

  it('hears nothing who has paid again meanwhile', async () => {
    const { paymentId, hana, receipt, ana } = await paidByGuest();
    await disputePayment(hana, { paymentId });
    await payClaims(ana, { receiptId: receipt.id, method: 'cash' });
    await work();
    expect(await mails()).toEqual([]);
  });

  it('decides by the switches of the account', async () => {
    const ana = await signedInAccount(table, { email: 'ana@example.com', emailVerifiedAt: START });
    await savePreferences(ana, { emailPayments: false });
    const receipt = await table.newReceipt({ hostName: 'Hana' });
    await claimItem(ana, { itemId: receipt.items[1]?.id, claimerName: 'Ana', units: 1 });
    const { paymentId } = await payClaims(ana, { receiptId: receipt.id, method: 'cash' });
    await disputePayment(table.hostOf(receipt), { paymentId });
    await work();
    expect(await mails()).toEqual([]);
  });
});
