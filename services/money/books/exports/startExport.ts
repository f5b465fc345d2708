import { t } from '@fairtab/domain/language/t';
import { startExportInput } from '@fairtab/domain/inputs/bookInputs';
import { createAccountJob } from '../../../people/accountJobs/accountJobs';
import type { ServiceContext } from '../../../context';
import { Conflict } from '../../../platform/errors';
import { keyedRequest, keyRow, once } from '../../../idempotency';
import { makeExportJob } from '../../../platform/jobs/jobs';
import { parseInput } from '../../../platform/parseInput';
import { signedIn } from '../../../people/signedIn';
import { readExport, type Export } from './readExport';

/**
 * Has a worker write a file of the account's receipts. Its job says how far it is.
 * @throws NotSignedIn, InvalidInput, TooManyAttempts, Conflict (key reuse)
 */
export async function startExport(ctx: ServiceContext, input: unknown): Promise<{ export: Export }> {
  const { userId, guestId } = signedIn(ctx);
  const { idempotencyKey, contents, format, csvDialect, ...filter } = parseInput(startExportInput, input);
  await ctx.limits.spend('exportsOfAccount', userId);
  const keyed = keyedRequest(ctx, { operation: 'startExport', key: idempotencyKey, request: input });
  const { jobId } = await once(ctx, {
    keyed,
    write: () =>
      ctx.db.prisma.$transaction(async (tx) => {
        const jobId = await createAccountJob(ctx, { tx, kind: 'export' });
        await tx.export.create({ data: { jobId, contents, format, csvDialect, filter } });
        if (keyed) await tx.idempotencyKey.create({ data: keyRow(keyed, { guestId, answer: { jobId } }) });
        return { jobId };
      }),
  });
  ctx.jobs.send(makeExportJob, { jobId });
  const made = await readExport(ctx, jobId);
  if (!made) throw new Conflict(t('This file was made, and removed meanwhile.'));
  return { export: made };
}
