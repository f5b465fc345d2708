import { storedLanguage, type Language } from '@fairtab/domain/language/languages';
import type { NotificationToggle } from '@fairtab/domain/inputs/notificationInputs';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import type { Channel, Target } from '../mail/channels';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences';
import { isUnsubscribed } from './unsubscribedAddresses';

export interface Reach {
  /** Who is told. */
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
  readonly claimerEmail: string | null;
  readonly claimerPhone: string | null;
}

/**
 * Where a guest may be told about something. An account's switches decide, also about an address that its owner left on
 * a claim. A guest without an account gets mail to the address that was left on this receipt, an SMS only without one,
 * and push messages in browsers where they were allowed.
 * @param topics the message is about at least one of these.
 * @param left on the receipt that the message is about, by this guest; the latest is the last one.
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
  const leftEmail = left.findLast(({ claimerEmail }) => claimerEmail !== null)?.claimerEmail ?? null;
  const leftPhone = left.findLast(({ claimerPhone }) => claimerPhone !== null)?.claimerPhone ?? null;
  const email = user ? (user.emailVerifiedAt === null ? leftEmail : user.email) : leftEmail;
  const phone = user ? user.phone : leftEmail === null ? leftPhone : null;
  const addresses: Target[] = [];
  if (email !== null && (!user || isWanted('email'))) addresses.push({ channel: 'email', recipient: email });
  if (phone !== null && ctx.channels.hasSms && (!user || isWanted('sms')))
    addresses.push({ channel: 'sms', recipient: phone });
  // What an account unsubscribed from is off among its switches, except for what came by SMS.
  const ended: boolean[] = [];
  for (const { channel, recipient } of addresses)
    ended.push(!(user && channel === 'email') && (await isUnsubscribed(tx, recipient)));
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
  };
}
