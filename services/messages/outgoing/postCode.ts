import { takesSms } from '@fairtab/domain/contact/smsNumbers';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { Held } from '../../platform/HoldReason';
import { networkHash } from '../../platform/networkHash';
import { admitFirst } from './admitFirst';
import { storeLetter } from './postLetter';
import { isUnsubscribed } from './unsubscribedAddresses';

/**
 * Stores an SMS with a code that proves a phone number, in the transaction that keeps the code. It is the only SMS to a number that
 * nobody has proven, so it goes to configured countries alone and has budgets of its own.
 * @returns why it is held back; null when it was stored.
 */
export async function postCode(
  ctx: ServiceContext,
  { tx, phone, code, guestId }: { tx: Prisma.TransactionClient; phone: string; code: string; guestId: string },
): Promise<Held | null> {
  if (!takesSms(phone, ctx.channels.smsPrefixes)) return { held: 'country', until: ctx.now() };
  if (await isUnsubscribed(tx, phone)) return { held: 'unsubscribed', until: ctx.now() };
  const message = { kind: 'code', address: phone, hostKey: guestId, network: networkHash(ctx.client.address) } as const;
  const held = await admitFirst(ctx, { tx, message });
  if (held) return held;
  await storeLetter(tx, {
    letter: { subject: t('{code} is your code, for 10 minutes', { code }), greeting: '', paragraphs: [] },
    owner: { guestId },
    channel: 'sms',
    recipient: phone,
    isFirst: true,
    id: ctx.newId(),
    createdAt: ctx.now(),
  });
  return null;
}
