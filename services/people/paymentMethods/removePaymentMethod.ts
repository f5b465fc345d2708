import { t } from '@fairtab/domain/language/t';
import { lockAccount, signedIn } from '../signedIn';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { SHOWN_ORDER } from './savedMethods';

/**
 * Removes a saved payment method. When it was the default, the newest other one becomes the default. Payments made with
 * it stay as they are.
 * @throws NotSignedIn, NotFound (also for another account's).
 */
export async function removePaymentMethod(
  ctx: ServiceContext,
  { paymentMethodId: id }: { paymentMethodId: string },
): Promise<{ removedId: string }> {
  const { userId } = signedIn(ctx);
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const removed = await tx.savedPaymentMethod.deleteMany({ where: { id, userId } });
    if (removed.count === 0) throw new NotFound(t('There is no such payment method.'));
    const first = await tx.savedPaymentMethod.findFirst({ where: { userId }, orderBy: SHOWN_ORDER });
    if (first && !first.isDefault)
      await tx.savedPaymentMethod.update({ where: { id: first.id }, data: { isDefault: true } });
  });
  return { removedId: id };
}
