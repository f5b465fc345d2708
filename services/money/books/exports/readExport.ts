import type { ExportContents, ExportFormat } from '@fairtab/domain/inputs/bookInputs';
import type { AccountJob } from '../../../people/accountJobs/readAccountJob';
import type { ServiceContext } from '../../../context';
import { signedIn } from '../../../people/signedIn';
import type { ExportFile } from '../ExportFile';
import { exportKey, exportName, KEEP_EXPORTS_MS } from './ExportRequest';

/** A file of the account, in work or ready to be downloaded. */
export interface Export {
  readonly contents: ExportContents;
  readonly format: ExportFormat;
  /** The size of the file; null until it is ready. */
  readonly bytes: number | null;
  readonly fileName: string;
  /** When it is removed. */
  readonly endsAt: Date;
  readonly job: AccountJob;
}

export const MOST_LISTED = 20;

const WITH_JOB = { include: { job: { omit: { userId: true } } } } as const;

/** The export of this job; null when there is none or it is another account's, which look the same. */
export async function readExport(ctx: ServiceContext, jobId: string): Promise<Export | null> {
  const { session } = ctx.viewer;
  if (!session) return null;
  const row = await ctx.db.prisma.export.findFirst({ where: { jobId, job: { userId: session.userId } }, ...WITH_JOB });
  return row && asExport(row);
}

/** The exports of the account, the latest first, at most 20. @throws NotSignedIn */
export async function listExports(ctx: ServiceContext): Promise<Export[]> {
  const { userId } = signedIn(ctx);
  const rows = await ctx.db.prisma.export.findMany({
    where: { job: { userId } },
    orderBy: [{ job: { createdAt: 'desc' } }, { jobId: 'asc' }],
    take: MOST_LISTED,
    ...WITH_JOB,
  });
  return rows.map(asExport);
}

/** The file of an export to download; null until it is ready, and for everybody but its account. */
export async function openExport(ctx: ServiceContext, jobId: string): Promise<ExportFile | null> {
  const found = await readExport(ctx, jobId);
  if (found?.job.state !== 'done') return null;
  const file = await ctx.files.open(exportKey(jobId));
  return file && { format: found.format, name: found.fileName, ...file };
}

function asExport({ contents, format, bytes, job }: Pick<Export, 'contents' | 'format' | 'bytes' | 'job'>): Export {
  const { createdAt } = job;
  return {
    contents,
    format,
    bytes,
    fileName: exportName({ contents, format, createdAt }),
    endsAt: new Date(createdAt.getTime() + KEEP_EXPORTS_MS),
    job,
  };
}
