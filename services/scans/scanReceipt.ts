import { scanReceiptInput } from '@fairtab/domain/inputs/scanInputs';
import type { ServiceContext } from '../context';
import { Conflict, InvalidInput, NotFound } from '../errors';
import type { Prisma } from '../generated/prisma/client';
import { findAnswer, isKeyTaken, keyedRequest, type KeyedRequest } from '../idempotency';
import { readPhotosJob } from '../jobs/jobs';
import { parseInput } from '../parseInput';
import { readScan, type ScanState } from './readScan';

interface ScannedAnswer {
  readonly scanId: string;
}

interface Wanted {
  readonly guestId: string;
  readonly photoIds: readonly string[];
  readonly keyed: KeyedRequest | null;
}

/**
 * Makes a scan of the viewer's uploaded photos of one receipt, from its top, and has it read. Each photo is scanned
 * once.
 * @throws InvalidInput, NotFound (a photo that is not the viewer's), TooManyAttempts, Conflict (key reuse)
 */
export async function scanReceipt(ctx: ServiceContext, input: unknown): Promise<{ scan: ScanState }> {
  const { photoIds, idempotencyKey } = parseInput(scanReceiptInput, input);
  const { guestId } = ctx.viewer;
  if (guestId === null) throw noSuchPhoto();
  await ctx.limits.spend('scansOfGuest', guestId);
  const keyed = keyedRequest(ctx, { operation: 'scanReceipt', key: idempotencyKey, request: { photoIds } });
  const scan = await readScan(ctx, await insertOnce(ctx, { guestId, photoIds, keyed }));
  if (!scan) throw new Conflict('This was scanned, and removed meanwhile.');
  return { scan };
}

async function insertOnce(ctx: ServiceContext, wanted: Wanted): Promise<string> {
  try {
    const scanId = await ctx.db.prisma.$transaction((tx) => insert(ctx, { tx, wanted }));
    ctx.events.publish({ type: 'scanChanged', scanId });
    ctx.jobs.send(readPhotosJob, { scanId });
    return scanId;
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    const first = await findAnswer(ctx, wanted.keyed);
    if (!first) throw error;
    return (first.answer as ScannedAnswer).scanId;
  }
}

async function insert(
  ctx: ServiceContext,
  { tx, wanted: { guestId, photoIds, keyed } }: { tx: Prisma.TransactionClient; wanted: Wanted },
): Promise<string> {
  const scanId = ctx.newId();
  if (keyed) {
    const { key, firstWrite } = keyed;
    const requestHash = Uint8Array.from(keyed.requestHash);
    const answer = { scanId } satisfies ScannedAnswer;
    await tx.idempotencyKey.create({ data: { key, firstWrite, guestId, requestHash, answer } });
  }
  await tx.scan.create({ data: { id: scanId, guestId, createdAt: ctx.now() } });
  // In one order, so that two scans of the same photos do not deadlock.
  for (const id of photoIds.toSorted()) {
    const position = photoIds.indexOf(id);
    const { count } = await tx.photo.updateMany({ where: { id, guestId, scanId: null }, data: { scanId, position } });
    if (count === 0) throw await photoRefusal({ tx, photo: { id, guestId }, position });
  }
  return scanId;
}

async function photoRefusal({
  tx,
  photo,
  position,
}: {
  tx: Prisma.TransactionClient;
  photo: { id: string; guestId: string };
  position: number;
}): Promise<Error> {
  const isOwn = (await tx.photo.count({ where: photo })) > 0;
  if (!isOwn) return noSuchPhoto();
  const message = 'This photo was scanned already. Please upload it again.';
  return new InvalidInput([{ path: `photoIds.${position}`, message }]);
}

function noSuchPhoto(): NotFound {
  return new NotFound('There is no such photo, or it is not yours.');
}
