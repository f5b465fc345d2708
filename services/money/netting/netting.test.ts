import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../accounts/deletion/eraseAccount';
import type { ServiceContext } from '../../context';
import { type Counterparty, listCounterparties, readCounterparty } from '../counterparties/counterparties';
import { countEvenings } from '../evenings/listEvenings';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../../platform/errors';
import { disputePayment } from '../../receipts/payments/changePayment';
import { openTransferTotals, transfersBetween } from '../settlements/transfersBetween';
import { confirmTransfer, disputeTransfer, reportTransfer } from '../settlements/moveTransfer';
import { newAccount } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { claim, close, host as makeReceipt, NOON } from '../../testing/history';
import { declineNetting, netWithPerson } from './netWithPerson';
import { readNetting } from './readNetting';

const { database, table } = await tableForTests();
let hana: ServiceContext;
let ben: ServiceContext;
let zoe: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  [hana, ben, zoe] = await Promise.all([account(), account(), account()]);
});

const account = async () => (await newAccount(table)).browser.context();
const idOf = ({ viewer }: ServiceContext): string => viewer.guestId ?? '';
const host = (ctx: ServiceContext, hostName: string, input: object = {}) =>
  makeReceipt(ctx, { table, hostName, ...input });

async function personOf(ctx: ServiceContext, other: ServiceContext, currency = 'USD'): Promise<Counterparty> {
  const people = await listCounterparties(ctx, { search: '', after: null, before: null, isInverted: false, limit: 9 });
  const found = people.find((person) => person.guestId === idOf(other) && person.currency === currency);
  if (!found) throw new Error('They have nothing to do with each other');
  return found;
}
const nettingOf = async (ctx: ServiceContext, other: ServiceContext) => readNetting(ctx, await personOf(ctx, other));
const net = async (ctx: ServiceContext, other: ServiceContext) => {
  const { key: personId } = await personOf(ctx, other);
  return netWithPerson(ctx, { personId, planKey: (await nettingOf(ctx, other))?.plan.key });
};
const transfers = async (ctx: ServiceContext, other: ServiceContext) =>
  transfersBetween(ctx, { guestId: idOf(other), currency: 'USD' });

/** Ben owes Hana 30.00 on two receipts, Hana owes Ben 10.00; Zoe owes Hana 10.00 on one of them. */
async function threeReceipts(): Promise<ReceiptState[]> {
  const receipts = [await host(hana, 'Hana'), await host(hana, 'Hana'), await host(ben, 'Ben')] as const;
  await claim(ben, { on: receipts[0], claimerName: 'Ben', units: 2 });
  await claim(zoe, { on: receipts[0], claimerName: 'Zoe' });
  await claim(ben, { on: receipts[1], claimerName: 'Benjamin' });
  await claim(hana, { on: receipts[2], claimerName: 'Hana' });
  return [...receipts];
}
const read = async (receipts: readonly ReceiptState[]) => {
  const { store } = table.otherProcess().stranger();
  const found = await store.loadMany(receipts.map(({ id }) => id));
  return receipts.flatMap(({ id }) => found.get(id) ?? []);
};

describe('netting what two accounts owe each other', () => {
  it('waits for the other one, then pays all of it and leaves one transfer, with a line on each receipt', async () => {
    const receipts = await threeReceipts();
    expect(await nettingOf(hana, ben)).toMatchObject({ proposal: null, plan: { transfers: [{ amountCents: 2000 }] } });
    await net(ben, hana);
    expect(await transfers(hana, ben)).toEqual([]);
    expect((await nettingOf(hana, ben))?.proposal).toMatchObject({ isOutdated: false, proposedByGuestId: idOf(ben) });
    expect([(await personOf(hana, ben)).asksToNet, (await personOf(ben, hana)).asksToNet]).toEqual([true, false]);
    table.published.length = 0;
    const { person } = await net(hana, ben);
    expect(person).toMatchObject({ owedToMeCents: 2000, iOweCents: 0, asksToNet: false });
    expect(await personOf(ben, hana)).toMatchObject({ name: 'Hana', owedToMeCents: 0, iOweCents: 2000 });
    expect(await transfers(ben, hana)).toMatchObject([
      { fromName: 'Ben', toName: 'Hana', amountCents: 2000, isMine: true, status: 'open', evening: null },
    ]);
    expect(await nettingOf(hana, ben)).toBeNull();
    const after = await read(receipts);
    expect(after.flatMap(({ claims }) => claims.map(({ claimerName, status }) => `${claimerName} ${status}`))).toEqual([
      'Ben paid',
      'Zoe claimed',
      'Benjamin paid',
      'Hana paid',
    ]);
    expect(new Set(table.published.map((event) => 'receiptId' in event && event.receiptId)).size).toBe(3);
    const trail = await database.db.prisma.change.findMany({ where: { kind: 'paid' }, orderBy: { summary: 'asc' } });
    expect(trail.map(({ summary }) => summary)).toEqual([
      '$10.00 of Benjamin was netted with what is owed the other way',
      '$10.00 of Hana was netted with what is owed the other way',
      '$20.00 of Ben was netted with what is owed the other way',
    ]);
  });

  it('leaves nothing to pay when they are even', async () => {
    const [mine, bens] = [await host(hana, 'Hana'), await host(ben, 'Ben')];
    await claim(ben, { on: mine });
    await claim(hana, { on: bens });
    await net(hana, ben);
    const { person } = await net(ben, hana);
    expect(person).toMatchObject({ owedToMeCents: 0, iOweCents: 0 });
    expect(await transfers(ben, hana)).toEqual([]);
  });

  it('takes force once when both agree at the same moment in two processes', async () => {
    await threeReceipts();
    const other = { ...table.otherProcess().guest(idOf(ben)), viewer: ben.viewer };
    await Promise.all([net(hana, ben), net(other, hana)]);
    expect(await transfers(hana, ben)).toMatchObject([{ amountCents: 2000 }]);
    expect(await personOf(hana, ben)).toMatchObject({ owedToMeCents: 2000, iOweCents: 0 });
  });

  it('makes one proposal when the same account proposes several times at once', async () => {
    await threeReceipts();
    await Promise.all([net(hana, ben), net(hana, ben), net(hana, ben)]);
    expect((await nettingOf(ben, hana))?.proposal).toMatchObject({ agreedGuestIds: [idOf(hana)] });
  });

  it('is void after a change on the receipts, and refuses a plan that is not of now', async () => {
    const [first] = (await threeReceipts()) as [ReceiptState];
    const { key: personId } = await personOf(ben, hana);
    const planKey = (await nettingOf(ben, hana))?.plan.key;
    await net(hana, ben);
    await claim(ben, { on: first, splitCount: 2 }).catch(() => undefined);
    const more = await host(hana, 'Hana');
    await claim(ben, { on: more });
    expect((await nettingOf(ben, hana))?.proposal?.isOutdated).toBe(true);
    await expect(netWithPerson(ben, { personId, planKey })).rejects.toBeInstanceOf(Conflict);
    expect(await transfers(hana, ben)).toEqual([]);
    await net(ben, hana);
    expect((await nettingOf(hana, ben))?.proposal).toMatchObject({ isOutdated: false, agreedGuestIds: [idOf(ben)] });
  });

  it('is declined by the other one and taken back by who proposed it', async () => {
    await threeReceipts();
    for (const ctx of [ben, hana]) {
      await net(hana, ben);
      const { key } = await personOf(ctx, ctx === ben ? hana : ben);
      await declineNetting(ctx, key);
      expect((await nettingOf(hana, ben))?.proposal).toBeNull();
      await expect(declineNetting(ctx, key)).rejects.toBeInstanceOf(Conflict);
    }
  });

  it('is refused to a stranger, without an account, and when only one owes', async () => {
    await threeReceipts();
    const { key: personId } = await personOf(hana, ben);
    const planKey = (await nettingOf(hana, ben))?.plan.key;
    for (const ctx of [zoe, ben]) {
      await expect(netWithPerson(ctx, { personId, planKey })).rejects.toBeInstanceOf(NotFound);
      await expect(declineNetting(ctx, personId)).rejects.toBeInstanceOf(NotFound);
    }
    for (const ctx of [table.stranger(), table.guest(idOf(hana))])
      await expect(netWithPerson(ctx, { personId, planKey })).rejects.toBeInstanceOf(NotSignedIn);
    await expect(netWithPerson(hana, { personId, planKey: '' })).rejects.toBeInstanceOf(InvalidInput);
    const { key: zoes } = await personOf(hana, zoe);
    expect(await nettingOf(hana, zoe)).toBeNull();
    await expect(netWithPerson(hana, { personId: zoes, planKey })).rejects.toBeInstanceOf(Conflict);
  });

  it('leaves out what one of them does not see, and other currencies', async () => {
    const [first] = (await threeReceipts()) as [ReceiptState];
    await close(hana, first);
    const euros = [await host(hana, 'Hana', { currency: 'EUR' }), await host(ben, 'Ben', { currency: 'EUR' })] as const;
    await claim(ben, { on: euros[0], units: 2 });
    await claim(hana, { on: euros[1] });
    expect(await nettingOf(hana, ben)).toMatchObject({ plan: { transfers: [] }, currency: 'USD' });
    const inEuros = await readNetting(ben, await personOf(ben, hana, 'EUR'));
    expect(inEuros).toMatchObject({ currency: 'EUR', plan: { transfers: [{ from: idOf(ben), amountCents: 1000 }] } });
  });

  it('cannot be disputed on one receipt alone', async () => {
    const receipts = await threeReceipts();
    await net(hana, ben);
    await net(ben, hana);
    const [first] = await read(receipts);
    await expect(disputePayment(hana, { paymentId: first?.payments[0]?.id ?? '' })).rejects.toThrow(
      'This was settled with other receipts. What did not arrive is said where its transfer is.',
    );
  });
});

describe('what is left after netting', () => {
  it('is paid, doubted and confirmed by the two alone, and counted until it has arrived', async () => {
    await threeReceipts();
    await net(hana, ben);
    await net(ben, hana);
    const [{ id: transferId } = { id: '' }] = await transfers(ben, hana);
    const usd = (cents: number) => [{ currency: 'USD', cents }];
    expect(await openTransferTotals(ben)).toEqual({ owedToMe: usd(0), iOwe: usd(2000) });
    expect(await openTransferTotals(hana)).toEqual({ owedToMe: usd(2000), iOwe: usd(0) });
    expect(await countEvenings(hana)).toBe(0);
    for (const ctx of [hana, zoe, table.stranger()])
      await expect(reportTransfer(ctx, { transferId, method: 'cash' })).rejects.toBeInstanceOf(NotFound);
    expect(await reportTransfer(ben, { transferId, method: 'cash' })).toEqual({
      eveningId: null,
      otherGuestId: idOf(hana),
      currency: 'USD',
    });
    expect(await personOf(hana, ben)).toMatchObject({ owedToMeCents: 0, toConfirmCents: 2000 });
    expect(await openTransferTotals(ben)).toEqual({ owedToMe: usd(0), iOwe: usd(0) });
    await disputeTransfer(hana, transferId);
    expect(await personOf(ben, hana)).toMatchObject({ iOweCents: 2000, reportedCents: 0 });
    await confirmTransfer(hana, transferId);
    expect(await personOf(hana, ben)).toMatchObject({ owedToMeCents: 0, toConfirmCents: 0, receiptCount: 3 });
    expect(await transfers(hana, ben)).toEqual([]);
  });

  it('outlives the account of one of them without its name, and a proposal does not', async () => {
    await threeReceipts();
    await net(hana, ben);
    await net(ben, hana);
    const more = [await host(hana, 'Hana'), await host(ben, 'Ben')] as const;
    await claim(ben, { on: more[0] });
    await claim(hana, { on: more[1] });
    await net(ben, hana);
    const { key } = await personOf(hana, ben);
    await eraseAccount(table.stranger(), { userId: ben.viewer.session?.userId ?? '', guestId: idOf(ben) });
    expect(await readCounterparty(hana, key)).toBeNull();
    const people = await listCounterparties(hana, {
      search: '',
      after: null,
      before: null,
      isInverted: false,
      limit: 9,
    });
    expect(people.map(({ name }) => name)).not.toContain('Ben');
    expect(people).toContainEqual(expect.objectContaining({ name: 'Former guest', owedToMeCents: 3000 }));
    const left = await database.db.pool.query<{ text: string }>(
      'SELECT s::text || t::text AS text FROM settlement s LEFT JOIN transfer t ON t.settlement_id = s.id WHERE $1 IN (s.first_guest_id, s.second_guest_id)',
      [idOf(hana)],
    );
    expect(left.rows).toHaveLength(1);
    expect(left.rows[0]?.text).not.toMatch(new RegExp(`Ben|${idOf(ben)}`));
  });
});
