import type { ReceiptState } from '@fairtab/domain/receipts';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { maySee } from '../../receipts/readReceipt';
import { searchCondition } from './searchPattern';
import { HOSTED, JOINED } from './receiptStats';

/** The account's role on the wanted receipts. A host counts as host only, even with a claim on the own receipt. */
export type ReceiptRole = 'host' | 'diner';

export interface ReceiptFilter {
  /** null for both roles. */
  readonly role: ReceiptRole | null;
  /** A text in the restaurant, the description or the name of a dish, in any case, accents and digits; blank for all receipts. */
  readonly search: string;
}

/** A receipt's place in the list, which is newest first. */
export interface Place {
  /** ISO time to the millisecond, which is the precision of the database. */
  readonly createdAt: string;
  readonly id: string;
}

export interface Page extends ReceiptFilter {
  /** Only receipts behind this place in the list. */
  readonly after: Place | null;
  /** Only receipts ahead of this place. */
  readonly before: Place | null;
  /** Read the list from its end, the last receipt first. */
  readonly isInverted: boolean;
  readonly limit: number;
}

const JOINED_BY_CLAIM = `${JOINED} AND r.id IN (SELECT c.receipt_id FROM claim c WHERE (c.guest_id = $1 OR c.treated_guest_id = $1) AND c.status <> 'cancelled')`;

/**
 * The receipts the account hosts, and those it has a live claim on or is treated to one, newest first. It takes two statements, however many
 * receipts there are.
 * @throws NotSignedIn
 */
export async function listReceipts(ctx: ServiceContext, page: Page): Promise<ReceiptState[]> {
  const { guestId } = signedIn(ctx);
  const values: unknown[] = [guestId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const limit = bind(page.limit);
  const order = page.isInverted ? 'r.created_at, r.id' : 'r.created_at DESC, r.id DESC';
  const conditions = [
    ...searchIn(page, bind),
    ...placeIn({ place: page.after, sign: '<', bind }),
    ...placeIn({ place: page.before, sign: '>', bind }),
  ];
  const parts = rolesIn(page).map(
    (role) =>
      `(SELECT r.id, r.created_at FROM receipt r WHERE ${[role, ...conditions].join(' AND ')} ORDER BY ${order} LIMIT ${limit})`,
  );
  const { rows } = await ctx.db.pool.query<{ id: string }>({
    text: `SELECT r.id FROM (${parts.join(' UNION ALL ')}) r ORDER BY ${order} LIMIT ${limit}`,
    values,
  });
  const receipts = await ctx.store.loadMany(rows.map(({ id }) => id));
  return rows.flatMap(({ id }) => {
    const receipt = receipts.get(id);
    return receipt && maySee(ctx.viewer, receipt) ? [receipt] : [];
  });
}

/** Counts the receipts that match. @throws NotSignedIn */
export async function countReceipts(ctx: ServiceContext, filter: ReceiptFilter): Promise<number> {
  const { guestId } = signedIn(ctx);
  const values: unknown[] = [guestId];
  const conditions = searchIn(filter, (value) => `$${values.push(value)}`);
  const counts = rolesIn(filter).map(
    (role) => `(SELECT count(*) FROM receipt r WHERE ${[role, ...conditions].join(' AND ')})`,
  );
  const { rows } = await ctx.db.pool.query<{ count: number }>({
    text: `SELECT (${counts.join(' + ')})::int AS count`,
    values,
  });
  return rows[0]?.count ?? 0;
}

function rolesIn({ role }: ReceiptFilter): string[] {
  if (role === null) return [HOSTED, JOINED_BY_CLAIM];
  return [role === 'host' ? HOSTED : JOINED_BY_CLAIM];
}

function searchIn({ search }: ReceiptFilter, bind: (value: unknown) => string): string[] {
  const has = (pattern: string): string => {
    // An EXISTS may be planned as one scan of all dishes of everybody. An aggregate over the receipt’s own dishes is read by their index.
    const hasDish = `(SELECT bool_or(i.name ~ ${pattern}) FROM item i WHERE i.receipt_id = r.id)`;
    return `(r.restaurant_name ~ ${pattern} OR r.description ~ ${pattern} OR ${hasDish})`;
  };
  const condition = searchCondition(search, { bind, condition: has });
  return condition === null ? [] : [condition];
}

function placeIn({
  place,
  sign,
  bind,
}: {
  place: Place | null;
  sign: '<' | '>';
  bind: (value: unknown) => string;
}): string[] {
  if (!place) return [];
  return [`(r.created_at, r.id) ${sign} (${bind(place.createdAt)}::timestamptz, ${bind(place.id)})`];
}
