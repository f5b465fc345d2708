import type { Visibility } from '@fairtab/domain/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimItem } from '../claims/claimItem';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import { deleteReceipt } from '../deleteReceipt';
import { removeDeletedReceipts } from '../removeDeletedReceipts';
import { restoreReceipt } from '../restoreReceipt';
import { sharePhotos } from '../sharePhotos';
import { shareReceipt } from '../shareReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { newScan, newScannedReceipt, type ReadScan } from '../../testing/scans';
import { itemNamed } from '../../testing/table';
import { receiptPhotos } from './receiptPhotos';

const NOW = new Date('2026-11-21T20:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const { database, table } = await tableForTests();
beforeEach(() => table.setTime(NOW));

const newGuest = async (): Promise<ServiceContext> => table.hostOf(await table.newReceipt());

async function newTable() {
  const host = await newGuest();
  const scanned = await newScannedReceipt(host);
  const diner = await newGuest();
  await claimItem(diner, { itemId: itemNamed(scanned.receipt, 'Cola').id, claimerName: 'Ana' });
  return { ...scanned, id: scanned.receipt.id, people: { host, diner, nobody: table.stranger() } };
}

/** The names of the viewers who get the photos of the receipt as it is now. */
async function seenBy(id: string, people: Readonly<Record<string, ServiceContext>>): Promise<string[]> {
  const receipt = await table.stranger().store.load(id);
  if (!receipt) return [];
  const seen = [];
  for (const [who, ctx] of Object.entries(people)) if ((await receiptPhotos(ctx, receipt)).length > 0) seen.push(who);
  return seen;
}

const filesOf = ({ photoIds }: ReadScan) => table.files.keys().filter((key) => photoIds.some((id) => key.includes(id)));
const trailOf = async (receiptId: string) =>
  (await database.db.prisma.change.findMany({ where: { receiptId }, orderBy: { version: 'asc' } })).map(
    ({ kind, summary }) => `${kind}: ${summary}`,
  );

describe('the photos of a receipt', () => {
  it('are listed from its top to its end', async () => {
    const { receipt, people, photoIds } = await newTable();
    expect(await receiptPhotos(people.host, receipt)).toEqual([
      { id: photoIds[0], width: 600, height: 800 },
      { id: photoIds[1], width: 600, height: 801 },
    ]);
  });

  it('do not exist when the bill was typed in, with either upload method', async () => {
    const receipt = await table.newReceipt({ uploadMethod: 'upload' });
    expect(await receiptPhotos(table.hostOf(receipt), receipt)).toEqual([]);
  });

  it.each([
    ['link', ['host', 'diner', 'nobody']],
    ['participants', ['host', 'diner']],
    ['private', ['host']],
  ] as const)('are the host’s alone until they are shared, and then seen by whom the %s lets', async (scope, seen) => {
    const { id, people } = await newTable();
    await shareReceipt(people.host, { receiptId: id, visibility: scope satisfies Visibility });
    expect(await seenBy(id, people)).toEqual(['host']);
    await sharePhotos(people.host, { receiptId: id, areShared: true });
    expect(await seenBy(id, people)).toEqual(seen);
    await sharePhotos(people.host, { receiptId: id, areShared: false });
    expect(await seenBy(id, people)).toEqual(['host']);
  });

  it('are hidden once it is deleted, and shown again when it is restored', async () => {
    const { id, people, ...scan } = await newTable();
    await sharePhotos(people.host, { receiptId: id, areShared: true });
    await deleteReceipt(people.host, { receiptId: id });
    expect(await seenBy(id, people)).toEqual([]);
    expect(filesOf(scan)).toHaveLength(2);
    await restoreReceipt(people.host, { receiptId: id });
    expect(await seenBy(id, people)).toEqual(['host', 'diner', 'nobody']);
  });

  it('are removed with it, with the files and the readings', async () => {
    const { id, people, ...scan } = await newTable();
    const kept = await newScannedReceipt(people.host);
    const unused = await newScan(people.host);
    await deleteReceipt(people.host, { receiptId: id });
    table.setTime(new Date(NOW.getTime() + 30 * DAY_MS));
    const workers = [table.otherProcess(), table.otherProcess()].map((other) => ({
      ...other.stranger(),
      files: table.files,
    }));
    const removed = await Promise.all(workers.map(removeDeletedReceipts));
    expect(removed.reduce((sum, count) => sum + count)).toBe(1);
    expect(filesOf(scan)).toEqual([]);
    expect(await database.db.prisma.scan.count({ where: { id: scan.scanId } })).toBe(0);
    expect(await database.db.prisma.photo.count({ where: { id: { in: [...scan.photoIds] } } })).toBe(0);
    expect([...filesOf(kept), ...filesOf(unused)]).toHaveLength(4);
  });
});

describe('sharePhotos', () => {
  it('appears in the trail, once for each change', async () => {
    const { id, people } = await newTable();
    const { receipt } = await sharePhotos(people.host, { receiptId: id, areShared: true });
    expect(receipt).toMatchObject({ version: 3, photosShared: true });
    table.published.length = 0;
    expect((await sharePhotos(people.host, { receiptId: id, areShared: true })).receipt.version).toBe(3);
    expect(table.published).toEqual([]);
    await sharePhotos(people.host, { receiptId: id, areShared: false });
    expect(table.published).toEqual([{ type: 'receiptChanged', receiptId: id, version: 4 }]);
    expect((await trailOf(id)).slice(-2)).toEqual([
      'shared: Host shows the photo of the bill',
      'shared: Host hides the photo of the bill',
    ]);
    expect(await table.otherProcess().stranger().store.load(id)).toMatchObject({ version: 4, photosShared: false });
  });

  it('is for the host, and answers everybody else as if there were no receipt', async () => {
    const { id, people } = await newTable();
    for (const ctx of [people.diner, people.nobody])
      await expect(sharePhotos(ctx, { receiptId: id, areShared: true })).rejects.toBeInstanceOf(NotFound);
    await deleteReceipt(people.host, { receiptId: id });
    await expect(sharePhotos(people.host, { receiptId: id, areShared: true })).rejects.toBeInstanceOf(NotFound);
    expect(await database.db.prisma.receipt.findUnique({ where: { id } })).toMatchObject({ photosShared: false });
  });

  it('is refused where there is no photo, and says so to the host alone', async () => {
    const receipt = await table.newReceipt();
    const input = { receiptId: receipt.id, areShared: true };
    await expect(sharePhotos(table.hostOf(receipt), input)).rejects.toBeInstanceOf(Conflict);
    await expect(sharePhotos(table.stranger(), input)).rejects.toBeInstanceOf(NotFound);
  });
});
