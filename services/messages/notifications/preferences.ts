import {
  type DigestFrequency,
  notificationPreferencesInput,
  type NotificationToggle,
} from '@fairtab/domain/inputs/notificationInputs';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { lockAccount, signedIn } from '../../people/signedIn';
import { parseInput } from '../../platform/parseInput';

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

/** The ids of all guests that a line of these receipts' trails may name, also of those whose claims are gone. */
export async function everOn(
  tx: Prisma.TransactionClient,
  { receiptIds }: { receiptIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH told AS (SELECT unnest(${[...receiptIds]}::text[]) AS receipt_id)
    SELECT guest_id AS id FROM claim JOIN told USING (receipt_id)
    UNION SELECT treated_guest_id FROM claim JOIN told USING (receipt_id) WHERE treated_guest_id IS NOT NULL
    UNION SELECT payer_guest_id FROM payment JOIN told USING (receipt_id)
    UNION SELECT actor_guest_id FROM change JOIN told USING (receipt_id) WHERE actor_guest_id IS NOT NULL
    UNION SELECT person->>'guestId' FROM claim JOIN told USING (receipt_id), jsonb_array_elements(shared_with) AS person
    UNION SELECT person->>'guestId' FROM receipt JOIN told ON told.receipt_id = receipt.id, jsonb_array_elements(contributions) AS person
    UNION SELECT member->>'guestId' FROM receipt JOIN told ON told.receipt_id = receipt.id,
      jsonb_array_elements(households) AS household, jsonb_array_elements(household->'members') AS member`;
  return rows.map(({ id }) => id);
}

/**
 * Saves notification preferences. Missing fields stay as they are.
 * @throws NotSignedIn, InvalidInput
 */
export async function savePreferences(ctx: ServiceContext, input: unknown): Promise<void> {
  const { userId } = signedIn(ctx);
  const wanted = parseInput(notificationPreferencesInput, input);
  const changes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    await tx.notificationPreferences.upsert({
      where: { userId },
      create: { ...DEFAULT_PREFERENCES, ...changes, userId },
      update: changes,
    });
  });
}
