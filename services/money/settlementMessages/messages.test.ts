import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { listCounterparties } from '../counterparties/counterparties';
import { addToEvening, createEvening } from '../evenings/changeEvening';
import { readEvening } from '../evenings/readEvening';
import { settleEvening } from '../evenings/settleEvening';
import { declineNetting, netWithPerson } from '../netting/netWithPerson';
import { readNetting } from '../netting/readNetting';
import { openFirstMessage } from '../../messages/notifications/openFirstMessage';
import { savePreferences } from '../../messages/notifications/preferences';
import { newAccount } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { claim, host as makeReceipt, NOON } from '../../testing/history';
import { acceptTransfers } from '../settlements/agree';
import { disputeTransfer, reportTransfer } from '../settlements/moveTransfer';
import { findUntoldProposals, findUntoldTransfers } from './findUntold';
import { tellProposal } from './tellProposal';
import { tellTransfer } from './tellTransfer';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const { database, table } = await tableForTests();
let hana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  [hana, ben] = await Promise.all([account('Hana'), account('Ben')]);
  await database.db.pool.query('DELETE FROM settlement; DELETE FROM mail');
});

async function account(name: string): Promise<ServiceContext> {
  const { browser, userId } = await newAccount(table);
  const data = { email: `${name.toLowerCase()}-${userId}@example.com`, emailVerifiedAt: NOON };
  await database.db.prisma.user.update({ where: { id: userId }, data });
  return browser.context();
}
const host = (ctx: ServiceContext, hostName: string) => makeReceipt(ctx, { table, hostName, timeZone: 'UTC' });
const later = (ms: number) => table.setTime(new Date(NOON.getTime() + ms));

/** As the worker does it every minute, twice, since running twice writes once. */
async function tellAll(): Promise<void> {
  const fairtab = table.stranger();
  const [proposals, transfers] = [await findUntoldProposals(fairtab), await findUntoldTransfers(fairtab)];
  for (const settlementId of [...proposals, ...proposals]) await tellProposal(fairtab, { settlementId });
  for (const transferId of [...transfers, ...transfers]) await tellTransfer(fairtab, { transferId });
}

/** What was written since the last time: to whom, and the subject. */
async function news(): Promise<string[]> {
  await tellAll();
  const written = await database.db.prisma.mail.findMany({ orderBy: { recipient: 'asc' } });
  await database.db.pool.query('DELETE FROM mail');
  return written.map(({ recipient, subject }) => `${recipient.split('-')[0]}: ${subject}`);
}

const peopleOf = (ctx: ServiceContext) =>
  listCounterparties(ctx, { search: '', after: null, before: null, isInverted: false, limit: 1 });

async function net(ctx: ServiceContext): Promise<void> {
  const [person] = await peopleOf(ctx);
  const netting = person && (await readNetting(ctx, person));
  await netWithPerson(ctx, { personId: person?.key, planKey: netting?.plan.key });
}
/** Ben owes Hana 20.00, Hana owes Ben 10.00. */
async function debtsOfBoth(): Promise<void> {
  await claim(ben, { on: await host(hana, 'Hana'), claimerName: 'Ben', units: 2 });
  await claim(hana, { on: await host(ben, 'Ben'), claimerName: 'Hana' });
  table.setTime(NOON);
}
const transferId = async () => (await database.db.prisma.transfer.findFirstOrThrow()).id;

describe('a proposal to net', () => {
  it('is told to the other account once, and says what it comes to', async () => {
    await debtsOfBoth();
    await net(ben);
    await tellAll();
    expect(await database.db.prisma.mail.findMany()).toMatchObject([
      { subject: '“Ben” asks you to net what you owe each other', channel: 'email' },
    ]);
    const [{ text } = { text: '' }] = await database.db.prisma.mail.findMany();
    expect(text).toContain('you owe “Ben” $10.00, and “Ben” owes you $20.00.');
    expect(text).toContain('“Ben” pays you $10.00 then.');
    expect(text).toContain('/people');
    await news();
    expect(await news()).toEqual([]);
  });

  it('waits for morning, and is told to nobody when it is void or agreed to by then', async () => {
    await debtsOfBoth();
    later(11 * HOUR_MS);
    await net(ben);
    expect(await news()).toEqual([]);
    later(21 * HOUR_MS);
    await net(hana);
    expect(await news()).toEqual(['ben: You and “Hana” are netted: you pay $10.00']);
    await debtsOfBoth();
    await net(ben);
    await claim(ben, { on: await host(hana, 'Hana'), claimerName: 'Ben' });
    later(21 * HOUR_MS);
    expect(await news()).toEqual([]);
  });

  it('is told twice at most, however often it is taken back and made again', async () => {
    await debtsOfBoth();
    const told: string[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      await net(ben);
      told.push(...(await news()));
      const [person] = await peopleOf(ben);
      await declineNetting(ben, person?.key ?? '');
    }
    expect(told).toHaveLength(2);
  });

  it('is not told to an account that wants no messages about payments', async () => {
    await savePreferences(hana, { emailPayments: false, pushPayments: false });
    await debtsOfBoth();
    await net(ben);
    expect(await news()).toEqual([]);
  });
});

describe('a proposal to settle an evening', () => {
  it('is told to the hosts it waits for, and the transfer then to a guest by the address on a claim', async () => {
    const [hanas, bens] = [await host(hana, 'Hana'), await host(ben, 'Ben')];
    const { evening } = await createEvening(hana, { receiptId: hanas.id, name: 'Friday' });
    await addToEvening(ben, { eveningId: evening.id, receiptId: bens.id });
    const zoe = table.stranger();
    const { claim: zoes } = await claim(zoe, { on: hanas, claimerName: 'Zoe', claimerEmail: 'zoe-1@example.com' });
    await claim(table.guest(zoes.guestId), { on: bens, claimerName: 'Zoe' });
    table.setTime(NOON);
    const settle = async (ctx: ServiceContext) =>
      settleEvening(ctx, { eveningId: evening.id, planKey: (await readEvening(ctx, evening.id)).plan?.key });
    await settle(hana);
    expect(await news()).toEqual(['ben: “Hana” proposes to settle “Friday”']);
    await settle(ben);
    await tellAll();
    const written = await database.db.prisma.mail.findMany();
    expect(written.map(({ recipient }) => recipient)).toEqual(['zoe-1@example.com']);
    for (const { subject, text } of written) {
      expect(subject).toBe('News of $10.00 from shared bills');
      expect(text).toContain('/from-letter?token=');
    }

    const token = /\/from-letter\?token=(\S+)/.exec(written[0]?.text ?? '')?.[1] ?? '';
    await database.db.pool.query('DELETE FROM mail');
    for (const _ of ['opened', 'opened again']) await openFirstMessage(zoe, { token });
    const whole = ['Ben', 'Hana'].map((name) => `zoe: “Friday” is settled: you pay “${name}” $10.00`);
    expect((await news()).toSorted()).toEqual(whole);
    expect(await news()).toEqual([]);
  });
});

describe('a transfer', () => {
  it('is reminded of until it is reported, then its recipient is asked, and its payer is told when it did not arrive', async () => {
    await savePreferences(ben, { emailReminders: true });
    await debtsOfBoth();
    await net(ben);
    await net(hana);
    expect(await news()).toEqual(['ben: You and “Hana” are netted: you pay $10.00']);
    for (const [day, words] of [
      [1, ['ben: $10.00 for “Hana” is still open']],
      [2, []],
      [3, ['ben: $10.00 for “Hana” is still open']],
    ] as const) {
      later(day * DAY_MS);
      expect(await news()).toEqual(words);
    }
    later(4 * DAY_MS);
    await reportTransfer(ben, { transferId: await transferId(), method: 'venmo' });
    expect(await news()).toEqual(['hana: “Ben” says they paid you $10.00']);
    later(5 * DAY_MS);
    await disputeTransfer(hana, await transferId());
    expect(await news()).toEqual(['ben: “Hana” did not find your $10.00']);
  });

  it('counts as arrived three days after it was reported, unless its recipient says otherwise', async () => {
    await debtsOfBoth();
    await net(ben);
    await net(hana);
    const id = await transferId();
    await reportTransfer(ben, { transferId: id, method: 'cash' });
    const status = async () => {
      await acceptTransfers(table.stranger());
      return (await database.db.prisma.transfer.findUniqueOrThrow({ where: { id } })).status;
    };
    later(ACCEPT_PAYMENT_AFTER_MS - 1);
    expect(await status()).toBe('reported');
    later(ACCEPT_PAYMENT_AFTER_MS);
    expect(await status()).toBe('confirmed');
    await disputeTransfer(hana, id);
    expect(await status()).toBe('open');
  });
});
