import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { readRequest } from './openRequests';

/**
 * Declines a request, and blocks its sender if that is wanted: then none of the sender's requests reaches the account, those that
 * are open included. The sender is told nothing, and cannot ask this name for the same person again.
 * @throws NotSignedIn, NotFound (no such request for this account)
 */
export async function declineRequest(
  ctx: ServiceContext,
  { requestId, blocksSender }: { requestId: string; blocksSender: boolean },
): Promise<void> {
  const { userId } = signedIn(ctx);
  const { id, from } = await readRequest(ctx, requestId);
  const now = ctx.now();
  await ctx.db.prisma.$transaction(async (tx) => {
    await tx.paymentRequest.updateMany({ where: { id }, data: { declinedAt: now } });
    if (blocksSender)
      await tx.requestBlock.createMany({
        data: [{ userId, blockedUserId: from.userId, createdAt: now }],
        skipDuplicates: true,
      });
  });
}
