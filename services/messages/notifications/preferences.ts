import type { DigestFrequency, NotificationToggle } from '@fairtab/domain/inputs/notificationInputs';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';

/** Which notifications an account wants. */
export type Preferences = Readonly<Record<NotificationToggle, boolean>> & { readonly digestFrequency: DigestFrequency };

/** Documented (docs/product/accounts.md): five are on, all others off. */
export const DEFAULT_PREFERENCES: Preferences = {
  emailReceipts: true,
  emailPayments: true,
  emailReminders: false,
  emailMarketing: false,
  pushReceipts: true,
  pushPayments: true,
  pushReminders: true,
  pushMessages: false,
  pushDetails: false,
  smsPayments: false,
  smsReminders: false,
  digestFrequency: 'daily',
};

/** The viewer's own; the defaults until some were saved. @throws NotSignedIn */
export async function readPreferences(ctx: ServiceContext): Promise<Preferences> {
  const { userId } = signedIn(ctx);
  const saved = await ctx.db.prisma.notificationPreferences.findUnique({ where: { userId }, omit: { userId: true } });
  return saved ?? DEFAULT_PREFERENCES;
}
