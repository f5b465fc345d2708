import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../../context';
import { incomingKey } from '../../platform/files/FileStore';
import type { ScanFailure } from '../../generated/prisma/enums';
import type { InputJsonValue } from '../../generated/prisma/internal/prismaNamespace';

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
