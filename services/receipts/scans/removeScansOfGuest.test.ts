import { expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { photoKey } from '../../platform/files/FileStore';
import { eraseAccount } from '../../accounts/deletion/eraseAccount';
import { tableForTests } from '../../testing/tableForTests';
import { newScan, newScannedReceipt } from '../../testing/scans';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { removeScansOfGuest } from './removeScans';

const { database, table } = await tableForTests();

const erase = ({ viewer, ...ctx }: SignedInContext, changed: Partial<ServiceContext> = {}) =>
  eraseAccount({ ...ctx, viewer, ...changed }, { userId: viewer.session.userId, guestId: viewer.guestId });

it('removes all photos of an account with their files, with or without a receipt', async () => {
  const [ana, ben] = [await signedInAccount(table), await signedInAccount(table)];
  await newScan(ben);
  const others = table.files.keys();
  const scans = [await newScannedReceipt(ana), await newScan(ana), await newScan(ana, { status: 'reading' })];
  const { guestId } = ana.viewer;
  await database.db.prisma.photo.create({ data: { id: ana.newId(), guestId } });
  expect(table.files.keys()).toHaveLength(others.length + 6);
  await erase(ana);
  expect(await database.db.prisma.guest.count({ where: { id: guestId } })).toBe(0);
  expect(await database.db.prisma.photo.count({ where: { guestId } })).toBe(0);
  expect(await database.db.prisma.scan.count({ where: { id: { in: scans.map(({ scanId }) => scanId) } } })).toBe(0);
  expect(table.files.keys()).toEqual(others);
});

it('leaves no file of a photo that is uploaded during the deletion', async () => {
  const ana = await signedInAccount(table);
  const others = table.files.keys();
  await newScan(ana);
  let late = 1;
  const files: ServiceContext['files'] = {
    ...table.files,
    remove: async (key) => {
      await table.files.remove(key);
      if (late-- > 0) await newScan(ana);
    },
  };
  await erase(ana, { files });
  expect(table.files.keys()).toEqual(others);
  expect(await database.db.prisma.guest.count({ where: { id: ana.viewer.guestId } })).toBe(0);
});

it('can be repeated when it was stopped midway', async () => {
  const ana = await signedInAccount(table);
  const others = table.files.keys();
  const { scanId, photoIds } = await newScan(ana);
  let isBroken = true;
  const files: ServiceContext['files'] = {
    ...table.files,
    remove: async (key) => {
      if (isBroken && key === photoKey(photoIds[1] ?? '')) throw new Error('the disk is gone');
      await table.files.remove(key);
    },
  };
  await expect(removeScansOfGuest({ ...ana, files }, ana.viewer.guestId)).rejects.toThrow('the disk is gone');
  expect(await database.db.prisma.scan.count({ where: { id: scanId } })).toBe(1);
  isBroken = false;
  await removeScansOfGuest({ ...ana, files }, ana.viewer.guestId);
  expect(await database.db.prisma.scan.count({ where: { id: scanId } })).toBe(0);
  expect(table.files.keys()).toEqual(others);
});
