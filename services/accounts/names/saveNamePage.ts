import { t } from '@fairtab/domain/language/t';
import { saveNamePageInput } from '@fairtab/domain/inputs/nameInputs';
import { isReservedUsername } from '@fairtab/domain/misleadingNames';
import { mayBeShown } from '@fairtab/domain/names';
import { lockAccount } from '../../people/lockAccount';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { InvalidInput, NotFound } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';

/**
 * Turns the page of the account's name on or off, and says what is on it: exactly the given payment methods.
 * @throws NotSignedIn, InvalidInput (also for a card or a bank account, and for a username that could be mistaken), NotFound (also for another account's method).
 */
export async function saveNamePage(ctx: ServiceContext, input: unknown): Promise<void> {
  const { userId } = signedIn(ctx);
  const { isOn, displayName, paymentMethodIds: ids } = parseInput(saveNamePageInput, input);
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const account = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { username: true, foldedName: true },
    });
    if (isOn && (account.foldedName === null || isReservedUsername(account.username)))
      throw new InvalidInput([
        { path: 'isOn', message: t('This username could be mistaken for another one, so it cannot have a page') },
      ]);
    const chosen = await tx.savedPaymentMethod.findMany({ where: { userId, id: { in: ids } }, select: { type: true } });
    if (chosen.length < ids.length) throw new NotFound(t('There is no such payment method.'));
    if (!chosen.every(({ type }) => mayBeShown(type)))
      throw new InvalidInput([
        { path: 'paymentMethodIds', message: t('Only Venmo, Cash App, Zelle and PayPal can be shown') },
      ]);
    await tx.savedPaymentMethod.updateMany({
      where: { userId, isShown: true, id: { notIn: ids } },
      data: { isShown: false },
    });
    await tx.savedPaymentMethod.updateMany({ where: { userId, id: { in: ids } }, data: { isShown: true } });
    const before = await tx.namePage.findUnique({ where: { userId } });
    const page = { onSince: isOn ? (before?.onSince ?? ctx.now()) : null, displayName };
    await tx.namePage.upsert({ where: { userId }, create: { userId, ...page }, update: page });
  });
}
