import { notificationPreferencesInput } from '@fairtab/domain/inputs/notificationInputs';
import { lockAccount } from '../../people/lockAccount';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { parseInput } from '../../platform/parseInput';
import { DEFAULT_PREFERENCES } from './preferences';

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
