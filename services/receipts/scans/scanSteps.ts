import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../../context';
import type { ScanFailure } from '../../generated/prisma/enums';
import type { InputJsonValue } from '../../generated/prisma/internal/prismaNamespace';
import { incomingKey } from '../../platform/files/FileStore';

/** What a scan is read from: photos from the top of the receipt, by their ids, or a text that was pasted. */
export type ScanSource = { readonly photoIds: readonly string[] } | { readonly text: Page };

/**
 * Marks a scan as being read, for the first time or again after a worker that did not finish.
 * @returns null when the scan is over or gone.
 */
export async function beginScan(ctx: ServiceContext, scanId: string): Promise<ScanSource | null> {
  const { prisma } = ctx.db;
  const { count } = await prisma.scan.updateMany({
    where: { id: scanId, status: { notIn: ['done', 'failed'] } },
    data: { status: 'turning' },
  });
  if (count === 0) {
    await removeUploads(ctx, scanId);
    return null;
  }
  ctx.events.publish({ type: 'scanChanged', scanId });
  const scan = await prisma.scan.findUnique({
    where: { id: scanId },
    select: { pages: true, photos: { orderBy: { position: 'asc' }, select: { id: true } } },
  });
  // Only a text has its words before it is read.
  const [text] = (scan?.pages ?? []) as unknown as readonly Page[];
  return text ? { text } : { photoIds: scan?.photos.map(({ id }) => id) ?? [] };
}

const BEFORE = { turning: [], reading: ['turning'], understanding: ['turning', 'reading'] } as const;

/**
 * Stores and announces how far the reading is. It never goes back: with several photos the step of the first one
 * counts.
 */
export async function stepScan(
  ctx: ServiceContext,
  { scanId, step }: { scanId: string; step: keyof typeof BEFORE },
): Promise<void> {
  const { count } = await ctx.db.prisma.scan.updateMany({
    where: { id: scanId, status: { in: [...BEFORE[step]] } },
    data: { status: step },
  });
  if (count > 0) ctx.events.publish({ type: 'scanChanged', scanId });
}

/**
 * Does the work while it holds a lock on the scan, across all processes. The lock ends with the work or with the
 * process, so that a scan whose worker was killed can be read again at once.
 * @returns false, without doing the work, when the scan is locked already.
 */
export async function holdScan(
  ctx: ServiceContext,
  { scanId, work }: { scanId: string; work: () => Promise<void> },
): Promise<boolean> {
  const client = await ctx.db.pool.connect();
  // Losing the lock's connection does not stop the work: endScan keeps the first result.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    // The lock belongs to a transaction, because a pooler may give the session to others.
    await client.query('BEGIN');
    // Reading takes longer than a transaction may otherwise be idle.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held',
      [`scan ${scanId}`],
    );
    if (!rows[0]?.held) return false;
    await work();
    return true;
  } finally {
    await client.query('ROLLBACK').catch(ignore);
    client.off('error', ignore);
    client.release();
  }
}

/** The result of a scan. */
export type ScanOutcome =
  | {
      readonly status: 'done';
      readonly bill: ScannedBill;
      readonly pages: readonly Page[];
      /** The name of the OCR engine. */
      readonly engine: string;
    }
  | { readonly status: 'failed'; readonly failure: ScanFailure };

/**
 * Stores the result of a scan, unless it has one already, and removes the uploads. When a worker stopped right after
 * storing it, calling this again removes the uploads. When reading was unavailable, the photos belong to no scan again,
 * so that the next try needs no upload (docs/product/scanning.md).
 */
export async function endScan(
  ctx: ServiceContext,
  { scanId, outcome }: { scanId: string; outcome: ScanOutcome },
): Promise<void> {
  const isUnavailable = outcome.status === 'failed' && outcome.failure === 'unavailable';
  const count = await ctx.db.prisma.$transaction(async (tx) => {
    const ended = await tx.scan.updateMany({
      where: { id: scanId, status: { notIn: ['done', 'failed'] } },
      data: { ...dataOf(outcome), finishedAt: ctx.now(), sender: null },
    });
    if (isUnavailable && ended.count > 0) await tx.photo.updateMany({ where: { scanId }, data: { scanId: null } });
    return ended.count;
  });
  await removeUploads(ctx, scanId);
  if (count === 0) return;
  ctx.metrics.scanEnded(outcome.status === 'failed' ? outcome.failure : outcome.status);
  ctx.events.publish({ type: 'scanChanged', scanId });
}

/** When a scan is over, only the prepared photos are kept. */
export async function removeUploads(ctx: ServiceContext, scanId: string): Promise<void> {
  const photos = await ctx.db.prisma.photo.findMany({ where: { scanId }, select: { id: true } });
  for (const { id } of photos) await ctx.files.remove(incomingKey(id));
}

function dataOf(outcome: ScanOutcome) {
  if (outcome.status === 'failed') return outcome;
  const { status, bill, pages, engine } = outcome;
  return { status, engine, bill: asJson(bill), pages: asJson(pages) };
}

/** It is plain data, which its types do not express. */
function asJson(value: object): InputJsonValue {
  return value;
}
