import { inLanguage } from '../../../platform/readerLanguage';
import { storedLanguage } from '@fairtab/domain/language/languages';
import { t } from '@fairtab/domain/language/t';
import { advanceAccountJob, endAccountJob } from '../../../people/accountJobs/accountJobs';
import type { ServiceContext } from '../../../context';
import { countReceipts } from '../../history/listReceipts';
import { receiptsCsv, summaryCsv } from '../csv';
import { readBusinessSummary } from '../readBusinessSummary';
import { walkReceipts } from '../walkReceipts';
import { walkSpentReceipts } from '../walkSpentReceipts';
import { type ExportFilter, exportKey, type ExportRequest } from './ExportRequest';

/** The job reports its progress whenever it has added this number of receipts, which is a few times a second. */
const REPORTED_EVERY = 100;

/** The export was removed while it was being made, as with its account. */
class Gone extends Error {}

/**
 * Writes the file of an export, as its account would see the receipts now. Done twice, it writes the same file twice.
 * @throws what went wrong; the export has failed only when this was the last try.
 */
export async function makeExport(
  ctx: ServiceContext,
  { jobId, isLastTry }: { jobId: string; isLastTry: boolean },
): Promise<void> {
  const wanted = await ctx.db.prisma.export.findUnique({
    where: { jobId },
    include: {
      job: {
        select: { state: true, user: { select: { id: true, guestId: true, guest: { select: { language: true } } } } },
      },
    },
  });
  if (!wanted || wanted.job.state === 'done' || wanted.job.state === 'failed') return;
  const { id: userId, guestId, guest } = wanted.job.user;
  // The file has what the account may see, so the job acts as that account.
  const asAccount = { ...ctx, viewer: { guestId, session: { id: jobId, userId } } };
  const request = { ...wanted, filter: wanted.filter as unknown as ExportFilter };
  try {
    // All of it, because the contents are written while they are stored.
    const bytes = await inLanguage(storedLanguage(guest.language), async () =>
      ctx.files.put(exportKey(jobId), await contentsOf(asAccount, { jobId, request })),
    );
    await ctx.db.prisma.export.updateMany({ where: { jobId }, data: { bytes } });
    if (!(await endAccountJob(ctx, { jobId, outcome: { state: 'done' } }))) throw new Gone();
  } catch (error) {
    if (error instanceof Gone) {
      await removeUnlessWanted(ctx, jobId);
      return;
    }
    if (isLastTry)
      await endAccountJob(ctx, {
        jobId,
        outcome: { state: 'failed', problem: t('This file could not be made. Please try again.') },
      });
    throw error;
  }
}

async function contentsOf(
  ctx: ServiceContext,
  { jobId, request }: { jobId: string; request: ExportRequest },
): Promise<AsyncIterable<Uint8Array>> {
  const { contents, format, csvDialect, filter } = request;
  const now = ctx.now();
  if (contents === 'history') {
    const total = await countReceipts(ctx, filter);
    const receipts = reported(ctx, { jobId, total, of: walkReceipts(ctx, filter), countOf: () => 1 });
    if (format === 'csv') return receiptsCsv(receipts, csvDialect);
    // Writing PDFs takes 15 MB of code, which a worker needs only after the first wish for one.
    const { historyPdf } = await import('../pdf/historyPdf');
    return historyPdf({ receipts, now });
  }
  const summaries = await readBusinessSummary(ctx, filter);
  const total = summaries.reduce((sum, summary) => sum + summary.total.receipts, 0);
  const receipts = reported(ctx, { jobId, total, of: walkSpentReceipts(ctx, filter), countOf: ({ length }) => length });
  if (format === 'csv') return summaryCsv({ summaries, receipts, dialect: csvDialect });
  const { summaryPdf } = await import('../pdf/summaryPdf');
  return summaryPdf({ summaries, receipts, filter, now });
}

/** Passes on what it gets and says how far it is. @throws Gone when nobody waits for it any more. */
async function* reported<Part>(
  ctx: ServiceContext,
  {
    jobId,
    total,
    of,
    countOf,
  }: { jobId: string; total: number; of: AsyncIterable<Part>; countOf: (part: Part) => number },
): AsyncGenerator<Part> {
  const report = async (done: number): Promise<void> => {
    // Receipts may be made while they are written.
    if (!(await advanceAccountJob(ctx, { jobId, done, total: Math.max(done, total) }))) throw new Gone();
  };
  let [done, told] = [0, 0];
  await report(0);
  for await (const part of of) {
    yield part;
    done += countOf(part);
    if (done - told < REPORTED_EVERY) continue;
    await report(done);
    told = done;
  }
  await report(done);
}

/** The file of an export that is over stays when another worker has made it. */
async function removeUnlessWanted(ctx: ServiceContext, jobId: string): Promise<void> {
  const isWanted = (await ctx.db.prisma.accountJob.count({ where: { id: jobId, state: 'done' } })) > 0;
  if (!isWanted) await ctx.files.remove(exportKey(jobId));
}
