import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../context';
import { incomingKey } from '../files/FileStore';
import type { ScanFailure } from '../generated/prisma/enums';
import type { InputJsonValue } from '../generated/prisma/internal/prismaNamespace';

/** How a scan comes out. */
export type ScanOutcome =
  | {
      readonly status: 'done';
      readonly bill: ScannedBill;
      readonly pages: readonly Page[];
      /** Which engine read it. */
      readonly engine: string;
    }
  | { readonly status: 'failed'; readonly failure: ScanFailure };

/**
 * Writes down how a scan came out and lets go of the uploads; whoever is first decides. Also finishes what a worker that
 * was stopped right after writing left.
 */
export async function endScan(
  ctx: ServiceContext,
  { scanId, outcome }: { scanId: string; outcome: ScanOutcome },
): Promise<void> {
  const { count } = await ctx.db.prisma.scan.updateMany({
    where: { id: scanId, status: { notIn: ['done', 'failed'] } },
    data: { ...dataOf(outcome), finishedAt: ctx.now() },
  });
  await removeUploads(ctx, scanId);
  if (count > 0) ctx.events.publish({ type: 'scanChanged', scanId });
}

/** Of a scan that is over only the prepared photos are kept. */
export async function removeUploads(ctx: ServiceContext, scanId: string): Promise<void> {
  const photos = await ctx.db.prisma.photo.findMany({ where: { scanId }, select: { id: true } });
  for (const { id } of photos) await ctx.files.remove(incomingKey(id));
}

function dataOf(outcome: ScanOutcome) {
  if (outcome.status === 'failed') return outcome;
  const { status, bill, pages, engine } = outcome;
  return { status, engine, bill: asJson(bill), pages: asJson(pages) };
}

/** Plain data through and through; its types only do not say so. */
function asJson(value: object): InputJsonValue {
  return value;
}
