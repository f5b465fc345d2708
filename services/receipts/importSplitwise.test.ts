import { claimsToTakeOver } from '@fairtab/domain/moves/takeOver';
import { sumDue } from '@fairtab/domain/owed';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { describe, expect, it } from 'vitest';
import { personId } from '../people/guests';
import { Conflict, InvalidInput, NotFound } from '../platform/errors';
import { newBrowser } from '../testing/browsers';
import { tableForTests } from '../testing/tableForTests';
import { takePlace } from './claims/takePlace';
import { importSplitwise } from './importSplitwise';
import { payClaims } from './payments/payClaims';
import { shareReceipt } from './shareReceipt';

const { database, table } = await tableForTests();

const FILE = [
  'Date,Description,Category,Cost,Currency,Ana,Ben,Cleo',
  '',
  '2026-03-01,Hotel,Lodging,300.00,USD,200.00,-100.00,-100.00',
  '2026-03-02,Taxi,Taxi,12.40,USD,-4.14,8.27,-4.13',
  '2026-03-03,Ben paid Ana,Payment,50.00,USD,-50.00,50.00,0.00',
  '2026-03-03,Ramen,Dining out,3000.00,JPY,2000.00,-1000.00,-1000.00',
  '',
  '2026-03-03,Total balance, , ,USD,145.86,-41.73,-104.13',
].join('\n');

const wanted = { file: FILE, hostName: 'Ana', currency: 'USD', restaurantName: 'Lisbon' };
const personOf = ({ id: receiptId, hostGuestId: guestId }: ReceiptState, name: string): string =>
  personId({ receiptId, person: { guestId, name } });
const openOf = (receipt: ReceiptState, name: string): number => sumDue(claimsToTakeOver(receipt, name));

async function problemsOf(input: object) {
  const refused: unknown = await importSplitwise(await newBrowser(table).context(), input).catch(
    (error: unknown) => error,
  );
  return refused instanceof InvalidInput ? refused.fields : refused;
}

describe('the import of a group', () => {
  it('makes a receipt on which everybody owes what they do in the file', async () => {
    const ana = await newBrowser(table).context();
    const { receipt, notes } = await importSplitwise(ana, wanted);
    expect(receipt).toMatchObject({
      restaurantName: 'Lisbon',
      hostName: 'Ana',
      currency: 'USD',
      date: '2026-03-03',
      totalCents: 36_240,
      version: 1,
    });
    expect(notes).toEqual([]);
    const saved = await table.otherProcess().stranger().store.load(receipt.id);
    expect(saved).toEqual(receipt);
    expect(receipt.items.map(({ name, note, priceCents, splitWith }) => [name, note, priceCents, splitWith])).toEqual([
      ['Hotel', 'Mar 1, 2026', 30_000, 3],
      ['Taxi', 'Mar 2, 2026', 1240, 3],
      ['Ben paid Ana', 'Mar 3, 2026', 5000, 1],
    ]);
    expect(receipt.contributions).toMatchObject([{ name: 'Ben', amountCents: 6240, owedCents: 0 }]);
    expect([openOf(receipt, 'Ben'), openOf(receipt, 'Cleo')]).toEqual([4173, 10_413]);
  });

  it('answers a retry with the same receipt, and refuses the key for another file', async () => {
    const browser = newBrowser(table);
    const keyed = { ...wanted, idempotencyKey: 'import-1' };
    const { receipt } = await importSplitwise(await browser.context(), keyed);
    const ana = table.guest(receipt.hostGuestId);
    expect((await importSplitwise(ana, keyed)).receipt.id).toBe(receipt.id);
    await expect(importSplitwise(ana, { ...keyed, hostName: 'Ben' })).rejects.toBeInstanceOf(Conflict);
  });

  it('says what is missing or wrong, and makes nothing', async () => {
    const before = await database.db.prisma.receipt.count();
    expect(await problemsOf({ ...wanted, currency: null, hostName: 'Zoe' })).toEqual([
      { path: 'currency', message: 'The file has expenses in USD and JPY. Choose one of them.' },
      { path: 'hostName', message: 'Which of them are you: Ana, Ben, and Cleo?' },
    ]);
    expect(await problemsOf({ ...wanted, file: 'Tea 3.00' })).toMatchObject([{ path: 'file' }]);
    expect(await problemsOf({ ...wanted, file: FILE.replace('8.27', '8.99') })).toEqual([
      { path: 'file', message: 'Row 4: Taxi: what people paid and had does not add up to zero.' },
    ]);
    expect(await problemsOf({ hostName: 'Ana' })).toMatchObject([{ path: 'file' }]);
    expect(await database.db.prisma.receipt.count()).toBe(before);
  });

  it('takes a hundred lines of ten people with a thousand parts', async () => {
    const people = Array.from({ length: 10 }, (_, index) => `P${index}`);
    const rows = Array.from(
      { length: 120 },
      (_, index) => `2026-03-01,Row ${index},General,${100 + index}.00,USD,90.00${',-10.00'.repeat(9)}`,
    );
    const file = [`Date,Description,Category,Cost,Currency,${people.join(',')}`, ...rows].join('\n');
    const { receipt } = await importSplitwise(await newBrowser(table).context(), { file, hostName: 'P0' });
    expect(receipt.items.length).toBeLessThanOrEqual(100);
    expect(receipt.claims.length).toBeLessThanOrEqual(1000);
    expect(openOf(receipt, 'P9')).toBe(120_000);
  });
});

describe('who somebody of the group is', () => {
  it('is said on a phone without an account, which then owes that part and pays it', async () => {
    const { receipt } = await importSplitwise(await newBrowser(table).context(), wanted);
    const cleo = newBrowser(table);
    const taken = await takePlace(await cleo.context(), { receiptId: receipt.id, personId: personOf(receipt, 'Cleo') });
    const own = taken.receipt.claims.filter(({ guestId }) => guestId === taken.guestId);
    expect(own.map(({ claimerName, amountCents }) => [claimerName, amountCents])).toEqual([
      ['Cleo', 10_000],
      ['Cleo', 413],
    ]);
    expect(taken.receipt.totalCents).toBe(receipt.totalCents);
    await payClaims(table.guest(taken.guestId), { receiptId: receipt.id, method: 'cash', expectedAmount: '104.13' });
    const paid = await table.otherProcess().stranger().store.load(receipt.id);
    expect(paid?.payments).toMatchObject([{ amountCents: 10_413 }]);
  });

  it('takes along what the person paid', async () => {
    const { receipt } = await importSplitwise(await newBrowser(table).context(), { ...wanted, hostName: 'Cleo' });
    const { receipt: after, guestId } = await takePlace(await newBrowser(table).context(), {
      receiptId: receipt.id,
      personId: personOf(receipt, 'Ana'),
    });
    expect(after.contributions).toMatchObject([{ name: 'Ben' }, { name: 'Ana', guestId, owedCents: 14_586 }]);
  });

  it('is said once, by whoever is not at the table, of somebody without a phone, and may be said again with its key', async () => {
    const { receipt } = await importSplitwise(await newBrowser(table).context(), wanted);
    const [receiptId, ana] = [receipt.id, table.guest(receipt.hostGuestId)];
    const ask = { receiptId, personId: personOf(receipt, 'Ben'), idempotencyKey: 'place' };
    const { guestId, receipt: taken } = await takePlace(await newBrowser(table).context(), ask);
    const ben = table.guest(guestId);
    expect((await takePlace(ben, ask)).receipt.version).toBe(taken.version);
    const others = await newBrowser(table).context();
    await expect(takePlace(ben, { receiptId, personId: personOf(receipt, 'Cleo') })).rejects.toThrow(/at this table/);
    await expect(takePlace(ana, { receiptId, personId: personOf(receipt, 'Cleo') })).rejects.toBeInstanceOf(Conflict);
    await expect(takePlace(others, { receiptId, personId: personOf(receipt, 'Ben') })).rejects.toBeInstanceOf(Conflict);
    const bens = personId({ receiptId, person: { guestId, name: 'Ben' } });
    await expect(takePlace(others, { receiptId, personId: bens })).rejects.toThrow('Ben is at this table with another');
    await expect(takePlace(others, { receiptId, personId: personOf(receipt, 'Ana') })).rejects.toThrow(
      /Nothing is left/,
    );
    await shareReceipt(ana, { receiptId, visibility: 'private' });
    await expect(
      takePlace(await newBrowser(table).context(), { receiptId, personId: personOf(receipt, 'Cleo') }),
    ).rejects.toBeInstanceOf(NotFound);
  });
});
