import type { Currency } from '@fairtab/domain/money';
import { planNetting, type Pair } from '@fairtab/domain/netting/planNetting';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { CONTRIBUTIONS } from '../history/contributionDebts';
import type { Counterparty } from '../counterparties/counterparties';
import { beside, withKey, type KeyedPlan, type Proposal } from '../settlements/KeyedPlan';
import { PROPOSAL, type StoredProposal } from '../settlements/StoredSettlement';
import { signedIn } from '../../people/signedIn';

/** How the account and one person would net what they owe each other in one currency (docs/product/people.md). */
export interface NettingState {
  readonly me: string;
  readonly pair: Pair;
  readonly currency: Currency;
  readonly plan: KeyedPlan;
  readonly receipts: readonly ReceiptState[];
  /** Waits for the other one of the two. */
  readonly proposal: Proposal | null;
}

export const MOST_RECEIPTS_NETTED = 50;

/** $1 and $2 are the two guests, the lesser id first, $3 the currency. Both of them find the same receipts. */
const OPEN_RECEIPTS = `SELECT r.id FROM receipt r
  WHERE r.currency = $3 AND r.deleted_at IS NULL AND r.visibility <> 'private' AND (
    (r.host_guest_id IN ($1, $2) AND r.contributions <> '[]' AND EXISTS (
      SELECT FROM ${CONTRIBUTIONS} WHERE b."guestId" IN ($1, $2) AND b."guestId" <> r.host_guest_id AND b."owedCents" > 0)) OR
    (r.host_guest_id = $1 AND EXISTS (SELECT FROM claim c WHERE c.receipt_id = r.id AND c.guest_id = $2 AND c.status = 'claimed' AND c.amount_cents > c.covered_cents)) OR
    (r.host_guest_id = $2 AND EXISTS (SELECT FROM claim c WHERE c.receipt_id = r.id AND c.guest_id = $1 AND c.status = 'claimed' AND c.amount_cents > c.covered_cents)))
  ORDER BY r.created_at, r.id LIMIT ${MOST_RECEIPTS_NETTED}`;

const PROPOSED = `SELECT ${PROPOSAL} AS proposal FROM settlement s
  WHERE s.first_guest_id = $1 AND s.second_guest_id = $2 AND s.currency = $3 AND s.settled_at IS NULL`;

/**
 * What two accounts that owe each other would net: all of it, on at most 50 receipts, the oldest first.
 * @returns null unless both have an account and each owes the other something on a receipt that both see.
 * @throws NotSignedIn
 */
export async function readNetting(ctx: ServiceContext, person: Counterparty): Promise<NettingState | null> {
  const { guestId: me } = signedIn(ctx);
  const { guestId: other, currency, hasAccount, iOweCents, owedToMeCents } = person;
  if (!hasAccount || iOweCents === 0 || owedToMeCents === 0) return null;
  const pair: Pair = me < other ? [me, other] : [other, me];
  const { plan, receipts } = await planNow(ctx, { pair, currency });
  if (!plan) return null;
  const { rows } = await ctx.db.pool.query<{ proposal: StoredProposal }>({
    name: 'netting',
    text: PROPOSED,
    values: [...pair, currency],
  });
  return { me, pair, currency, plan, receipts, proposal: beside(plan, rows[0]?.proposal ?? null) };
}

/** What two guests would net now, on which receipts. The plan is null when only one of them owes something, or nobody. */
export async function planNow(
  ctx: Pick<ServiceContext, 'db' | 'store'>,
  { pair, currency }: { pair: Pair; currency: Currency },
): Promise<{ plan: KeyedPlan | null; receipts: readonly ReceiptState[] }> {
  const { rows } = await ctx.db.pool.query<{ id: string }>({
    name: 'netted-receipts',
    text: OPEN_RECEIPTS,
    values: [...pair, currency],
  });
  const ids = rows.map(({ id }) => id);
  const states = await ctx.store.loadMany(ids);
  const receipts = ids.flatMap((id) => states.get(id) ?? []);
  return { plan: withKey(planNetting(receipts, pair)), receipts };
}
