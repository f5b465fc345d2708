import { t } from '@fairtab/domain/language/t';
import { addPaymentMethodInput } from '@fairtab/domain/inputs/paymentMethodInputs';
import { lockAccount, signedIn } from '../signedIn';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { METHOD_IDENTIFIER, placeOf } from '../../platform/sealing/sealedColumns';
import type { SavedMethod } from './savedMethods';

/** More than anybody has. Bounds the list. */
const MOST_METHODS = 20;

/**
 * Saves a payment method. The first one becomes the default. The identifier is sealed (docs/product/payments.md).
 * @throws NotSignedIn, InvalidInput, Conflict (20 are saved already).
 */
export async function addPaymentMethod(ctx: ServiceContext, input: unknown): Promise<SavedMethod> {
  const { userId } = signedIn(ctx);
  const { identifier, ...method } = parseInput(addPaymentMethodInput, input);
  const id = ctx.newId();
  const sealed = ctx.sealer.seal(identifier, placeOf(METHOD_IDENTIFIER, id));
  return ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const saved = await tx.savedPaymentMethod.count({ where: { userId } });
    if (saved >= MOST_METHODS)
      throw new Conflict(t('At most {max} payment methods can be saved.', { max: MOST_METHODS }));
    const isDefault = method.isDefault || saved === 0;
    if (isDefault)
      await tx.savedPaymentMethod.updateMany({ where: { userId, isDefault: true }, data: { isDefault: false } });
    const row = { ...method, id, isDefault, isShown: false, createdAt: ctx.now() };
    await tx.savedPaymentMethod.create({ data: { ...row, userId, identifier: sealed } });
    return { ...row, identifier };
  });
}
