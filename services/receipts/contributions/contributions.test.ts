import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveGuest } from '../../accounts/guests/moveGuest';
import { anonymiseReceipt } from '../../accounts/deletion/anonymiseReceipt';
import type { ServiceContext } from '../../context';
import { listCounterparties } from '../../money/counterparties/counterparties';
import { receiptsBetween } from '../../money/counterparties/receiptsBetween';
import { AmountMismatch, Conflict, InvalidInput, NotAllowed, NotFound } from '../../platform/errors';
import { addToEvening, createEvening } from '../../money/evenings/changeEvening';
import { listEvenings } from '../../money/evenings/listEvenings';
import { readEvening } from '../../money/evenings/readEvening';
import { settleEvening } from '../../money/evenings/settleEvening';
import { personId } from '../../people/guests';
import { readIOwe } from '../../money/history/readIOwe';
import { readOwedToMe } from '../../money/history/readOwedToMe';
import { readNetting } from '../../money/netting/readNetting';
import { payClaims } from '../payments/payClaims';
import { findDueReminders } from '../reminders/findDueReminders';
import { readDebt } from '../reminders/readDebt';
import { payPerson } from '../../money/settling/settlePerson';
import { newAccount } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { claim, host as makeReceipt, NOON } from '../../testing/history';
import { passOn } from './passOn';
import { setContribution } from './setContribution';
import { setContributions } from './setContributions';
import { takeBackPassedOn } from './takeBackPassedOn';

const { database, table } = await tableForTests();
let ana: ServiceContext;
let ben: ServiceContext;
let cleo: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  [ana, ben, cleo] = await Promise.all([person(), person(), person()]);
});

const person = async () => (await newAccount(table)).browser.context();
const idOf = ({ viewer }: ServiceContext): string => viewer.guestId ?? '';
const bens = ({ id: receiptId }: ReceiptState): string =>
  personId({ receiptId, person: { guestId: idOf(ben), name: 'Ben' } });
const read = async ({ id }: ReceiptState): Promise<ReceiptState> => {
  const found = await table.otherProcess().stranger().store.load(id);
  if (!found) throw new Error('It is gone');
  return found;
};

/** Ana is the host. Ben and Cleo had 10.00 each. Ben's card paid some of the bill. */
async function dinner(amount: string | null = '25.00'): Promise<ReceiptState> {
  const receipt = await makeReceipt(ana, { table, hostName: 'Ana' });
  await claim(ben, { on: receipt, claimerName: 'Ben' });
  await claim(cleo, { on: receipt, claimerName: 'Cleo' });
  const receiptId = receipt.id;
  if (amount !== null) await setContribution(ana, { receiptId, personId: bens(receipt), amount });
  return read(receipt);
}

describe('what somebody else paid the restaurant', () => {
  it('is kept, and pays for their own part', async () => {
    const receipt = await dinner();
    expect(receipt.contributions).toMatchObject([
      { guestId: idOf(ben), name: 'Ben', amountCents: 2500, owedCents: 1500 },
    ]);
    expect(receipt.claims.map(({ coveredCents }) => coveredCents)).toEqual([1000, 0]);
    const [last] = await database.db.prisma.change.findMany({
      where: { receiptId: receipt.id },
      orderBy: { version: 'desc' },
      take: 1,
    });
    expect(last).toMatchObject({ summary: 'Ana says Ben paid the restaurant $25.00', touched: null });
  });

  it('reminds nobody who paid it, and others as before', async () => {
    const receipt = await dinner();
    await database.db.prisma.claim.updateMany({ where: { receiptId: receipt.id }, data: { remindAt: NOON } });
    const due = (await findDueReminders(ana)).filter(({ receiptId }) => receiptId === receipt.id);
    expect(due.map(({ guestId }) => guestId)).toEqual([idOf(cleo)]);
    const debtOf = ({ viewer }: ServiceContext) =>
      database.db.prisma.$transaction((tx) =>
        readDebt(ana, { tx, diner: { receiptId: receipt.id, guestId: viewer.guestId ?? '' } }),
      );
    expect(await debtOf(ben)).toMatchObject({ amountCents: 0, debt: { owesSince: null } });
    expect(await debtOf(cleo)).toMatchObject({ amountCents: 1000 });
  });

  it('leaves the rest to pay and to be reminded of, when it is less than the own part', async () => {
    const receipt = await dinner('4.00');
    const debt = await database.db.prisma.$transaction((tx) =>
      readDebt(ana, { tx, diner: { receiptId: receipt.id, guestId: idOf(ben) } }),
    );
    expect(debt).toMatchObject({ amountCents: 600, items: [{ amountCents: 600 }] });
    const pay = { receiptId: receipt.id, method: 'cash' };
    await expect(payClaims(ben, { ...pay, expectedAmount: '10.00' })).rejects.toBeInstanceOf(AmountMismatch);
    await payClaims(ben, { ...pay, expectedAmount: '6.00' });
    expect((await read(receipt)).payments).toMatchObject([{ amountCents: 600 }]);
  });

  it('is said by the host alone, about people at the table or a name, and repeats nothing', async () => {
    const receipt = await dinner();
    const wanted = { receiptId: receipt.id, personId: bens(receipt), amount: '20.00' };
    for (const other of [ben, cleo, table.stranger()])
      await expect(setContribution(other, wanted)).rejects.toBeInstanceOf(NotFound);
    await expect(setContribution(ana, { ...wanted, personId: 'nobody:there' })).rejects.toBeInstanceOf(Conflict);
    await expect(setContribution(ana, { ...wanted, name: 'Walt' })).rejects.toBeInstanceOf(InvalidInput);
    await expect(setContribution(ana, { ...wanted, amount: '-1' })).rejects.toBeInstanceOf(InvalidInput);
    await expect(setContribution(ana, { ...wanted, amount: '1000.00' })).rejects.toBeInstanceOf(InvalidInput);
    const walt = { receiptId: receipt.id, name: 'Walt', amount: '1.00', idempotencyKey: 'walt' };
    const first = await setContribution(ana, walt);
    expect((await setContribution(ana, walt)).receipt.version).toBe(first.receipt.version);
    expect(first.receipt.contributions).toMatchObject([{ name: 'Ben' }, { name: 'Walt', guestId: idOf(ana) }]);
  });

  it('is said of everybody at once by the host alone, in one write or none', async () => {
    const receipt = await dinner();
    const bensPart = { personId: bens(receipt), amount: '12.00' };
    const wanted = { receiptId: receipt.id, contributions: [{ name: 'Walt', amount: '2.00' }, bensPart] };
    for (const other of [ben, cleo, table.stranger()])
      await expect(setContributions(other, wanted)).rejects.toBeInstanceOf(NotFound);
    for (const wrong of [{ name: 'Walt', amount: '1000.00' }, { amount: '1.00' }, { name: 'Walt', amount: '-1' }])
      await expect(setContributions(ana, { ...wanted, contributions: [bensPart, wrong] })).rejects.toBeInstanceOf(
        InvalidInput,
      );
    expect((await read(receipt)).version).toBe(receipt.version);
    const keyed = { ...wanted, idempotencyKey: 'all' };
    const { receipt: after } = await setContributions(ana, keyed);
    expect(after.version).toBe(receipt.version + 1);
    expect(after.contributions).toMatchObject([
      { name: 'Ben', amountCents: 1200 },
      { name: 'Walt', amountCents: 200, guestId: idOf(ana) },
    ]);
    expect((await setContributions(ana, keyed)).receipt.version).toBe(after.version);
    expect((await setContributions(ana, { receiptId: receipt.id, contributions: [] })).receipt.contributions).toEqual(
      [],
    );
  });

  it('is right to the cent when the host and diners act at once', async () => {
    const receipt = await dinner(null);
    const [one, two] = [table.otherProcess(), table.otherProcess()];
    const [receiptId, personOf] = [receipt.id, bens(receipt)];
    await Promise.allSettled([
      setContribution(one.guest(idOf(ana)), { receiptId, personId: personOf, amount: '25.00' }),
      payClaims(two.guest(idOf(ben)), { receiptId, method: 'cash' }),
      claim(cleo, { on: receipt, claimerName: 'Cleo' }),
    ]);
    const { contributions, claims, payments } = await read(receipt);
    const own = claims.filter(({ guestId }) => guestId === idOf(ben));
    const paid = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const [put] = contributions;
    expect(put?.amountCents).toBe(2500);
    // What Ben put in and paid is his part and what he gets back.
    expect(2500 + paid).toBe(own.reduce((sum, { amountCents }) => sum + amountCents, 0) + (put?.owedCents ?? 0));
  });

  it('goes along when its guest signs in, and loses its name with the account', async () => {
    const receipt = await table.newReceipt();
    const { claim: own } = await table.claim(receipt, { item: 'Nachos', name: 'Ben' });
    const contributor = personId({ receiptId: receipt.id, person: { guestId: own.guestId, name: 'Ben' } });
    const wanted = { receiptId: receipt.id, personId: contributor, amount: '25.00' };
    await setContribution(table.hostOf(receipt), wanted);
    await moveGuest(cleo, { from: own.guestId, to: idOf(cleo) });
    const owedCents = 2500 - own.amountCents;
    expect((await read(receipt)).contributions).toMatchObject([{ guestId: idOf(cleo), name: 'Ben', owedCents }]);
    await anonymiseReceipt(table.hostOf(receipt), {
      receiptId: receipt.id,
      anonymisation: { guestId: idOf(cleo), formerId: idOf(await person()) },
    });
    const [left] = (await read(receipt)).contributions;
    expect(left).toMatchObject({ amountCents: 2500, owedCents });
    expect(left?.name).not.toBe('Ben');
  });
});

describe('what the host passes on', () => {
  it('is a debt of the host in every list, and none when it is passed on', async () => {
    const receipt = await dinner();
    expect(await readIOwe(ana)).toMatchObject({
      debts: [{ name: 'Ben', amountCents: 1500 }],
      totals: [{ cents: 1500 }],
    });
    expect(await readOwedToMe(ben)).toMatchObject({ debts: [{ name: 'Ana', amountCents: 1500 }] });
    expect(await readIOwe(ben)).toMatchObject({ debts: [], totals: [{ cents: 0 }] });
    expect(await readOwedToMe(ana)).toMatchObject({ debts: [{ name: 'Cleo', amountCents: 1000 }] });
    const page = { search: '', after: null, before: null, isInverted: false, limit: 10 };
    const [first] = await listCounterparties(ana, page);
    expect(first).toMatchObject({ name: 'Ben', iOweCents: 1500, owedToMeCents: 0 });
    expect(await listCounterparties(ben, page)).toMatchObject([{ name: 'Ana', iOweCents: 0, owedToMeCents: 1500 }]);
    const between = await receiptsBetween(ana, { guestId: idOf(ben), currency: null });
    expect(between).toMatchObject([{ iOweCents: 1500, owedToMeCents: 0 }]);

    const wanted = { receiptId: receipt.id, personId: bens(receipt) };
    await expect(passOn(cleo, wanted)).rejects.toBeInstanceOf(NotAllowed);
    await expect(passOn(table.stranger(), wanted)).rejects.toBeInstanceOf(NotAllowed);
    await expect(passOn(ana, { ...wanted, expectedAmount: '14.00' })).rejects.toBeInstanceOf(AmountMismatch);
    await passOn(ana, { ...wanted, expectedAmount: '15.00' });
    expect(await readIOwe(ana)).toMatchObject({ debts: [] });
    await expect(takeBackPassedOn(cleo, wanted)).rejects.toBeInstanceOf(NotAllowed);
    await takeBackPassedOn(ben, wanted);
    expect((await read(receipt)).contributions).toMatchObject([{ owedCents: 1500, passedOnCents: 0 }]);
  });

  it('is part of one sum to a person, with what is owed to them on their own receipts', async () => {
    const receipt = await dinner();
    const theirs = await makeReceipt(ben, { table, hostName: 'Ben' });
    await claim(ana, { on: theirs, claimerName: 'Ana' });
    const page = { search: '', after: null, before: null, isInverted: false, limit: 10 };
    const [counterparty] = await listCounterparties(ana, page);
    expect(counterparty).toMatchObject({ name: 'Ben', iOweCents: 2500 });
    const receipts = [
      { receiptId: receipt.id, expectedAmount: '15.00' },
      { receiptId: theirs.id, expectedAmount: '10.00' },
    ];
    const settled = await payPerson(ana, { personId: counterparty?.key, receipts, method: 'cash' });
    expect(settled.person).toMatchObject({ iOweCents: 0, reportedCents: 1000 });
    expect((await read(receipt)).contributions).toMatchObject([{ owedCents: 0, passedOnCents: 1500 }]);
  });

  it('is netted with what is owed the other way', async () => {
    await dinner();
    const another = await makeReceipt(ana, { table, hostName: 'Ana' });
    await claim(ben, { on: another, claimerName: 'Ben' });
    const page = { search: '', after: null, before: null, isInverted: false, limit: 10 };
    const [counterparty] = await listCounterparties(ana, page);
    expect(counterparty).toMatchObject({ iOweCents: 1500, owedToMeCents: 1000 });
    if (!counterparty) throw new Error('Nobody is there');
    const netting = await readNetting(ana, counterparty);
    expect(netting?.plan.transfers).toMatchObject([{ from: idOf(ana), to: idOf(ben), amountCents: 500 }]);
  });

  it('is settled by an evening with the fewest transfers, which whoever paid the restaurant agrees to', async () => {
    const receipt = await dinner('25.00');
    const { evening } = await createEvening(ana, { receiptId: receipt.id, name: 'Friday' });
    const taxi = await makeReceipt(cleo, { table, hostName: 'Cleo' });
    await claim(ana, { on: taxi, claimerName: 'Ana' });
    await addToEvening(cleo, { eveningId: evening.id, receiptId: taxi.id });
    const page = { after: null, before: null, isInverted: false, limit: 10 };
    expect(await listEvenings(ana, page)).toMatchObject([{ netCents: -1500, isSettled: false }]);
    expect(await listEvenings(ben, page)).toMatchObject([{ netCents: 1500 }]);
    const { plan } = await readEvening(ana, evening.id);
    // Cleo's part and the taxi are even, so Ana alone pays.
    expect(plan?.transfers).toMatchObject([{ from: idOf(ana), to: idOf(ben), amountCents: 1500 }]);
    expect(new Set(plan?.asked)).toEqual(new Set([idOf(ana), idOf(ben), idOf(cleo)]));
    for (const each of [ana, cleo, ben]) await settleEvening(each, { eveningId: evening.id, planKey: plan?.key });
    const settled = await read(receipt);
    expect(settled.contributions).toMatchObject([{ settledCents: 1500, owedCents: 0 }]);
    await expect(takeBackPassedOn(ben, { receiptId: receipt.id, personId: bens(receipt) })).rejects.toBeInstanceOf(
      Conflict,
    );
  });
});
