import { FIRST_CURRENCY, type Currency } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { HOSTED } from './ownReceipts';

/** The currency of the latest receipt that the account hosts, which the next one probably has too. @throws NotSignedIn */
export async function lastCurrency(ctx: ServiceContext): Promise<Currency> {
  const { guestId } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ currency: Currency }>({
    name: 'last-currency',
    text: `SELECT r.currency FROM receipt r WHERE ${HOSTED} ORDER BY r.created_at DESC LIMIT 1`,
    values: [guestId],
  });
  return rows[0]?.currency ?? FIRST_CURRENCY;
}
