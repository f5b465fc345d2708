import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveGuest } from '../../accounts/guests/moveGuest';
import { openedAddress } from '../../people/addresses/openedAddresses';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import { textOf } from '../mail/letter';
import { ONLY_MAIL } from '../mail/channels';
import { openFirstMessage } from '../notifications/openFirstMessage';
import { subscribeAgain, unsubscribe } from '../notifications/unsubscribe';
import { payClaims } from '../../receipts/payments/payClaims';
import { findDueReminders } from '../../receipts/reminders/findDueReminders';
import { planReminder } from '../../receipts/reminders/planReminder';
import { readSchedule } from '../../receipts/reminders/readSchedule';
import { refreshReminder } from '../../receipts/reminders/refreshReminder';
import { remindDiner } from '../../receipts/reminders/remindDiner';
import { newAccount } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { memoryMailer } from '../../testing/memoryMailer';
import { itemNamed } from '../../testing/table';
import { TEST_ORIGIN } from '../../testing/testOrigin';
import { forgetOldMail } from './forgetOldMail';
import { countHeld } from './noteHeld';
import { findDueMail, sendMail } from './sendMail';

const HOUR_MS = 60 * 60 * 1000;
/** A Friday afternoon in New York. */
const START = new Date('2026-05-22T15:00:00-04:00');
const VICTIM = 'victim@example.net';
/** Everything that the attacker types. */
const EVIL = {
  hostName: 'Prize team',
  restaurantName: 'You won! Claim at https://evil.example/prize',
  items: [{ name: 'Visit www.evil.example', price: '999.00' }],
  payTo: [{ method: 'venmo', handle: '@evil-pays' }],
  tax: '0.00',
  tip: '0.00',
};

const { database, table } = await tableForTests({ now: () => time });
let time: Date;
let mailer: ReturnType<typeof memoryMailer>;
let fairtab: ServiceContext;
beforeAll(async () => {
  fairtab = table.stranger();
});
beforeEach(async () => {
  time = START;
  mailer = memoryMailer();
  const { prisma } = database.db;
  await prisma.receipt.deleteMany();
  await prisma.mail.deleteMany();
  await prisma.firstMessage.deleteMany();
  await prisma.heldMessage.deleteMany();
  await prisma.unsubscribedAddress.deleteMany();
});

const after = (hours: number) => {
  time = new Date(time.getTime() + hours * HOUR_MS);
};
const hostOf = (receipt: ReceiptState, more: Partial<ServiceContext> = {}): ServiceContext => ({
  ...table.hostOf(receipt),
  ...more,
});
/** A receipt of an attacker with a claim for an address. */
async function attack(address = VICTIM, input: object = EVIL) {
  const receipt = await table.newReceipt(input);
  const { claim } = await claimItem(table.stranger(), {
    itemId: receipt.items[0]?.id,
    claimerName: 'Dear customer',
    claimerEmail: address,
  });
  return { receipt, claim };
}
async function deliver(): Promise<void> {
  for (const mailId of await findDueMail(fairtab))
    await sendMail(fairtab, { mailer, mailId, refresh: refreshReminder });
}
const settled = async (attempts: readonly Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(attempts);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Conflict);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};
const tokenIn = (text = '', path: string) => new RegExp(`${path}\\?token=(\\S+)`).exec(text)?.[1] ?? '';
const held = async () =>
  Object.fromEntries((await countHeld(database.db, time)).map(({ reason, count }) => [reason, count]));

describe('an address that somebody typed', () => {
  it('gets one message of 25 that a host asks for, and nothing in it was typed', async () => {
    const attacks = [];
    for (let count = 0; count < 25; count += 1)
      attacks.push(await attack(count < 20 ? VICTIM : `${VICTIM}${count}.example`));
    let written = 0;
    // Five at a time, as a script would.
    while (attacks.length > 0)
      written += await settled(
        attacks.splice(0, 5).map(({ receipt, claim }) => remindDiner(hostOf(receipt), { claimId: claim.id })),
      );
    expect(written).toBe(6);
    await deliver();
    const toVictim = mailer.sent.filter(({ recipient }) => recipient === VICTIM);
    expect(toVictim).toHaveLength(1);
    expect(mailer.sent).toHaveLength(6);
    const [mail] = toVictim;
    const all = JSON.stringify(mail);
    for (const typed of ['evil', 'won', 'Prize', 'customer', 'Visit', 'venmo', 'www']) expect(all).not.toContain(typed);
    expect(mail?.subject).toBe('$999.00 of a shared bill of May 22, 2026 is still open');
    expect(mail?.text).toContain('$999.00 is still open there, for one dish.');
    const links = mail?.text.match(/https?:\S+/g) ?? [];
    expect(links.map((link) => new URL(link).origin + new URL(link).pathname)).toEqual([
      `${TEST_ORIGIN}/from-letter`,
      `${TEST_ORIGIN}/unsubscribe`,
    ]);
    expect(await held()).toEqual({ recipient: 19 });
  });

  it.each(['Victim@Example.net', 'victim+1@example.net', 'victim+other@EXAMPLE.net'])(
    'is the same address however it is spelled: %s',
    async (spelled) => {
      const [first, second] = [await attack(), await attack(spelled)];
      await remindDiner(hostOf(first.receipt), { claimId: first.claim.id });
      await expect(remindDiner(hostOf(second.receipt), { claimId: second.claim.id })).rejects.toThrow(
        /Nobody has opened/,
      );
    },
  );

  it('gets at most one a day and three a week, also when the receipts are deleted', async () => {
    const sent: number[] = [];
    for (let hour = 0; hour < 24 * 9; hour += 6) {
      time = new Date(START.getTime() + hour * HOUR_MS);
      const { receipt, claim } = await attack(VICTIM, {
        ...EVIL,
        timeZone: hour % 24 < 12 ? 'America/New_York' : 'Asia/Tokyo',
      });
      if ((await settled([remindDiner(hostOf(receipt), { claimId: claim.id })])) === 1) sent.push(hour);
      await database.db.prisma.receipt.deleteMany();
      await forgetOldMail(fairtab);
    }
    expect(sent.filter((hour) => hour < 24 * 7)).toHaveLength(3);
    for (const [index, hour] of sent.entries())
      if (index > 0) expect(hour - (sent[index - 1] ?? 0)).toBeGreaterThanOrEqual(24);
    for (const hour of sent)
      expect(sent.filter((other) => other > hour - 24 * 7 && other <= hour).length).toBeLessThanOrEqual(3);
  });

  it('is not written to by the worker more often than by hand', async () => {
    const attacks = [await attack(), await attack(), await attack()];
    after(24);
    for (const diner of await findDueReminders(fairtab)) await planReminder(fairtab, diner);
    await deliver();
    expect(mailer.sent).toHaveLength(1);
    expect(await held()).toEqual({ recipient: 2 });
    // What was held back is looked at again when it may pass.
    const { remindAt } = await database.db.prisma.claim.findFirstOrThrow({
      where: { remindAt: { gt: time } },
      orderBy: { remindAt: 'asc' },
    });
    expect(remindAt).toEqual(new Date(time.getTime() + 24 * HOUR_MS));
    expect(attacks).toHaveLength(3);
  });
});

describe('the budgets', () => {
  const limited = (firstMessages: object) => ({
    channels: { ...ONLY_MAIL, firstMessages: { ...ONLY_MAIL.firstMessages, ...firstMessages } },
  });
  const each = (count: number, of: (index: number) => Promise<Awaited<ReturnType<typeof attack>>>) =>
    Promise.all(Array.from({ length: count }, (_, index) => of(index)));

  it('of a host holds over all receipts and addresses, at the same moment', async () => {
    const [first] = await each(1, () => attack());
    if (!first) throw new Error('no receipt');
    const { createReceipt } = await import('../../receipts/createReceipt');
    const host = hostOf(first.receipt, limited({ host: 4 }));
    const claims = [];
    for (let index = 0; index < 12; index += 1) {
      const { receipt } = await createReceipt(host, EVIL);
      const { claim } = await claimItem(table.stranger(), {
        itemId: receipt.items[0]?.id,
        claimerName: 'Dear',
        claimerEmail: `victim${index}@example.net`,
      });
      claims.push(claim.id);
    }
    expect(await settled(claims.map((claimId) => remindDiner(host, { claimId })))).toBe(4);
    expect(await held()).toEqual({ host: 8 });
  });

  it('of a network holds over all hosts, at the same moment', async () => {
    const attacks = await each(12, (index) => attack(`victim${index}@example.net`));
    const network = { client: { address: '203.0.113.9', userAgent: '' } };
    const asked = attacks.map(({ receipt, claim }) =>
      remindDiner(hostOf(receipt, { ...limited({ network: 5 }), ...network }), { claimId: claim.id }),
    );
    expect(await settled(asked)).toBe(5);
    expect(await held()).toEqual({ network: 7 });
  });

  it('of a network holds for what the worker sends because of its guests', async () => {
    await each(6, (index) => attack(`victim${index}@example.net`));
    after(24);
    const ctx = { ...fairtab, ...limited({ network: 2 }) };
    const written = [];
    for (const diner of await findDueReminders(ctx)) written.push(...(await planReminder(ctx, diner)));
    expect(written).toHaveLength(2);
    expect(await held()).toEqual({ network: 4 });
  });

  it('of the installation holds over all networks and processes, at the same moment', async () => {
    const attacks = await each(12, (index) => attack(`victim${index}@example.net`));
    const asked = attacks.map(({ receipt, claim }, index) =>
      remindDiner(
        {
          ...table.otherProcess().hostOf(receipt),
          ...limited({ installation: 3 }),
          client: { address: `203.0.113.${index}`, userAgent: '' },
        },
        { claimId: claim.id },
      ),
    );
    expect(await settled(asked)).toBe(3);
    expect(await held()).toEqual({ installation: 9 });
  });

  it('are given back by a message that was not written', async () => {
    const { receipt, claim } = await attack();
    await payClaims(table.guest(claim.guestId), { receiptId: receipt.id, method: 'cash' });
    await expect(remindDiner(hostOf(receipt), { claimId: claim.id })).rejects.toBeInstanceOf(Conflict);
    expect(await database.db.prisma.firstMessage.count()).toBe(0);
  });
});

describe('whoever opens a first message', () => {
  const remind = async (address?: string, input?: object) => {
    const { receipt, claim } = await attack(address, input);
    await remindDiner(hostOf(receipt), { claimId: claim.id });
    await deliver();
    return { receipt, claim, token: tokenIn(mailer.sent.at(-1)?.text, '/from-letter') };
  };
  const DINNER = { hostName: 'Hana', payTo: [{ method: 'venmo', handle: '@hana-pays' }] };

  it('gets the whole letter then, once, and all that follow', async () => {
    const { receipt, claim, token } = await remind('ana@example.com', { ...DINNER });
    expect(await openFirstMessage(fairtab, { token })).toEqual({ path: `/live-receipt/${receipt.id}` });
    await openFirstMessage(fairtab, { token });
    await deliver();
    expect(mailer.sent).toHaveLength(2);
    expect(mailer.sent[1]?.subject).toBe('$35.24 for “Casa Nacho” is still open');
    expect(mailer.sent[1]?.text).toContain('“Hana”');
    expect(mailer.sent[1]?.text).toContain('https://venmo.com/');
    after(18);
    await remindDiner(hostOf(receipt), { claimId: claim.id });
    await deliver();
    expect(mailer.sent[2]?.subject).toBe('$35.24 for “Casa Nacho” is still open');
    expect(await database.db.prisma.firstMessage.count()).toBe(1);
  });

  it('proves the address for this receipt and this guest only', async () => {
    const { receipt, token } = await remind('ana@example.com', DINNER);
    await openFirstMessage(fairtab, { token });
    const other = await attack('ana@example.com', EVIL);
    await expect(remindDiner(hostOf(other.receipt), { claimId: other.claim.id })).rejects.toThrow(/Nobody has opened/);
    const { claim: same } = await claimItem(table.stranger(), {
      itemId: itemNamed(receipt, 'Beer').id,
      claimerName: 'Not Ana',
      claimerEmail: 'ana@example.com',
    });
    await expect(remindDiner(hostOf(receipt), { claimId: same.id })).rejects.toThrow(/Nobody has opened/);
  });

  it('has proven it for the account that the guest signs in to, too', async () => {
    const { receipt, claim, token } = await remind('ana@example.com', DINNER);
    await openFirstMessage(fairtab, { token });
    await deliver();
    const { browser } = await newAccount(table);
    const { viewer } = await browser.context();
    await moveGuest(fairtab, { from: claim.guestId, to: viewer.guestId ?? '' });
    const tx = database.db.prisma;
    const left = { receiptId: receipt.id, address: 'ana@example.com' };
    expect(await openedAddress(tx, { ...left, guestId: viewer.guestId ?? '' })).toBe('ana@example.com');
    expect(await openedAddress(tx, { ...left, guestId: claim.guestId })).toBeNull();
    expect(await openedAddress(tx, { ...left, guestId: viewer.guestId ?? '', address: VICTIM })).toBeNull();
  });

  it('gets nothing more when it is paid by then', async () => {
    const { receipt, claim, token } = await remind('ana@example.com', DINNER);
    await payClaims(table.guest(claim.guestId), { receiptId: receipt.id, method: 'cash' });
    await openFirstMessage(fairtab, { token });
    await deliver();
    expect(mailer.sent).toHaveLength(1);
  });

  it('needs the link itself: a host who reads the words before does not have it', async () => {
    const { receipt, claim } = await attack();
    const words = (await readSchedule(hostOf(receipt), { receipt, claim }))?.wording;
    expect(words).toContain('for one dish');
    expect(words).not.toContain('http');
    for (const token of ['', 'made-up', tokenIn(words, '/from-letter')])
      await expect(openFirstMessage(fairtab, { token })).rejects.toBeInstanceOf(NotFound);
  });

  it('cannot prove an address with a link that ends messages, nor end them with this one', async () => {
    const { token } = await remind();
    await expect(
      openFirstMessage(fairtab, { token: tokenIn(mailer.sent[0]?.text, '/unsubscribe') }),
    ).rejects.toBeInstanceOf(NotFound);
    await expect(unsubscribe(fairtab, { token })).rejects.toBeInstanceOf(NotFound);
  });

  it('ends all messages to the address, of the whole installation, and can begin them again', async () => {
    await remind('ana@example.com');
    const token = tokenIn(mailer.sent[0]?.text, '/unsubscribe');
    await unsubscribe(fairtab, { token });
    after(24);
    const other = await attack('Ana+tables@example.com', DINNER);
    await expect(remindDiner(hostOf(other.receipt), { claimId: other.claim.id })).rejects.toThrow(
      'This person wants no more reminders.',
    );
    await subscribeAgain(fairtab, { token });
    await remindDiner(hostOf(other.receipt), { claimId: other.claim.id });
  });
});

describe('the host', () => {
  it('sees that a reminder is held back, why, and until when', async () => {
    const [first, second] = [await attack(), await attack()];
    await remindDiner(hostOf(first.receipt), { claimId: first.claim.id });
    const { receipt, claim } = second;
    expect(await readSchedule(hostOf(receipt), { receipt, claim })).toMatchObject({
      held: 'recipient',
      isFirst: true,
      canRemindNow: false,
      byHandAt: new Date(time.getTime() + 24 * HOUR_MS),
      stopped: null,
    });
  });

  it('sees that a phone number alone gets no message', async () => {
    const receipt = await table.newReceipt();
    const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', claimerPhone: '+12125550147' });
    expect(await readSchedule(hostOf(receipt), { receipt, claim })).toMatchObject({
      stopped: 'phoneOnly',
      byHandAt: null,
    });
    await expect(remindDiner(hostOf(receipt), { claimId: claim.id })).rejects.toThrow(/only a phone number/);
  });
});

describe('a letter to a proven address', () => {
  it('has no link but its own, although names have some', async () => {
    const { receipt, claim } = await attack('ana@example.com');
    await remindDiner(hostOf(receipt), { claimId: claim.id });
    await deliver();
    await openFirstMessage(fairtab, { token: tokenIn(mailer.sent[0]?.text, '/from-letter') });
    await deliver();
    const mail = mailer.sent[1];
    expect(mail?.subject).toBe('$999.00 for “You won! Claim at https: /evil. example/prize” is still open');
    const words = mail?.letter && textOf({ ...mail.letter, action: undefined, otherLinks: [], unsubscribe: undefined });
    for (const text of [mail?.subject, words]) expect(text).not.toMatch(/:\/\/|\w\.\w*[a-z]/);
  });
});
