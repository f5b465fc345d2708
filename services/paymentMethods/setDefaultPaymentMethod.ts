import { lockAccount } from '../lockAccount';
import { signedIn } from '../signedIn';
import type { ServiceContext } from '../context';
import { NotFound } from '../errors';
import { readPaymentMethod, type SavedMethod } from './savedMethods';

/**
 * Makes a saved way to pay the one that is offered first.
 * @throws NotSignedIn, NotFound (also for somebody else's).
 */
export async function setDefaultPaymentMethod(
  ctx: ServiceContext,
  { paymentMethodId: id }: { paymentMethodId: string },
): Promise<SavedMethod> {
  const { userId } = signedIn(ctx);
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await tx.savedPaymentMethod.count({ where: { id, userId } })) === 0)
      throw new NotFound('There is no such payment method.');
    await tx.savedPaymentMethod.updateMany({ where: { userId, isDefault: true }, data: { isDefault: false } });
    await tx.savedPaymentMethod.update({ where: { id }, data: { isDefault: true } });
  });
  return readPaymentMethod(ctx, id);
}
