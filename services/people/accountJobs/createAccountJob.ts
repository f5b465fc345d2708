import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { AccountJobKind } from '../../generated/prisma/enums';
import { signedIn } from '../signedIn';

/**
 * Writes down that the viewer's account waits for a long job. The work itself is a job of the queue kit, to be sent after
 * the commit and with this id in its payload.
 * @param options.tx the transaction that writes what the job is to do.
 * @returns its id.
 * @throws NotSignedIn
 */
export async function createAccountJob(
  ctx: ServiceContext,
  { tx = ctx.db.prisma, kind }: { tx?: Prisma.TransactionClient; kind: AccountJobKind },
): Promise<string> {
  const { userId } = signedIn(ctx);
  const { id } = await tx.accountJob.create({ data: { id: ctx.newId(), userId, kind, createdAt: ctx.now() } });
  return id;
}
