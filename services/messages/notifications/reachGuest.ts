import { takesSms } from '@fairtab/domain/contact/smsNumbers';
import { storedLanguage, type Language } from '@fairtab/domain/language/languages';
import type { NotificationToggle } from '@fairtab/domain/inputs/notificationInputs';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { openedAddress } from '../../people/addresses/openedAddresses';
import { verifiedEmail, verifiedPhone } from '../../people/addresses/verifiedAddresses';
import { isUnproven, type Channel, type Target } from '../mail/channels';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences';
import { isUnsubscribed } from '../outgoing/unsubscribedAddresses';

export interface Reach {
  /** The guest who is told. */
  readonly guestId: string;
  /** In which the guest is told. */
  readonly language: Language;
  /** Null for a guest without an account. */
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly preferences: Preferences;
  /** Empty when the guest cannot be reached, or wants no such messages. */
  readonly targets: readonly Target[];
  /** Whether that is because the guest unsubscribed with a link in a message. */
  readonly isUnsubscribed: boolean;
  /** Whether that is because the guest left nothing but a phone number, which nobody has proven. */
  readonly leftOnlyPhone: boolean;
}

export type Topic = 'reminders' | 'payments' | 'receipts';

/** The switch of each topic and channel. Receipts are not worth an SMS. */
const SWITCHES: Record<Topic, Partial<Record<Channel, NotificationToggle>>> = {
  reminders: { email: 'emailReminders', push: 'pushReminders', sms: 'smsReminders' },
  payments: { email: 'emailPayments', push: 'pushPayments', sms: 'smsPayments' },
  receipts: { email: 'emailReceipts', push: 'pushReceipts' },
};

export function wants(preferences: Preferences, { topic, channel }: { topic: Topic; channel: Channel }): boolean {
  const toggle = SWITCHES[topic][channel];
  return toggle !== undefined && preferences[toggle];
}

/** An address that a guest left with a claim. */
export interface LeftAddress {
  readonly receiptId: string;
  readonly claimerEmail: string | null;
  readonly claimerPhone: string | null;
}

/**
 * Where a guest may be told about something. An account's switches decide, also about an address that its owner left on
 * a claim. A guest without an account gets mail to the address that was left on this receipt, and push messages in browsers where
 * they were allowed. SMS go to phones of accounts alone: only there a code is typed back.
 * @param topics the message is about at least one of these.
 * @param left on the receipts that the message is about, by this guest; the latest is the last one.
 */
export async function reachGuest(
  ctx: Pick<ServiceContext, 'channels'>,
  {
    tx,
    guestId,
    topics,
    left,
  }: { tx: Prisma.TransactionClient; guestId: string; topics: readonly Topic[]; left: readonly LeftAddress[] },
): Promise<Reach> {
  const guest = await tx.guest.findUnique({
    where: { id: guestId },
    select: {
      language: true,
      user: { include: { notificationPreferences: true } },
      pushSubscriptions: { select: { id: true } },
    },
  });
  const user = guest?.user ?? null;
  const preferences = user?.notificationPreferences ?? DEFAULT_PREFERENCES;
  const isWanted = (channel: Channel) => topics.some((topic) => wants(preferences, { topic, channel }));
  const leftLast = left.findLast(({ claimerEmail }) => claimerEmail !== null);
  const email = (user && verifiedTarget(user)) ?? (leftLast ? await leftTarget(tx, { guestId, left: leftLast }) : null);
  const phone = user && verifiedPhone(user);
  const addresses: Target[] = [];
  if (email !== null && (!user || isWanted('email'))) addresses.push(email);
  if (phone !== null && ctx.channels.hasSms && isWanted('sms') && takesSms(phone, ctx.channels.smsPrefixes))
    addresses.push({ channel: 'sms', recipient: phone });
  // An account turns mail to a verified address off by its switches. SMS and unproven addresses are unsubscribed one by one.
  const ended: boolean[] = [];
  for (const target of addresses)
    ended.push(
      !(user && target.channel === 'email' && !isUnproven(target)) && (await isUnsubscribed(tx, addressOf(target))),
    );
  const browsers = ctx.channels.pushKey !== null && isWanted('push') ? (guest?.pushSubscriptions ?? []) : [];
  const targets = [
    ...addresses.filter((_address, index) => !ended[index]),
    ...browsers.map(({ id }) => ({ channel: 'push' as const, recipient: id })),
  ];
  return {
    guestId,
    account: user && { id: user.id, name: user.firstName === '' ? user.username : user.firstName },
    preferences,
    language: storedLanguage(guest?.language),
    targets,
    isUnsubscribed: targets.length === 0 && ended.includes(true),
    leftOnlyPhone: targets.length === 0 && !leftLast && left.some(({ claimerPhone }) => claimerPhone !== null),
  };
}

const addressOf = (target: Target): string => (isUnproven(target) ? target.unproven : target.recipient);

function verifiedTarget(account: { email: string | null; emailVerifiedAt: Date | null }): Target | null {
  const recipient = verifiedEmail(account);
  return recipient === null ? null : { channel: 'email', recipient };
}

async function leftTarget(
  tx: Prisma.TransactionClient,
  { guestId, left: { receiptId, claimerEmail } }: { guestId: string; left: LeftAddress },
): Promise<Target | null> {
  if (claimerEmail === null) return null;
  const recipient = await openedAddress(tx, { receiptId, guestId, address: claimerEmail });
  return recipient === null ? { channel: 'email', unproven: claimerEmail, receiptId } : { channel: 'email', recipient };
}
