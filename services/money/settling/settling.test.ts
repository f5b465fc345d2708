import { balanceOn } from '@fairtab/domain/balances';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { savePreferences } from '../../messages/notifications/preferences';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { type Counterparty, listCounterparties } from '../counterparties/counterparties';
import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn } from '../../platform/errors';
import { disputePayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { openHandle } from '../../receipts/payments/payerHandle';
import { deleteReceipt } from '../../receipts/deleteReceipt';
import { stopReminding } from '../../receipts/reminders/stopReminding';
import { newAccount } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { claim, close, host as makeReceipt, NOON } from '../../testing/history';
import { itemNamed } from '../../testing/table';
import { claimToRemind } from './claimToRemind';
import { confirmPerson, payPerson } from './settlePerson';

const { database, table } = await tableForTests();
let hana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  hana = await (await newAccount(table)).browser.context();
  ben = await (await newAccount(table)).browser.context();
});

const host = (ctx: ServiceContext) => makeReceipt(ctx, { table });
const idOf = ({ viewer }: ServiceContext): string => viewer.guestId ?? '';

async function onlyPersonOf(ctx: ServiceContext): Promise<Counterparty> {
  const people = await listCounterparties(ctx, { search: '', after: null, before: null, isInverted: false, limit: 9 });
  expect(people).toHaveLength(1);
  return people[0] as Counterparty;
}

async function read(receipts: readonly ReceiptState[]): Promise<ReceiptState[]> {
  // As another process sees them.
  const found = await table
    .otherProcess()
    .stranger()
    .store.loadMany(receipts.map(({ id }) => id));
  return receipts.flatMap(({ id }) => found.get(id) ?? []);
}

/** Ben owes Hana 10.00, 20.00 and 5.00 on three receipts. */
async function threeDinners(): Promise<{ receipts: ReceiptState[]; personId: string }> {
  const receipts = [await host(hana), await host(hana), await host(hana)] as const;
  await claim(ben, { on: receipts[0] });
  await claim(ben, { on: receipts[1], units: 2 });
  await claim(ben, { on: receipts[2], splitCount: 2 });
  return { receipts: [...receipts], personId: (await onlyPersonOf(ben)).key };
}

async function inputFor(receipts: readonly ReceiptState[]) {
  return (await read(receipts)).map((receipt) => ({
    receiptId: receipt.id,
    expectedAmount: formatMoney(balanceOn(receipt, { me: idOf(ben), other: idOf(hana) }).iOweCents, 'USD'),
  }));
}

describe('paying a person', () => {
  it('reports all that is open on the receipts with one payment, and tells every phone', async () => {
    const { receipts, personId } = await threeDinners();
    await claim(table.stranger(), { on: receipts[0] as ReceiptState, claimerName: 'Zoe' });
    table.published.length = 0;
    const input = { personId, receipts: await inputFor(receipts), method: 'venmo', handle: '@ben-pays' };
    const { person, payments } = await payPerson(ben, input);
    expect(person).toMatchObject({ iOweCents: 0, reportedCents: 3500 });
    expect(payments.map(({ receipt }) => receipt.id)).toEqual(receipts.map(({ id }) => id));
    const after = await read(receipts);
    const made = after.flatMap((receipt) => receipt.payments);
    expect(made).toMatchObject([1000, 2000, 500].map((amountCents) => ({ amountCents, status: 'reported' })));
    expect(new Set(made.map(({ groupId }) => groupId)).size).toBe(1);
    expect(made[0]?.groupId).not.toBeNull();
    expect(made.map((payment) => openHandle(ben.sealer, payment))).toEqual(['ben-pays', 'ben-pays', 'ben-pays']);
    expect(after[0]?.claims.map(({ status }) => status)).toEqual(['paid', 'claimed']);
    expect(table.published).toHaveLength(3);
    for (const { id, version } of after)
      expect(table.published).toContainEqual({ type: 'receiptChanged', receiptId: id, version });
    const trail = await database.db.prisma.change.findMany({
      where: { kind: 'paid', receiptId: { in: after.map(({ id }) => id) } },
    });
    expect(trail.map(({ summary }) => summary).sort()).toEqual(
      [1000, 2000, 500]
        .map((cents) => `Ben paid ${displayMoney(cents, 'USD')} by Venmo, in one payment for 3 receipts`)
        .sort(),
    );
    expect(await onlyPersonOf(ben)).toMatchObject({ reportedCents: 3500 });
  });

  it('writes nothing when one amount has changed, and says which and the new sum', async () => {
    const { receipts, personId } = await threeDinners();
    const wanted = { personId, receipts: await inputFor(receipts), method: 'cash' };
    await claim(ben, { on: receipts[2] as ReceiptState, splitCount: 2 });
    const before = await read(receipts);
    await expect(payPerson(ben, wanted)).rejects.toThrow(
      'Casa Nacho is $10.00 now, not $5.00. Nothing was reported as paid. All together it is $40.00 now.',
    );
    await expect(payPerson(ben, wanted)).rejects.toBeInstanceOf(AmountMismatch);
    expect(await read(receipts)).toEqual(before);
  });

  it('pays once when it is sent again with the same key, also after the host said that it did not arrive', async () => {
    const { receipts, personId } = await threeDinners();
    const input = { personId, receipts: await inputFor(receipts), method: 'cash', idempotencyKey: randomUUID() };
    const first = await payPerson(ben, input);
    for (const { paymentId } of first.payments) await disputePayment(hana, { paymentId });
    const again = await payPerson(ben, input);
    expect(again.payments.map(({ paymentId }) => paymentId)).toEqual(first.payments.map(({ paymentId }) => paymentId));
    expect((await read(receipts)).flatMap(({ payments }) => payments)).toHaveLength(3);
    await expect(payPerson(ben, { ...input, method: 'zelle' })).rejects.toBeInstanceOf(Conflict);
  });

  it('pays once when two requests come at the same moment from two processes', async () => {
    const { receipts, personId } = await threeDinners();
    const input = { personId, receipts: await inputFor(receipts), method: 'cash' };
    const other = { ...table.otherProcess().guest(idOf(ben)), viewer: ben.viewer };
    const outcomes = await Promise.allSettled([
      payPerson(ben, input),
      payPerson(other, { ...input, receipts: input.receipts.toReversed() }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(receipts)).flatMap(({ payments }) => payments)).toHaveLength(3);
  });

  it('holds while others change the same receipts all the time', async () => {
    const { receipts, personId } = await threeDinners();
    const input = { personId, receipts: await inputFor(receipts), method: 'cash' };
    const others = receipts.flatMap((receipt) => [
      claim(table.stranger(), { on: receipt, claimerName: 'Zoe', splitCount: 9 }),
      claim(table.otherProcess().stranger(), { on: receipt, claimerName: 'Al', splitCount: 9 }),
    ]);
    await Promise.all([payPerson(ben, input), ...others]);
    const after = await read(receipts);
    expect(after.map(({ payments }) => payments.length)).toEqual([1, 1, 1]);
    expect(after.map(({ claims }) => claims.length)).toEqual([3, 3, 3]);
    for (const { id, version } of after)
      expect(await database.db.prisma.change.count({ where: { receiptId: id } })).toBe(version);
  });

  it('leaves all receipts as they were when one of them cannot be written', async () => {
    const { receipts, personId } = await threeDinners();
    const input = { personId, receipts: await inputFor(receipts), method: 'cash' };
    const last =
      receipts
        .map(({ id }) => id)
        .sort()
        .at(-1) ?? '';
    const before = await read(receipts);
    // A trigger stands for whatever makes the database refuse the last write of the three.
    await database.db.pool.query(`CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.receipt_id = '${last}' THEN RAISE 'refused'; END IF; RETURN NEW; END $$`);
    await database.db.pool.query(
      'CREATE TRIGGER refuse_one BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION refuse_one()',
    );
    await expect(payPerson(ben, input)).rejects.toThrow('refused');
    await database.db.pool.query('DROP TRIGGER refuse_one ON payment; DROP FUNCTION refuse_one');
    expect(await read(receipts)).toEqual(before);
    expect((await payPerson(ben, input)).payments).toHaveLength(3);
  });

  it('refuses another host’s receipt, a hidden one, a receipt twice, a stranger, and somebody without an account', async () => {
    const { receipts, personId } = await threeDinners();
    const zoe = await (await newAccount(table)).browser.context();
    const elsewhere = await host(zoe);
    await claim(ben, { on: elsewhere });
    const wanted = await inputFor(receipts);
    const pay = (ctx: ServiceContext, list: object[]) => payPerson(ctx, { personId, receipts: list, method: 'cash' });
    const other = { receiptId: elsewhere.id, expectedAmount: '10.00' };
    await expect(pay(ben, [...wanted, other])).rejects.toBeInstanceOf(NotFound);
    await expect(pay(ben, [wanted[0] ?? {}, wanted[0] ?? {}])).rejects.toBeInstanceOf(InvalidInput);
    await expect(pay(ben, [])).rejects.toBeInstanceOf(InvalidInput);
    await expect(pay(zoe, wanted)).rejects.toBeInstanceOf(NotFound);
    for (const guest of [table.stranger(), table.guest(idOf(ben))])
      await expect(pay(guest, wanted)).rejects.toBeInstanceOf(NotSignedIn);
    const [first] = receipts as [ReceiptState, ...ReceiptState[]];
    await close(hana, first);
    await expect(pay(ben, wanted)).rejects.toBeInstanceOf(NotFound);
    await deleteReceipt(hana, { receiptId: first.id });
    await expect(pay(ben, wanted)).rejects.toBeInstanceOf(NotFound);
    expect((await read(receipts)).flatMap(({ payments }) => payments)).toEqual([]);
  });
});

describe('confirming a person’s payments', () => {
  /** Ben paid three receipts at once, and a fourth by itself. */
  async function reported() {
    const { receipts, personId: hanaId } = await threeDinners();
    await payPerson(ben, { personId: hanaId, receipts: await inputFor(receipts), method: 'cash' });
    const [first] = receipts as [ReceiptState, ...ReceiptState[]];
    await claimItem(ben, { itemId: itemNamed(first, 'Nachos').id, claimerName: 'Ben', units: 1 });
    await payClaims(ben, { receiptId: first.id, method: 'zelle' });
    const payments = (await read(receipts)).flatMap((receipt) => receipt.payments);
    const personId = (await onlyPersonOf(hana)).key;
    return {
      receipts,
      payments,
      input: { personId, paymentIds: payments.map(({ id }) => id), expectedAmount: '45.00' },
    };
  }

  it('confirms all of them, several on one receipt too, each with its line in the trail', async () => {
    const { receipts, input } = await reported();
    const { person, payments } = await confirmPerson(hana, input);
    expect(person).toMatchObject({ toConfirmCents: 0, owedToMeCents: 0 });
    expect(payments).toHaveLength(4);
    const after = await read(receipts);
    expect(after.flatMap(({ payments: made }) => made.map(({ status }) => status))).toEqual(Array(4).fill('confirmed'));
    for (const { id, version } of after)
      expect(await database.db.prisma.change.count({ where: { receiptId: id } })).toBe(version);
    await confirmPerson(hana, input);
    expect(await read(receipts)).toEqual(after);
  });

  it('confirms nothing when one was disputed or the sum is another one', async () => {
    const { receipts, payments, input } = await reported();
    await expect(confirmPerson(hana, { ...input, expectedAmount: '44.99' })).rejects.toBeInstanceOf(AmountMismatch);
    await disputePayment(hana, { paymentId: payments[0]?.id ?? '' });
    const before = await read(receipts);
    await expect(confirmPerson(hana, input)).rejects.toBeInstanceOf(Conflict);
    expect(await read(receipts)).toEqual(before);
  });

  it('is refused to the payer, a stranger, and for another person’s payment', async () => {
    const { receipts, input } = await reported();
    const [first] = receipts as [ReceiptState, ...ReceiptState[]];
    const { paymentId } = await (async () => {
      const zoe = table.guest(
        (await claim(table.stranger(), { on: first, claimerName: 'Zoe', splitCount: 2 })).claim.guestId,
      );
      return payClaims(zoe, { receiptId: first.id, method: 'cash' });
    })();
    await expect(confirmPerson(hana, { ...input, paymentIds: [paymentId] })).rejects.toBeInstanceOf(NotFound);
    await expect(confirmPerson(hana, { ...input, paymentIds: ['nothing'] })).rejects.toBeInstanceOf(NotFound);
    const benSees = { ...input, personId: (await onlyPersonOf(ben)).key };
    await expect(confirmPerson(ben, benSees)).rejects.toBeInstanceOf(NotFound);
    await expect(confirmPerson(table.stranger(), input)).rejects.toBeInstanceOf(NotSignedIn);
    const stranger = await (await newAccount(table)).browser.context();
    await expect(confirmPerson(stranger, input)).rejects.toBeInstanceOf(NotFound);
  });
});

describe('the claim by which a person is reminded', () => {
  it('is on the oldest receipt that is not forgotten, and only for who is owed', async () => {
    await savePreferences(ben, { emailReminders: true });
    const { receipts, personId } = await threeDinners();
    const person = await onlyPersonOf(hana);
    const [first, second] = receipts as [ReceiptState, ReceiptState, ReceiptState];
    const found = await claimToRemind(hana, person);
    expect(found?.receipt.id).toBe(first.id);
    await stopReminding(hana, { claimId: found?.claim.id ?? '', isStopped: true });
    expect((await claimToRemind(hana, person))?.receipt.id).toBe(second.id);
    expect(await claimToRemind(ben, await onlyPersonOf(ben))).toBeNull();
    await expect(claimToRemind(table.stranger(), person)).rejects.toBeInstanceOf(NotSignedIn);
    await payPerson(ben, { personId, receipts: await inputFor(receipts), method: 'cash' });
    expect(await claimToRemind(hana, person)).toBeNull();
  });
});
