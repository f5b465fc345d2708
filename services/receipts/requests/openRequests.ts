import { t } from '@fairtab/domain/language/t';
import { readId } from '@fairtab/domain/inputs/fields';
import { claimsToTakeOver } from '@fairtab/domain/moves/takeOver';
import type { Cents } from '@fairtab/domain/money';
import { may } from '@fairtab/domain/policy';
import { sumAmounts } from '@fairtab/domain/owed';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { signedIn } from '../../people/signedIn';

/** A host asks the account to take over what the host claimed for somebody. */
export interface OpenRequest {
  readonly id: string;
  readonly personName: string;
  readonly createdAt: Date;
  readonly receipt: ReceiptState;
  /** The account of the host. The id never leaves the server. */
  readonly from: { readonly userId: string; readonly username: string };
  /** What of it is unpaid now. */
  readonly amountCents: Cents;
  /** The dishes of it, each claim with the name of its item. */
  readonly dishes: readonly string[];
}

export const MOST_REQUESTS = 50;

/** A request and whom it reaches. $1 is the guest of the account that is asked. */
const REACHES = `SELECT q.id, q.person_name AS "personName", q.created_at AS "createdAt", q.receipt_id AS "receiptId",
    h.id AS "fromId", h.username AS "fromName"
  FROM account a JOIN name_page n ON n.user_id = a.id JOIN payment_request q ON q.to_name = a.username_key
  JOIN receipt r ON r.id = q.receipt_id JOIN account h ON h.guest_id = r.host_guest_id
  WHERE a.guest_id = $1 AND q.declined_at IS NULL AND q.created_at >= n.on_since AND r.deleted_at IS NULL AND h.id <> a.id
  AND NOT EXISTS (SELECT FROM request_block b WHERE b.user_id = a.id AND b.blocked_user_id = h.id)`;

interface Row extends Pick<OpenRequest, 'id' | 'personName' | 'createdAt'> {
  readonly receiptId: string;
  readonly fromId: string;
  readonly fromName: string;
}

/**
 * What reaches an account: requests to its name since its page is on, of hosts that it did not block, as long as there is
 * something to take over. The newest first, at most 50.
 * @param reached.id only this request
 */
export async function findRequests(
  ctx: Pick<ServiceContext, 'db' | 'store'>,
  { guestId, id = null }: { guestId: string; id?: string | null },
): Promise<OpenRequest[]> {
  const { rows } = await ctx.db.pool.query<Row>({
    name: 'requests-that-reach',
    text: `${REACHES} AND ($2::text IS NULL OR q.id = $2) ORDER BY q.created_at DESC, q.id LIMIT ${MOST_REQUESTS}`,
    values: [guestId, id],
  });
  const receipts = await ctx.store.loadMany(rows.map(({ receiptId }) => receiptId));
  return rows.flatMap(({ receiptId, fromId: userId, fromName: username, ...row }) => {
    const receipt = receipts.get(receiptId);
    if (!receipt || !mayTakeOver(receipt, guestId)) return [];
    const claims = claimsToTakeOver(receipt, row.personName);
    if (claims.length === 0) return [];
    const dishes = claims.flatMap(({ itemId }) => receipt.items.find((item) => item.id === itemId)?.name ?? []);
    return [{ ...row, receipt, from: { userId, username }, amountCents: sumAmounts(claims), dishes }];
  });
}

/** The viewer's own. @throws NotSignedIn */
export async function listRequests(ctx: ServiceContext): Promise<OpenRequest[]> {
  return findRequests(ctx, signedIn(ctx));
}

/** One that the viewer was sent. @throws NotSignedIn, NotFound (also when it is over, or was sent to another account) */
export async function readRequest(ctx: ServiceContext, id: string): Promise<OpenRequest> {
  const { guestId } = signedIn(ctx);
  // PostgreSQL fails on some texts, such as one with a zero byte.
  const [request] = readId('request')(id).ok ? await findRequests(ctx, { guestId, id }) : [];
  if (!request) throw new NotFound(t('There is no such request any more.'));
  return request;
}

/** Being asked makes the account an owner of the claims, as far as the policy is concerned: a private or deleted receipt stays hidden. */
export function mayTakeOver(receipt: ReceiptState, guestId: string): boolean {
  const person = { guestId };
  return may({ viewer: person, action: 'payClaim', receipt, claim: person }) === 'yes';
}
