import { t } from '@fairtab/domain/language/t';
import { lockAccount, signedIn } from '../signedIn';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { readPaymentMethod, type SavedMethod } from './savedMethods';

/**
 * Makes a saved payment method the default.
 * @throws NotSignedIn, NotFound (also for another account's).
 */
export async function setDefaultPaymentMethod(
  ctx: ServiceContext,
  { paymentMethodId: id }: { paymentMethodId: string },
): Promise<SavedMethod> {
  const { userId } = signedIn(ctx);
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await tx.savedPaymentMethod.count({ where: { id, userId } })) === 0)
      throw new NotFound(t('There is no such payment method.'));
    await tx.savedPaymentMethod.updateMany({ where: { userId, isDefault: true }, data: { isDefault: false } });
    await tx.savedPaymentMethod.update({ where: { id }, data: { isDefault: true } });
  });
  return readPaymentMethod(ctx, id);
}
