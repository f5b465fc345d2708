import { parse } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../../accounts/deletion/eraseAccount';
import type { ServiceContext } from '../../../context';
import { InvalidInput, NotFound, NotSignedIn } from '../../../platform/errors';
import { payClaims } from '../../../receipts/payments/payClaims';
import { newAccount } from '../../../testing/browsers';
import { databaseForTests } from '../../../testing/database';
import { claim, close, host as makeReceipt, NOON } from '../../../testing/history';
import { newScannedReceipt } from '../../../testing/scans';
import { setTable, type Table } from '../../../testing/table';
import { readBusinessNote, setBusinessNote } from '../businessNotes';
import { exportReceipt } from '../exportReceipt';
import { listBusinessLabels, readBusinessSummary } from '../readBusinessSummary';
import { KEEP_EXPORTS_MS, exportKey } from './ExportRequest';
import { makeExport } from './makeExport';
import { listExports, openExport, readExport } from './readExport';
import { findLostExports, removeOldExports } from './removeExports';
import { startExport } from './startExport';

const database = await databaseForTests();
let table: Table;
let hana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  table = setTable(database.db);
  table.setTime(NOON);
  hana = await (await newAccount(table)).browser.context();
  ben = await (await newAccount(table)).browser.context();
});

const host = (ctx: ServiceContext, input: object = {}) => makeReceipt(ctx, { table, ...input });
const fairtab = () => table.stranger();
const readCsv = (file: string): Record<string, string>[] => parse(file, { columns: true, bom: true });

/** Has a file made and opens it as its account. */
async function exported(ctx: ServiceContext, input: object): Promise<string> {
  const { job } = (await startExport(ctx, input)).export;
  await makeExport(fairtab(), { jobId: job.id, isLastTry: true });
  const file = await openExport(ctx, job.id);
  if (!file) throw new Error('The file is not ready');
  return text(file.bytes);
}

describe('a business note', () => {
  it('is kept for the host alone, replaced as a whole, and removed when it is empty', async () => {
    const receipt = await host(hana);
    await claim(ben, { on: receipt });
    await setBusinessNote(hana, { receiptId: receipt.id, label: ' Team lunch ', attendees: 'Ana, Ben' });
    expect(await readBusinessNote(hana, receipt)).toEqual({ label: 'Team lunch', project: '', attendees: 'Ana, Ben' });
    for (const other of [ben, table.stranger()]) {
      expect(await readBusinessNote(other, receipt)).toBeNull();
      await expect(setBusinessNote(other, { receiptId: receipt.id, label: 'Mine' })).rejects.toThrow(NotFound);
    }
    expect(await listBusinessLabels(hana)).toEqual(['Team lunch']);
    await setBusinessNote(hana, { receiptId: receipt.id });
    expect(await readBusinessNote(hana, receipt)).toBeNull();
  });

  it('needs an account, and texts that fit', async () => {
    const receipt = await table.newReceipt();
    const guest = table.hostOf(receipt);
    await expect(setBusinessNote(guest, { receiptId: receipt.id, label: 'x' })).rejects.toThrow(NotSignedIn);
    const own = await host(hana);
    await expect(setBusinessNote(hana, { receiptId: own.id, label: 'x'.repeat(61) })).rejects.toThrow(InvalidInput);
  });
});

describe('the business summary', () => {
  it('adds up what an account hosts, by month, label and restaurant, with what others paid back', async () => {
    const lunch = await host(hana, { date: '2026-10-02', tax: '3.00', tip: '6.00' });
    const dinner = await host(hana, { date: '2026-11-03', restaurantName: 'Roma', tip: '10.00' });
    await host(ben, { date: '2026-11-03' });
    await setBusinessNote(hana, { receiptId: lunch.id, label: 'Team lunch' });
    const { claimId } = await claim(ben, { on: lunch });
    await payClaims(ben, { receiptId: lunch.id, claimIds: [claimId], method: 'cash' });
    await claim(ben, { on: dinner });
    const [all, ...others] = await readBusinessSummary(hana, {});
    expect(others).toEqual([]);
    expect(all?.total).toEqual({
      currency: 'USD',
      receipts: 2,
      subtotalCents: 6000,
      taxCents: 300,
      tipCents: 1600,
      feesCents: 0,
      discountCents: 0,
      totalCents: 7900,
      paidBackCents: 1300,
    });
    expect(all?.byMonth.map(({ name }) => name)).toEqual(['2026-10', '2026-11']);
    expect(all?.byLabel.map(({ name }) => name)).toEqual(['', 'Team lunch']);
    const [labelled] = await readBusinessSummary(hana, { label: 'team LUNCH', from: '2026-10-02', to: '2026-10-02' });
    expect(labelled?.total).toMatchObject({ receipts: 1, totalCents: 3900 });
    const [later] = await readBusinessSummary(hana, { from: '2026-12-01' });
    expect(later?.total.receipts).toBe(0);
    await expect(readBusinessSummary(hana, { from: '2026-12-01', to: '2026-11-01' })).rejects.toThrow(InvalidInput);
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30'])
      for (const path of ['from', 'to'])
        await expect(readBusinessSummary(hana, { [path]: day })).rejects.toMatchObject({ fields: [{ path }] });
    await expect(readBusinessSummary(table.stranger(), {})).rejects.toThrow(NotSignedIn);
    const rows = readCsv(await exported(hana, { contents: 'summary', format: 'csv', label: 'Team lunch' }));
    expect(rows.map(({ row, total, own_cost: own }) => [row, total, own])).toEqual(
      ['receipt', 'month', 'label', 'restaurant', 'total'].map((row) => [row, '39.00', '26.00']),
    );
  });
});

describe('an export', () => {
  it('of a history has every line and claim of what fits the filter, with notes of the own receipts only', async () => {
    const own = await host(hana, { restaurantName: '=Casa' });
    const joined = await host(ben, { restaurantName: 'Bistro' });
    await host(ben, { restaurantName: 'Elsewhere' });
    await setBusinessNote(hana, { receiptId: own.id, project: 'Apollo' });
    await setBusinessNote(ben, { receiptId: joined.id, project: 'Secret' });
    await claim(hana, { on: joined, claimerName: 'Hana' });
    const rows = readCsv(await exported(hana, { contents: 'history', format: 'csv' }));
    expect(
      rows.map(({ receipt, restaurant, row, project, amount }) => [receipt, restaurant, row, project, amount]),
    ).toEqual([
      ['1', "'=Casa", 'line', 'Apollo', '30.00'],
      ['2', 'Bistro', 'line', '', '30.00'],
      ['2', 'Bistro', 'claim', '', '10.00'],
    ]);
    expect(readCsv(await exported(hana, { contents: 'history', format: 'csv', role: 'diner' }))).toHaveLength(2);
    expect(readCsv(await exported(hana, { contents: 'history', format: 'csv', search: 'nothing' }))).toEqual([]);
    const german = await exported(hana, { contents: 'history', format: 'csv', csvDialect: 'semicolon' });
    expect(parse(german, { columns: true, bom: true, delimiter: ';' })).toMatchObject([{ amount: '30,00' }, {}, {}]);
    await expect(startExport(hana, { contents: 'history', format: 'csv', csvDialect: 'tab' })).rejects.toMatchObject({
      fields: [{ path: 'csvDialect', message: 'Must be one of comma, semicolon' }],
    });
    await close(ben, joined);
    expect(readCsv(await exported(hana, { contents: 'history', format: 'csv' }))).toHaveLength(1);
  });

  it('goes over more receipts than are loaded at a time, each once, in the order they were made', async () => {
    for (let made = 0; made < 103; made += 1) await host(hana, { restaurantName: `Place ${made}` });
    const rows = readCsv(await exported(hana, { contents: 'history', format: 'csv' }));
    expect(rows.map(({ restaurant }) => restaurant)).toEqual(rows.map((_, index) => `Place ${index}`));
    expect(rows).toHaveLength(103);
    const [latest] = await listExports(hana);
    expect(latest?.job).toMatchObject({ state: 'done', done: 103, total: 103 });
  });

  it.each(['history', 'summary'])('of a %s as PDF is a PDF, also without receipts', async (contents) => {
    expect(await exported(hana, { contents, format: 'pdf' })).toMatch(/^%PDF-1/);
    await host(hana, { restaurantName: '寿司 Łódź 🍣' });
    expect(await exported(hana, { contents, format: 'pdf' })).toMatch(/^%PDF-1/);
  });

  it('is its account’s alone', async () => {
    const { job } = (await startExport(hana, { contents: 'history', format: 'csv' })).export;
    expect(table.queued).toContainEqual({ job: 'makeExport', payload: { jobId: job.id } });
    expect(await openExport(hana, job.id)).toBeNull();
    await makeExport(fairtab(), { jobId: job.id, isLastTry: true });
    expect(await openExport(hana, job.id)).not.toBeNull();
    for (const other of [ben, table.stranger()]) {
      expect(await readExport(other, job.id)).toBeNull();
      expect(await openExport(other, job.id)).toBeNull();
    }
    expect(await listExports(ben)).toEqual([]);
    await expect(startExport(table.stranger(), { contents: 'history', format: 'csv' })).rejects.toThrow(NotSignedIn);
  });

  it('is begun once, however often the request is sent', async () => {
    const input = { contents: 'history', format: 'csv', idempotencyKey: crypto.randomUUID() };
    const first = await startExport(hana, input);
    expect((await startExport(hana, input)).export.job.id).toBe(first.export.job.id);
    expect(await listExports(hana)).toHaveLength(1);
  });

  it('is found again when its job was lost, and removed with its file after seven days', async () => {
    await exported(hana, { contents: 'history', format: 'csv' });
    const { job } = (await startExport(hana, { contents: 'history', format: 'csv' })).export;
    table.setTime(new Date(hana.now().getTime() + 60_000));
    expect(await findLostExports(fairtab())).toContainEqual({ jobId: job.id });
    await makeExport(fairtab(), { jobId: job.id, isLastTry: true });
    expect(await findLostExports(fairtab())).not.toContainEqual({ jobId: job.id });
    table.setTime(new Date(job.createdAt.getTime() + KEEP_EXPORTS_MS - 1));
    await removeOldExports(fairtab());
    expect(await openExport(hana, job.id)).not.toBeNull();
    table.setTime(new Date(job.createdAt.getTime() + KEEP_EXPORTS_MS));
    await removeOldExports(fairtab());
    expect([await listExports(hana), table.files.keys()]).toEqual([[], []]);
  });

  it('says that it failed after the last try, and leaves no file', async () => {
    const { job } = (await startExport(hana, { contents: 'history', format: 'csv' })).export;
    const full = { ...fairtab(), files: { ...table.files, put: () => Promise.reject(new Error('no space left')) } };
    await expect(makeExport(full, { jobId: job.id, isLastTry: false })).rejects.toThrow('no space');
    expect((await readExport(hana, job.id))?.job.state).toBe('waiting');
    await expect(makeExport(full, { jobId: job.id, isLastTry: true })).rejects.toThrow('no space');
    expect((await readExport(hana, job.id))?.job).toMatchObject({ state: 'failed', problem: expect.any(String) });
  });

  it('goes with its account, also when it is still being made', async () => {
    await host(hana);
    await exported(hana, { contents: 'history', format: 'csv' });
    const { job } = (await startExport(hana, { contents: 'history', format: 'csv' })).export;
    const { guestId, session } = hana.viewer;
    const slow = {
      ...table.files,
      put: async (...[key, bytes]: Parameters<typeof table.files.put>) => {
        const size = await table.files.put(key, bytes);
        await eraseAccount(fairtab(), { userId: session?.userId ?? '', guestId: guestId ?? '' });
        return size;
      },
    };
    expect(table.files.keys()).toHaveLength(1);
    await makeExport({ ...fairtab(), files: slow }, { jobId: job.id, isLastTry: true });
    expect(table.files.keys()).not.toContain(exportKey(job.id));
    expect(table.files.keys()).toEqual([]);
  });

  it('leaves no file that was stored only after its account was gone', async () => {
    await host(hana);
    const { job } = (await startExport(hana, { contents: 'history', format: 'csv' })).export;
    const { guestId, session } = hana.viewer;
    const late = {
      ...table.files,
      put: async (...[key, bytes]: Parameters<typeof table.files.put>) => {
        const whole = await buffer(Readable.from(bytes instanceof Uint8Array ? [bytes] : bytes));
        await eraseAccount(fairtab(), { userId: session?.userId ?? '', guestId: guestId ?? '' });
        return table.files.put(key, whole);
      },
    };
    await makeExport({ ...fairtab(), files: late }, { jobId: job.id, isLastTry: true });
    expect(table.files.keys()).toEqual([]);
  });
});

describe('one receipt as a file', () => {
  it('is for everybody who sees the receipt, with the note only for its host', async () => {
    const receipt = await host(hana);
    await setBusinessNote(hana, { receiptId: receipt.id, label: 'Team lunch' });
    const csvFor = async (ctx: ServiceContext) => {
      const file = await exportReceipt(ctx, {
        receiptId: receipt.id,
        format: 'csv',
        csvDialect: 'comma',
        withPhotos: false,
      });
      return file && text(file.bytes);
    };
    expect(await csvFor(hana)).toContain('Team lunch');
    expect(await csvFor(ben)).not.toContain('Team lunch');
    await close(hana, receipt);
    expect(await csvFor(ben)).toBeNull();
  });

  it('as PDF takes the photos along where the viewer may see them, and does without one that is damaged', async () => {
    const { receipt } = await newScannedReceipt(hana);
    const pagesFor = async (ctx: ServiceContext, withPhotos: boolean) => {
      const file = await exportReceipt(ctx, { receiptId: receipt.id, format: 'pdf', csvDialect: 'comma', withPhotos });
      return /\/Count (\d+)/.exec(file ? await text(file.bytes) : '')?.[1];
    };
    // The photos of the fixture are no JPEGs that can be drawn.
    expect([await pagesFor(hana, true), await pagesFor(hana, false), await pagesFor(ben, true)]).toEqual([
      '3',
      '1',
      '1',
    ]);
  });
});
