import { t } from '@fairtab/domain/language/t';
import { scanReceiptInput } from '@fairtab/domain/inputs/scanInputs';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, NotFound } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';
import { keyedRequest, once, type KeyedRequest } from '../../idempotency';
import { readPhotosJob } from '../../platform/jobs/jobs';
import { parseInput } from '../../platform/parseInput';
import { insertScan } from './insertScan';
import { readScan, type ScanState } from './readScan';

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
  await ctx.limits.spend('scansFromAddress', ctx.client.address);
  const keyed = keyedRequest(ctx, { operation: 'scanReceipt', key: idempotencyKey, request: input });
  const { scanId } = await once(ctx, { keyed, write: () => start(ctx, { guestId, photoIds, keyed }) });
  const scan = await readScan(ctx, scanId);
  if (!scan) throw new Conflict(t('This was scanned, and removed meanwhile.'));
  return { scan };
}

async function start(ctx: ServiceContext, wanted: Wanted): Promise<{ scanId: string }> {
  const job = await ctx.db.prisma.$transaction((tx) => insert(ctx, { tx, wanted }));
  ctx.events.publish({ type: 'scanChanged', scanId: job.scanId });
  ctx.jobs.send(readPhotosJob, job);
  return job;
}

async function insert(
  ctx: ServiceContext,
  { tx, wanted: { guestId, photoIds, keyed } }: { tx: Prisma.TransactionClient; wanted: Wanted },
): Promise<{ scanId: string; turn: number }> {
  const job = await insertScan(ctx, { tx, guestId, keyed });
  // In one order, so that two scans of the same photos do not deadlock.
  for (const id of photoIds.toSorted()) {
    const position = photoIds.indexOf(id);
    const { count } = await tx.photo.updateMany({
      where: { id, guestId, scanId: null },
      data: { scanId: job.scanId, position },
    });
    if (count === 0) throw await photoRefusal({ tx, photo: { id, guestId }, position });
  }
  return job;
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
  const message = t('This photo was scanned already. Please upload it again.');
  return new InvalidInput([{ path: `photoIds.${position}`, message }]);
}

function noSuchPhoto(): NotFound {
  return new NotFound(t('There is no such photo, or it is not yours.'));
}
