import { t } from '@fairtab/domain/language/t';
import { randomInt } from 'node:crypto';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, TooManyAttempts } from '../../platform/errors';
import type { Held } from '../../platform/HoldReason';
import { noteHeld } from '../../messages/outgoing/noteHeld';
import { postCode } from '../../messages/outgoing/postCode';
import { readAccount } from '../../people/signedIn';
import { hashSecret } from '../../platform/secrets';

const LIFETIME_MS = 10 * 60 * 1000;
/** So few tries hardly ever find one of a million codes by chance. */
const MOST_TRIES = 5;

/**
 * Sends a code to the phone number of the viewer's profile. Until it is typed back, the number gets no other SMS.
 * @throws NotSignedIn, Conflict (no number, confirmed already, or no SMS go there), TooManyAttempts
 */
export async function sendPhoneCode(ctx: ServiceContext): Promise<{ phone: string }> {
  const { id: userId, guestId, phone, phoneVerifiedAt } = await readAccount(ctx);
  if (!ctx.channels.hasSms) throw new Conflict(t('Fairtab sends no text messages here.'));
  if (phone === null) throw new Conflict(t('There is no phone number in your profile.'));
  if (phoneVerifiedAt !== null) throw new Conflict(t('This phone number is confirmed already.'));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const held = await ctx.db.prisma.$transaction(async (tx) => {
    const hold = await postCode(ctx, { tx, phone, code, guestId });
    if (hold) return hold;
    const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MS);
    const kept = { phone, codeHash: hashSecret(`${userId} ${code}`), tries: 0, expiresAt };
    await tx.phoneCode.upsert({ where: { userId }, create: { userId, ...kept }, update: kept });
    return null;
  });
  if (held) {
    await noteHeld(ctx, { channel: 'sms', reason: held.held });
    throw refusalOf(ctx, held);
  }
  return { phone };
}

function refusalOf(ctx: ServiceContext, { held, until }: Held): Conflict | TooManyAttempts {
  if (held === 'country') return new Conflict(t('Fairtab sends no text messages to the country of this number.'));
  if (held === 'unsubscribed') return new Conflict(t('This number answered STOP, so Fairtab sends it no messages.'));
  return new TooManyAttempts({ retryAfterSeconds: Math.ceil((until.getTime() - ctx.now().getTime()) / 1000) });
}

/**
 * Confirms the phone number of the viewer's profile by the code that was sent there.
 * @throws NotSignedIn, InvalidInput (wrong, used or expired code, or another number meanwhile)
 */
export async function confirmPhone(ctx: ServiceContext, { code }: { code: string }): Promise<void> {
  const { id: userId } = await readAccount(ctx);
  const isConfirmed = await ctx.db.prisma.$transaction(async (tx) => {
    // Counted before it is looked at, so that tries at the same moment count, too.
    const [kept] = await tx.phoneCode.updateManyAndReturn({
      where: { userId, tries: { lt: MOST_TRIES }, expiresAt: { gt: ctx.now() } },
      data: { tries: { increment: 1 } },
    });
    const typed = hashSecret(`${userId} ${code.replace(/\s/g, '')}`);
    if (!kept || !Buffer.from(kept.codeHash).equals(Buffer.from(typed))) return false;
    await tx.phoneCode.delete({ where: { userId } });
    const account = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { phone: true } });
    if (account.phone !== kept.phone) return false;
    await tx.user.update({ where: { id: userId }, data: { phoneVerifiedAt: ctx.now() } });
    return true;
  });
  if (!isConfirmed)
    throw new InvalidInput([{ path: 'code', message: t('This code is wrong or too old. Ask for a new one.') }]);
}
