import { t } from '@fairtab/domain/language/t';
import { updateProfileInput } from '@fairtab/domain/inputs/profileInputs';
import { confirmPassword } from '../passwords/confirmPassword';
import { lockAccount, readAccount } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { InvalidInput } from '../../platform/errors';
import { verifiedEmail } from '../../people/addresses/verifiedAddresses';
import { postLetter } from '../../messages/outgoing/postLetter';
import { parseInput } from '../../platform/parseInput';
import { addressChangedLetter } from '../mailLinks/letters';
import { postingLinks } from '../../messages/outgoing/postLink';
import { mailVerification } from '../mailLinks/mailLink';

/**
 * Changes name, e-mail address and phone. A new address is unverified until its link was opened, and the address
 * before, if it was verified, gets a mail. A new address, and taking a verified one away, takes the password, because new
 * passwords are mailed there: a borrowed phone must not be enough for an account.
 * @returns whether a link was mailed.
 * @throws NotSignedIn, InvalidInput, InvalidCredentials (wrong password), TooManyAttempts (mails or wrong passwords),
 * Conflict (whoever reads the new address wants no messages)
 */
export async function updateProfile(ctx: ServiceContext, input: unknown): Promise<{ isVerificationSent: boolean }> {
  const seen = await readAccount(ctx);
  const { id: userId, username } = seen;
  const { email, phone, firstName, lastName, currentPassword } = parseInput(updateProfileInput, input);
  const isConfirmed = takesPassword(seen, email);
  if (isConfirmed) await confirmPassword(ctx, given(currentPassword));
  if (email !== null && email !== seen.email) {
    await ctx.limits.spend('mailsOfAccount', userId);
    await ctx.limits.spend('mailsToAddress', email.toLowerCase());
  }
  const changed = await postingLinks(ctx, async (tx) => {
    await lockAccount(tx, userId);
    const before = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, emailVerifiedAt: true, phone: true },
    });
    const isNew = email !== before.email;
    if (takesPassword(before, email) && !isConfirmed) throw passwordMissing();
    await tx.user.update({
      where: { id: userId },
      data: {
        phone,
        email,
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        ...(isNew ? { emailVerifiedAt: null } : {}),
        ...(phone === before.phone ? {} : { phoneVerifiedAt: null }),
      },
    });
    const verified = verifiedEmail(before);
    if (verified !== null && isNew)
      await postLetter(tx, {
        letter: addressChangedLetter({ username }),
        owner: { userId },
        to: { channel: 'email', recipient: verified },
        id: ctx.newId(),
        createdAt: ctx.now(),
      });
    const isVerificationSent = isNew && email !== null;
    if (isVerificationSent) await mailVerification({ ctx, tx }, { userId, email });
    return { isNew, isVerificationSent };
  });
  if (changed.isNew) ctx.onSecurityEvent({ event: 'addressChanged', userId });
  return { isVerificationSent: changed.isVerificationSent };
}

function takesPassword(
  before: { readonly email: string | null; readonly emailVerifiedAt: Date | null },
  email: string | null,
): boolean {
  return before.email !== email && (email !== null || before.emailVerifiedAt !== null);
}

function given(password: string | null): string {
  if (password === null) throw passwordMissing();
  return password;
}

function passwordMissing(): InvalidInput {
  const message = t('Enter your password to change the email address');
  return new InvalidInput([{ path: 'currentPassword', message }]);
}
