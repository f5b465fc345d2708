import type { ServiceContext } from '../../context';
import type { CardAccount } from '../../generated/prisma/client';
import { signedIn } from '../../people/signedIn';
import { refreshCardAccount } from './refreshCardAccount';

/** Somebody waits for the page. */
const SHORT = { timeout: 2_000, maxNetworkRetries: 0 };

/**
 * The viewer's account at the processor, as far as it is set up. While it is not ready the processor is asked each time, so
 * that a host who comes back from there does not wait for a report.
 * @returns null when there is none. @throws NotSignedIn.
 */
export async function readCardAccount(ctx: ServiceContext): Promise<CardAccount | null> {
  const { userId } = signedIn(ctx);
  const find = () => ctx.db.prisma.cardAccount.findUnique({ where: { userId } });
  const account = await find();
  if (!account || account.isReady || ctx.cards === null) return account;
  try {
    await refreshCardAccount(ctx, { id: account.id, patience: SHORT });
  } catch {
    // The processor does not answer now. Its report, or the next look, tells.
    return account;
  }
  return find();
}
