import { updateProfileInput } from '@fairtab/domain/profileInputs';
import { lockAccount } from '../accounts/lockAccount';
import { readAccount } from '../accounts/readAccount';
import type { ServiceContext } from '../context';
import { writeMail } from '../mail/writeMail';
import { parseInput } from '../parseInput';
import { addressChangedLetter } from './letters';
import { mailLink } from './mailLink';

/**
 * Changes name, e-mail address and phone. A new address is not verified until its link was opened; one that was verified
 * before hears that it is no longer used.
 * @returns whether a link was mailed.
 * @throws NotSignedIn, InvalidInput, TooManyAttempts (too many mails)
 */
export async function updateProfile(ctx: ServiceContext, input: unknown): Promise<{ isVerificationSent: boolean }> {
  const { id: userId, username, email: seenEmail } = await readAccount(ctx);
  const { email, phone, firstName, lastName } = parseInput(updateProfileInput, input);
  if (email !== null && email !== seenEmail) await ctx.limits.spend('mailsOfAccount', userId);
  return ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const before = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, emailVerifiedAt: true },
    });
    const isNew = email !== before.email;
    await tx.user.update({
      where: { id: userId },
      data: {
        phone,
        email,
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        ...(isNew ? { emailVerifiedAt: null } : {}),
      },
    });
    if (isNew && before.email !== null && before.emailVerifiedAt !== null)
      await writeMail(tx, {
        ...addressChangedLetter({ username }),
        id: ctx.newId(),
        recipient: before.email,
        createdAt: ctx.now(),
      });
    const isVerificationSent = isNew && email !== null;
    if (isVerificationSent) await mailLink({ ctx, tx }, { purpose: 'verifyEmail', userId, username, email });
    return { isVerificationSent };
  });
}
