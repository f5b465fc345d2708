import { MOST_RECEIPTS_OF_EVENING, MOST_RECEIPTS_OF_PERSON } from '@fairtab/domain/inputs/eveningInputs';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../platform/errors';
import { LIMITS } from '../../platform/limits/limits';
import { newAccount, newBrowser } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { claim, host as makeReceipt, NOON } from '../../testing/history';
import { itemNamed } from '../../testing/table';
import { addToEvening, createEvening, takeOutOfEvening } from './changeEvening';
import { addCredit, type NewCredit } from './addCredit';
import { type EveningState, readEvening } from './readEvening';

const HOUR_MS = 60 * 60 * 1000;

const { database, table } = await tableForTests();
let ana: ServiceContext;
let ben: ServiceContext;
let bar: ReceiptState;
let eveningId: string;
/** Ana paid the bar. Ben, a guest without an account, had one of the Nachos for 10.00. */
beforeEach(async () => {
  table.setTime(NOON);
  ana = await (await newAccount(table)).browser.context();
  ben = await newBrowser(table).context();
  const payTo = [{ method: 'venmo', handle: 'ana-b' }];
  bar = await makeReceipt(ana, { table, hostName: 'Ana', payTo });
  eveningId = (await createEvening(ana, { receiptId: bar.id, name: 'Friday' })).evening.id;
  ben = await claimed(ben, 'Ben');
  // Receipts that are put in at the same moment have no order.
  table.setTime(new Date(NOON.getTime() + 5 * HOUR_MS));
});

/** Somebody has one of the Nachos. @returns the same, who is a guest then. */
async function claimed(ctx: ServiceContext, claimerName: string): Promise<ServiceContext> {
  const { claim: made } = await claim(ctx, { on: bar, claimerName });
  return ctx.viewer.guestId === null ? table.guest(made.guestId) : ctx;
}
const taxi = (details: Partial<NewCredit> = {}): NewCredit => ({
  eveningId,
  name: 'Taxi',
  amount: '24.00',
  people: 2,
  ...details,
});
const nets = ({ people }: EveningState) => Object.fromEntries(people.map(({ name, netCents }) => [name, netCents]));
const receiptsOf = (ctx: ServiceContext) =>
  database.db.prisma.receipt.count({ where: { hostGuestId: ctx.viewer.guestId ?? '' } });

describe('what else somebody paid on an evening', () => {
  it('is a receipt of theirs in the evening, with one line in equal parts, of which they have one', async () => {
    const { receipt, evening } = await addCredit(ben, taxi({ name: ' Taxi home ', people: 3 }));
    expect(receipt).toMatchObject({
      restaurantName: 'Taxi home',
      hostName: 'Ben',
      hostGuestId: ben.viewer.guestId,
      date: '2026-11-21',
      currency: 'USD',
      visibility: 'link',
      taxCents: 0,
      tipCents: 0,
      totalCents: 2400,
      items: [{ name: 'Taxi home', priceCents: 2400, quantity: 1, splitWith: 3 }],
      claims: [{ claimerName: 'Ben', splitCount: 3, amountCents: 800, status: 'claimed' }],
    });
    expect(evening.receipts.map(({ id }) => id)).toEqual([bar.id, receipt.id]);
    expect(nets(evening)).toEqual({ Ana: 1000, Ben: -1000 });
  });

  it('is netted with the bill by the fewest transfers, once the others have claimed their parts', async () => {
    const { receipt } = await addCredit(ben, taxi());
    await claimItem(ana, { itemId: itemNamed(receipt, 'Taxi').id, claimerName: 'Ana', units: 1, splitCount: 2 });
    const { people, plan } = await readEvening(ana, eveningId);
    expect(nets({ people } as EveningState)).toEqual({ Ana: -200, Ben: 200 });
    expect(plan?.transfers).toEqual([{ from: ana.viewer.guestId, to: ben.viewer.guestId, amountCents: 200 }]);
  });

  it('is named after the host’s own receipts, and paid by the ways on them', async () => {
    const { receipt } = await addCredit(ana, taxi());
    expect(receipt).toMatchObject({ hostName: 'Ana', payTo: [{ method: 'venmo', handle: 'ana-b' }] });
  });

  it('is in the currency of the evening', async () => {
    bar = await makeReceipt(ana, {
      table,
      hostName: 'Ana',
      currency: 'JPY',
      items: [{ name: 'Nachos', price: '900' }],
    });
    eveningId = (await createEvening(ana, { receiptId: bar.id, name: 'Tokyo' })).evening.id;
    const { receipt } = await addCredit(ana, taxi({ amount: '800' }));
    expect(receipt).toMatchObject({ currency: 'JPY', totalCents: 800 });
    await expect(addCredit(ana, taxi({ amount: '15.50' }))).rejects.toBeInstanceOf(InvalidInput);
  });

  it('answers a retry after midnight, although the day is another one', async () => {
    const sent = taxi({ idempotencyKey: 'late' });
    const { receipt } = await addCredit(ben, sent);
    table.setTime(new Date(NOON.getTime() + 20 * HOUR_MS));
    expect((await addCredit(ben, sent)).receipt).toMatchObject({ id: receipt.id, date: '2026-11-21' });
  });

  it('is made once for each key, with one part of the host, also by retries at the same moment', async () => {
    const sent = taxi({ idempotencyKey: 'a key' });
    const tries = await Promise.all([1, 2, 3].map(() => addCredit(ben, sent)));
    expect(new Set(tries.map(({ receipt }) => receipt.id)).size).toBe(1);
    const [{ receipt } = { receipt: bar }] = tries;
    expect((await addCredit(ben, sent)).receipt.id).toBe(receipt.id);
    expect((await ben.store.load(receipt.id))?.claims).toHaveLength(1);
    expect(await receiptsOf(ben)).toBe(1);
    await expect(addCredit(ben, { ...sent, amount: '25.00' })).rejects.toBeInstanceOf(Conflict);
    await expect(addCredit(ben, { ...sent, people: 3 })).rejects.toBeInstanceOf(Conflict);
    expect((await addCredit(ben, taxi({ idempotencyKey: 'another' }))).receipt.id).not.toBe(receipt.id);
  });

  it('is refused for somebody with the link and no part in the evening', async () => {
    const refused = 'Only somebody with a part in this evening can add something to it';
    const stranger = await (await newAccount(table)).browser.context();
    await expect(addCredit(stranger, taxi())).rejects.toThrow(refused);
    await expect(addCredit(table.stranger(), taxi())).rejects.toBeInstanceOf(NotAllowed);
    expect(await receiptsOf(stranger)).toBe(0);
    await claimed(stranger, 'Cleo');
    expect((await addCredit(stranger, taxi())).receipt.hostName).toBe('Cleo');
  });

  it('is refused with a message for each field', async () => {
    const problems = async (details: object) => {
      const error: unknown = await addCredit(ben, taxi(details)).catch((caught: unknown) => caught);
      if (!(error instanceof InvalidInput)) throw error;
      return error.fields.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(await problems({ name: ' ', amount: '', people: 1 })).toEqual([
      'name: Say what it was',
      'amount: Amount is required',
      'people: An even split takes at least 2 people',
    ]);
    expect(await problems({ amount: '0.00' })).toEqual(['amount: Say how much it was']);
    expect(await problems({ amount: '-1.00' })).toEqual(['amount: Amount cannot be negative']);
    expect(await problems({ amount: '100000000.00' })).toHaveLength(1);
    expect(await problems({ people: 101 })).toHaveLength(1);
    expect(await problems({ name: '\u2800' })).toEqual(['name: Say what it was']);
    expect(await problems({ name: 'x'.repeat(121) })).toEqual(['name: What it was can have at most 120 characters']);
    expect(await problems({ date: 'yesterday' })).toHaveLength(1);
    await expect(addCredit(ben, taxi({ eveningId: bar.id }))).rejects.toBeInstanceOf(NotFound);
    expect(await receiptsOf(ben)).toBe(0);
  });

  it('makes no receipt when the evening is full, and answers a retry of the one that filled it', async () => {
    const filled = await readEvening(ana, eveningId);
    for (let count = filled.receipts.length; count < MOST_RECEIPTS_OF_EVENING - 1; count++) {
      const { id: receiptId } = await makeReceipt(ana, { table, hostName: 'Ana' });
      await database.db.prisma.eveningReceipt.create({ data: { receiptId, eveningId, addedAt: NOON } });
    }
    const [first, second] = ['first', 'second'].map((idempotencyKey) => taxi({ idempotencyKey }));
    const outcomes = await Promise.allSettled([first, second].map((sent) => addCredit(ben, sent ?? taxi())));
    const made = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(made).toHaveLength(1);
    expect(await receiptsOf(ben)).toBe(1);
    const retry = addCredit(ben, (outcomes[0]?.status === 'fulfilled' ? first : second) ?? taxi());
    expect((await retry).receipt.id).toBe(made[0]?.value.receipt.id);
    await expect(addCredit(ben, taxi())).rejects.toThrow('An evening has at most 50 receipts.');
    expect(await receiptsOf(ben)).toBe(1);
  });

  it('is asked about first when it is more than everything on the evening so far', async () => {
    const total = ((await readEvening(ana, eveningId)).receipts[0]?.totalCents ?? 0) / 100;
    const over = taxi({ amount: (total + 0.01).toFixed(2), idempotencyKey: 'over' });
    const error: unknown = await addCredit(ben, over).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ fields: [{ path: 'isAmountConfirmed' }] });
    expect(String(error)).toContain(
      `is more than everything on this evening so far, $${total.toFixed(2)}. Is it right?`,
    );
    expect(await receiptsOf(ben)).toBe(0);
    const { receipt } = await addCredit(ben, { ...over, isAmountConfirmed: true });
    expect((await addCredit(ben, over)).receipt.id).toBe(receipt.id);
    await expect(addCredit(ben, taxi({ amount: total.toFixed(2) }))).resolves.toBeDefined();
  });

  it('has a quota for each person who did not begin the evening, and who began it takes out what is too much', async () => {
    const own = async (ctx: ServiceContext) => {
      const { id: receiptId } = await makeReceipt(ctx, { table, hostName: 'Ben' });
      return receiptId;
    };
    for (let count = 0; count < MOST_RECEIPTS_OF_PERSON - 1; count++) {
      const receiptId = await own(ben);
      await database.db.prisma.eveningReceipt.create({ data: { receiptId, eveningId, addedAt: NOON } });
    }
    const last = await Promise.allSettled([addCredit(ben, taxi()), addCredit(ben, taxi())]);
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = 'You have 15 receipts in this evening';
    await expect(addCredit(ben, taxi())).rejects.toThrow(refused);
    const more = await own(ben);
    await expect(addToEvening(ben, { eveningId, receiptId: more })).rejects.toThrow(refused);
    await expect(addCredit(ana, taxi())).resolves.toBeDefined();

    const bens = (await readEvening(ana, eveningId)).receipts.find(({ hostName }) => hostName === 'Ben');
    const cleo = await claimed(await newBrowser(table).context(), 'Cleo');
    await expect(takeOutOfEvening(cleo, bens?.id ?? '')).rejects.toBeInstanceOf(NotFound);
    await takeOutOfEvening(ana, bens?.id ?? '');
    await expect(addToEvening(ben, { eveningId, receiptId: more })).resolves.toBeDefined();
  });

  it('is there without a part of the host when claiming is refused', async () => {
    for (let count = 0; count < LIMITS.claimsOfDiner.points; count++)
      await ben.limits.spend('claimsOfDiner', ben.viewer.guestId ?? '').catch(() => undefined);
    const { receipt, evening } = await addCredit(ben, taxi());
    expect(receipt.claims).toEqual([]);
    expect(evening.receipts).toHaveLength(2);
  });
});
