import { t } from '@fairtab/domain/language/t';
import { atEmail } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { lockAccount } from '../../people/signedIn';
import { readUnsubscription } from '../mail/unsubscribeTokens';
import { forgetUnsubscribed, unsubscribeAddress } from '../outgoing/unsubscribedAddresses';
import { DEFAULT_PREFERENCES } from './preferences';

const OFF = {
  reminders: { emailReminders: false },
  // A digest stands for the single messages, so there is none without them.
  activity: { emailReceipts: false, emailPayments: false },
  news: { emailMarketing: false },
} as const;

/**
 * Ends the messages that a mailed link is for. Doing it twice is the same.
 * @returns whether the same link can begin them again (subscribeAgain).
 * @throws NotFound when the link is not ours.
 */
export async function unsubscribe(
  ctx: ServiceContext,
  { token }: { token: string },
): Promise<{ canBeginAgain: boolean }> {
  const wanted = readUnsubscription(ctx.sealer, token);
  if (!wanted) throw new NotFound(t('This link is not complete. Please copy all of it.'));
  await ctx.db.prisma.$transaction(async (tx) => {
    if ('newsletter' in wanted) {
      await tx.newsletterSignup.deleteMany({ where: atEmail(wanted.newsletter) });
      return;
    }
    if ('address' in wanted) return unsubscribeAddress(tx, { address: wanted.address, now: ctx.now() });
    const { userId, from } = wanted;
    if ((await tx.user.count({ where: { id: userId } })) === 0) return;
    await lockAccount(tx, userId);
    await tx.notificationPreferences.upsert({
      where: { userId },
      create: { ...DEFAULT_PREFERENCES, ...OFF[from], userId },
      update: OFF[from],
    });
  });
  return { canBeginAgain: 'address' in wanted };
}

/** Takes the end of all messages to an address back, by the link that ended them. @throws NotFound when the link is not one of those. */
export async function subscribeAgain(ctx: ServiceContext, { token }: { token: string }): Promise<void> {
  const wanted = readUnsubscription(ctx.sealer, token);
  if (!wanted || !('address' in wanted)) throw new NotFound(t('This link is not complete. Please copy all of it.'));
  await forgetUnsubscribed(ctx.db.prisma, wanted.address);
}
