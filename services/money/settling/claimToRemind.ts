import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import type { Counterparty } from '../counterparties/counterparties';
import { HOSTED } from '../history/receiptStats';
import { receiptIdOf } from '../../receipts/receiptIdOf';
import { signedIn } from '../../people/signedIn';

/** $1 is the account's guest, $2 the diner, $3 the currency. "Forget it" was said about a diner on one receipt. */
const OLDEST = `SELECT c.id FROM receipt r JOIN claim c ON c.receipt_id = r.id AND c.guest_id = $2 AND c.status = 'claimed' AND c.amount_cents > c.covered_cents
    LEFT JOIN reminder m ON m.receipt_id = r.id AND m.guest_id = c.guest_id
  WHERE ${HOSTED} AND r.currency = $3 AND r.visibility <> 'private'
  ORDER BY m.forgotten_at IS NOT NULL, r.created_at, r.id, c.made_in, c.id LIMIT 1`;

/**
 * The claim that is used to remind a diner who owes the account on several receipts: the first on the oldest of them. As long as
 * that one is not paid, the 12 hours of its reminders hold for all, so that nobody is asked receipt by receipt. Receipts about
 * which the host said "forget it" come last.
 * @returns null when the diner owes nothing.
 * @throws NotSignedIn
 */
export async function claimToRemind(
  ctx: ServiceContext,
  { guestId: diner, currency }: Pick<Counterparty, 'guestId' | 'currency'>,
): Promise<{ receipt: ReceiptState; claim: ClaimState } | null> {
  const { guestId: me } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ id: string }>({
    name: 'claim-to-remind',
    text: OLDEST,
    values: [me, diner, currency],
  });
  const [oldest] = rows;
  if (!oldest) return null;
  const receipt = await ctx.store.load(await receiptIdOf(ctx, { part: 'claim', id: oldest.id }));
  const claim = receipt?.claims.find(({ id }) => id === oldest.id);
  return receipt && claim ? { receipt, claim } : null;
}
