import type { ServiceContext } from '../../context';
import type { AccountJobKind, AccountJobState } from '../../generated/prisma/enums';

/** A long job as its account sees it. */
export interface AccountJob {
  readonly id: string;
  readonly kind: AccountJobKind;
  readonly state: AccountJobState;
  /** How many of `total` are done. */
  readonly done: number;
  /** Null until they are counted. */
  readonly total: number | null;
  /** A sentence for people. Set when the job failed. */
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** The current state of a job; null when there is none or it is another account's, which look the same. */
export async function readAccountJob(ctx: ServiceContext, id: string): Promise<AccountJob | null> {
  const { session } = ctx.viewer;
  if (!session) return null;
  return ctx.db.prisma.accountJob.findFirst({ where: { id, userId: session.userId }, omit: { userId: true } });
}

/** Whether the job has ended. */
export function hasEnded({ state }: Pick<AccountJob, 'state'>): boolean {
  return state === 'done' || state === 'failed';
}
