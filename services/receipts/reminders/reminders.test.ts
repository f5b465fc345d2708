import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proven } from '../../people/addresses/ProvenAddress';
import { cancelClaim, unclaim } from '../claims/changeClaim';
import { claimItem } from '../claims/claimItem';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import { sendMail } from '../../messages/outgoing/sendMail';
import { savePreferences } from '../../messages/notifications/preferences';
import { disputePayment } from '../payments/changePayment';
import { payClaims } from '../payments/payClaims';
import { deleteReceipt } from '../deleteReceipt';
import { shareReceipt } from '../shareReceipt';
import { newAccount, newBrowser, signIn } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { memoryMailer } from '../../testing/memoryMailer';
import { signedInAccount } from '../../testing/signedInAccount';
import { itemNamed } from '../../testing/table';
import { findDueReminders } from './findDueReminders';
import { planReminder } from './planReminder';
import { readSchedule } from './readSchedule';
import { refreshReminder } from './refreshReminder';
import { remindDiner } from './remindDiner';
import { stopReminding } from './stopReminding';
import { openedBy } from '../../testing/openedBy';
import { unsubscribeAddress } from '../../messages/outgoing/unsubscribedAddresses';

const HOUR_MS = 60 * 60 * 1000;
/** A Friday evening. Receipts of tests are in New York. */
const START = new Date('2026-05-22T19:30:00-04:00');
const NEXT_EVENING = new Date('2026-05-23T19:30:00-04:00');
const ANA = 'ana@example.com';

const { database, table } = await tableForTests();
let fairtab: ServiceContext;
let mailer: ReturnType<typeof memoryMailer>;
let time: Date;
beforeAll(async () => {
  table.setTime(START);
  fairtab = { ...table.stranger(), now: () => time };
});
beforeEach(async () => {
  await database.db.prisma.receipt.deleteMany();
  await database.db.prisma.mail.deleteMany();
  await database.db.prisma.firstMessage.deleteMany();
  table.setTime(START);
  time = START;
  mailer = memoryMailer();
});

const newReceipt = (input: object = {}) =>
  table.newReceipt({ hostName: 'Hana', payTo: [{ method: 'venmo', handle: '@hana-pays' }], ...input });
/** A claim by somebody who has opened a message at the address. */
const claimBeer = async (receipt: Awaited<ReturnType<typeof newReceipt>>, email: string | null = ANA) => {
  const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', claimerEmail: email });
  if (email !== null) await openedBy(database.db, { receiptId: receipt.id, guestId: claim.guestId, address: email });
  return claim;
};

/** What a worker does every minute. @returns how many mails were sent. */
async function work(at: Date): Promise<number> {
  time = at;
  const written = [];
  for (const diner of await findDueReminders(fairtab)) written.push(...(await planReminder(fairtab, diner)));
  return send(...written);
}
async function send(...ids: string[]): Promise<number> {
  const before = mailer.sent.length;
  for (const mailId of ids) await sendMail(fairtab, { mailer, mailId, refresh: refreshReminder });
  return mailer.sent.length - before;
}
const plan = async (at: Date) => {
  time = at;
  const [diner] = await findDueReminders(fairtab);
  return diner ? planReminder(fairtab, diner) : [];
};
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);

describe('a reminder', () => {
  it('says who asks, for what, how much, and how to pay', async () => {
    const receipt = await newReceipt();
    await claimBeer(receipt);
    expect(await work(NEXT_EVENING)).toBe(1);
    const [mail] = mailer.sent;
    expect(mail).toMatchObject({ recipient: ANA, subject: '$5.87 for “Casa Nacho” is still open' });
    expect(mail?.text).toContain('Hello Ana,');
    expect(mail?.text).toContain('“Casa Nacho” with “Hana”');
    expect(mail?.text).toContain('Beer: $5.87');
    expect(mail?.text).toContain(`\nhttps://fairtab.example/live-receipt/${receipt.id}\n`);
    expect(mail?.text).toMatch(/^https:\/\/venmo\.com\/\S*5\.87/m);
  });

  it('comes three times and never before its time', async () => {
    await claimBeer(await newReceipt());
    expect(await work(new Date(NEXT_EVENING.getTime() - 1))).toBe(0);
    const hours: number[] = [];
    for (let hour = 24; hour < 24 * 30; hour++) if ((await work(later(START, hour))) > 0) hours.push(hour);
    expect(hours).toEqual([24, 72, 168]);
    expect(await findDueReminders(fairtab)).toEqual([]);
  });

  it('waits for morning in the time zone of the receipt', async () => {
    await claimBeer(await newReceipt({ timeZone: 'Pacific/Honolulu' }));
    // 19:30 in New York is 13:30 in Honolulu.
    table.setTime(later(START, 8));
    await table.claim(await newReceipt({ timeZone: 'Pacific/Honolulu' }), {
      item: 'Beer',
      name: 'Ben',
      claimerEmail: 'ben@example.com',
    });
    expect(await work(NEXT_EVENING)).toBe(1);
    expect(await work(new Date('2026-05-24T08:59:00-10:00'))).toBe(0);
    expect(await work(new Date('2026-05-24T09:00:00-10:00'))).toBe(1);
    expect(mailer.sent.at(-1)?.recipient).toBe('ben@example.com');
  });

  it('is one for all unpaid claims of a diner', async () => {
    const receipt = await newReceipt();
    const { guestId } = await claimBeer(receipt);
    await claimItem(table.guest(guestId), { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Ana', units: 2 });
    expect(await work(NEXT_EVENING)).toBe(1);
    expect(mailer.sent[0]?.subject).toBe('$29.36 for “Casa Nacho” is still open');
  });

  it('is written once when several workers look at the same diner at once', async () => {
    await claimBeer(await newReceipt());
    time = NEXT_EVENING;
    const [diner] = await findDueReminders(fairtab);
    if (!diner) throw new Error('nothing is due');
    const written = await Promise.all(Array.from({ length: 8 }, () => planReminder(fairtab, diner)));
    expect(written.flat()).toHaveLength(1);
    expect(await database.db.prisma.mail.count()).toBe(1);
  });

  it('is written once when several workers look at a diner at once who was reminded before', async () => {
    await claimBeer(await newReceipt());
    await work(NEXT_EVENING);
    time = later(START, 72);
    const [diner] = await findDueReminders(fairtab);
    if (!diner) throw new Error('nothing is due');
    const written = await Promise.all(Array.from({ length: 8 }, () => planReminder(fairtab, diner)));
    expect(written.flat()).toHaveLength(1);
    const { sentAt } = await database.db.prisma.reminder.findFirstOrThrow({ where: { ...diner } });
    expect(sentAt).toEqual([NEXT_EVENING, time]);
  });

  it.each([
    ['who left no address', (receipt: Awaited<ReturnType<typeof newReceipt>>) => claimBeer(receipt, null)],
    [
      'who hosts the receipt',
      (receipt: Awaited<ReturnType<typeof newReceipt>>) =>
        claimItem(table.hostOf(receipt), {
          itemId: itemNamed(receipt, 'Beer').id,
          claimerName: 'Hana',
          claimerEmail: ANA,
        }),
    ],
  ])('is not sent to a diner %s', async (_who, claim) => {
    await claim(await newReceipt());
    expect(await work(NEXT_EVENING)).toBe(0);
    expect(await findDueReminders(fairtab)).toEqual([]);
  });

  it('is not sent to an address whose owner unsubscribed, however it is spelled', async () => {
    await claimBeer(await newReceipt());
    await unsubscribeAddress(database.db.prisma, { address: proven('Ana@Example.com'), now: START });
    expect(await work(NEXT_EVENING)).toBe(0);
    await database.db.prisma.unsubscribedAddress.deleteMany();
  });
});

describe('a reminder that is written is not sent any more', () => {
  it.each<
    [string, (receipt: Awaited<ReturnType<typeof newReceipt>>, guestId: string, claimId: string) => Promise<unknown>]
  >([
    [
      'when the diner paid',
      (receipt, guestId) => payClaims(table.guest(guestId), { receiptId: receipt.id, method: 'cash' }),
    ],
    ['when the diner unclaimed', (_receipt, guestId, claimId) => unclaim(table.guest(guestId), { claimId })],
    [
      'when the host cancelled the claim',
      (receipt, _guestId, claimId) => cancelClaim(table.hostOf(receipt), { claimId }),
    ],
    ['when the host deleted the receipt', (receipt) => deleteReceipt(table.hostOf(receipt), { receiptId: receipt.id })],
    [
      'when the host hid the receipt',
      (receipt) => shareReceipt(table.hostOf(receipt), { receiptId: receipt.id, visibility: 'private' }),
    ],
  ])('%s', async (_why, act) => {
    const receipt = await newReceipt();
    const { guestId, id } = await claimBeer(receipt);
    const mailIds = await plan(NEXT_EVENING);
    await act(receipt, guestId, id);
    expect(await send(...mailIds)).toBe(0);
    expect(await database.db.prisma.mail.count()).toBe(0);
    expect(await work(later(START, 24 * 9))).toBe(0);
  });

  it('has the amount of the moment when it is sent', async () => {
    const receipt = await newReceipt();
    const { guestId, id } = await claimBeer(receipt);
    await claimItem(table.guest(guestId), {
      itemId: itemNamed(receipt, 'Nachos').id,
      claimerName: 'Ana',
      units: 1,
      claimerEmail: ANA,
    });
    const mailIds = await plan(NEXT_EVENING);
    await unclaim(table.guest(guestId), { claimId: id });
    expect(await send(...mailIds)).toBe(1);
    expect(mailer.sent[0]?.subject).toBe('$11.75 for “Casa Nacho” is still open');
  });

  it('in the night, and waits for morning without losing an attempt', async () => {
    await claimBeer(await newReceipt());
    const mailIds = await plan(NEXT_EVENING);
    mailer.refuse = () => {
      throw new Error('try later');
    };
    await expect(send(...mailIds)).rejects.toThrow('not taken over');
    mailer.refuse = () => undefined;
    time = new Date('2026-05-23T21:30:00-04:00');
    expect(await send(...mailIds)).toBe(0);
    expect(await database.db.prisma.mail.findFirst()).toMatchObject({
      notBefore: new Date('2026-05-24T09:00:00-04:00'),
      attempts: 1,
      problem: 'A mail was not taken over (unknown reason)',
    });
    time = new Date('2026-05-24T09:00:00-04:00');
    expect(await send(...mailIds)).toBe(1);
  });
});

describe('reminders start again', () => {
  it('when the host says that the money did not arrive, and count those that were sent', async () => {
    const receipt = await newReceipt();
    const { guestId } = await claimBeer(receipt);
    expect(await work(NEXT_EVENING)).toBe(1);
    const { paymentId } = await payClaims(table.guest(guestId), { receiptId: receipt.id, method: 'cash' });
    expect(await work(later(START, 73))).toBe(0);
    await disputePayment(table.hostOf(receipt), { paymentId });
    expect(await work(later(START, 90))).toBe(1);
    expect(await work(later(START, 168))).toBe(1);
    expect(await work(later(START, 400))).toBe(0);
  });

  it('but not because a diner signed in', async () => {
    const phone = newBrowser(table);
    const receipt = await newReceipt();
    const { username, userId } = await newAccount(table);
    const itemId = itemNamed(receipt, 'Beer').id;
    await claimItem(await phone.context(), { itemId, claimerName: 'Ana', claimerEmail: ANA });
    expect(await work(NEXT_EVENING)).toBe(1);
    await signIn(phone, { username });
    await database.db.prisma.notificationPreferences.create({ data: { userId, emailReminders: true } });
    expect(await work(later(START, 25))).toBe(0);
    expect(await work(later(START, 72))).toBe(1);
  });
});

describe('the host', () => {
  const hosted = async () => {
    const receipt = await newReceipt();
    const claim = await claimBeer(receipt);
    const hana = { ...table.hostOf(receipt), now: () => time };
    const schedule = async (ctx: ServiceContext = hana) => {
      const state = await ctx.store.load(receipt.id);
      const found = state?.claims.find(({ id }) => id === claim.id);
      return state && found ? readSchedule(ctx, { receipt: state, claim: found }) : null;
    };
    return { receipt, claim, hana, schedule };
  };

  it('sees when a diner is reminded, and reads the words before', async () => {
    const { schedule } = await hosted();
    expect(await schedule()).toMatchObject({ nextAt: NEXT_EVENING, stopped: null, sent: [], byHandAt: START });
    expect((await schedule())?.wording).toContain('Your part of $5.87 is still open.');
  });

  it('reminds by hand once in twelve hours, in place of the first reminder', async () => {
    const { hana, claim } = await hosted();
    await remindDiner(hana, { claimId: claim.id });
    const mail = await database.db.prisma.mail.findFirst();
    expect(await send(mail?.id ?? '')).toBe(1);
    await expect(remindDiner(hana, { claimId: claim.id })).rejects.toBeInstanceOf(Conflict);
    expect(await work(NEXT_EVENING)).toBe(0);
    await remindDiner(hana, { claimId: claim.id });
  });

  it('says "forget it": a reminder that is written is dropped, and none follows until that is taken back', async () => {
    const { hana, claim, schedule } = await hosted();
    const mailIds = await plan(NEXT_EVENING);
    await stopReminding(hana, { claimId: claim.id, isStopped: true });
    expect(await send(...mailIds)).toBe(0);
    expect(await work(later(START, 73))).toBe(0);
    expect(await schedule()).toMatchObject({ stopped: 'forgotten', nextAt: null, byHandAt: null });
    await stopReminding(hana, { claimId: claim.id, isStopped: false });
    expect(await work(later(START, 90))).toBe(1);
  });

  it('is nobody else: a stranger and the diner are refused', async () => {
    const { claim, schedule } = await hosted();
    for (const other of [table.stranger(), table.guest(claim.guestId)]) {
      await expect(remindDiner(other, { claimId: claim.id })).rejects.toBeInstanceOf(NotFound);
      await expect(stopReminding(other, { claimId: claim.id, isStopped: true })).rejects.toBeInstanceOf(NotFound);
      expect(await schedule(other)).toBeNull();
    }
  });
});

describe('an account', () => {
  const verified = { email: 'ben@example.com', emailVerifiedAt: START };
  const claimAs = async (ben: ServiceContext) =>
    claimItem(ben, { itemId: itemNamed(await newReceipt(), 'Beer').id, claimerName: 'Ben', claimerEmail: ANA });

  it('is reminded at its verified address when it wants that', async () => {
    const ben = await signedInAccount(table, verified);
    await savePreferences(ben, { emailReminders: true });
    await claimAs(ben);
    expect(await work(NEXT_EVENING)).toBe(1);
    expect(mailer.sent[0]).toMatchObject({ recipient: 'ben@example.com' });
    expect(mailer.sent[0]?.text).toMatch(/\/receipts\/[\w-]+\/payment/);
  });

  it('is not sent a reminder that was written before it paid', async () => {
    const ben = await signedInAccount(table, { ...verified, email: 'dee@example.com' });
    await savePreferences(ben, { emailReminders: true });
    const { receipt } = await claimAs(ben);
    const written = await plan(NEXT_EVENING);
    expect(written).toHaveLength(1);
    await payClaims(ben, { receiptId: receipt.id, method: 'cash' });
    expect(await send(...written)).toBe(0);
  });

  it('is not mailed by default, also when it left an address on the claim', async () => {
    await claimAs(await signedInAccount(table, { ...verified, email: 'cem@example.com' }));
    expect(await work(NEXT_EVENING)).toBe(0);
  });
});
