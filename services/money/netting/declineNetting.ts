import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import type { Counterparty } from '../counterparties/counterparties';
import { Conflict } from '../../platform/errors';
import { findPerson } from '../settling/findPerson';
import { signedIn } from '../../people/signedIn';

/**
 * Takes back or declines the proposal to net what the account and a person owe each other.
 * @throws NotSignedIn, NotFound (also somebody else's person), Conflict (there is no proposal, or it is in force)
 */
export async function declineNetting(ctx: ServiceContext, personId: string): Promise<{ person: Counterparty }> {
  const { guestId: me } = signedIn(ctx);
  const { guestId: other, currency } = await findPerson(ctx, personId);
  const { count } = await ctx.db.prisma.settlement.deleteMany({
    where: {
      settledAt: null,
      currency,
      OR: [
        { firstGuestId: me, secondGuestId: other },
        { firstGuestId: other, secondGuestId: me },
      ],
    },
  });
  if (count === 0) throw new Conflict(t('There is no such proposal any more.'));
  return { person: await findPerson(ctx, personId) };
}
