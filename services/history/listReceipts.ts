import { withoutUnwantedCharacters } from '@fairtab/domain/text';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { signedIn } from '../signedIn';
import type { ServiceContext } from '../context';
import { maySee } from '../receipts/readReceipt';
import { caselessPattern } from './caselessPattern';
import { HOSTED, JOINED } from './ownReceipts';

/** What an account is to the receipts it wants to see; both at once are no receipt, since a host is not her own diner. */
export type ReceiptRole = 'host' | 'diner';

export interface ReceiptFilter {
  /** Null for both. */
  readonly role: ReceiptRole | null;
  /** What restaurant or description contain, in any case; all of them when blank. */
  readonly search: string;
}

/** Where a receipt stands in the list, newest first. */
export interface Place {
  /** ISO, to the millisecond, which is as exact as the database is. */
  readonly createdAt: string;
  readonly id: string;
}

export interface Page extends ReceiptFilter {
  /** Only what comes behind it in the list. */
  readonly after: Place | null;
  /** Only what comes ahead of it. */
  readonly before: Place | null;
  /** From the end of the list, the last one first. */
  readonly isInverted: boolean;
  readonly limit: number;
}

const LONGEST_SEARCH = 120;
const JOINED_BY_CLAIM = `${JOINED} AND r.id IN (SELECT c.receipt_id FROM claim c WHERE c.guest_id = $1 AND c.status <> 'cancelled')`;

/**
 * The receipts the account hosts, and those it has a live claim on, newest first: two statements, however many they are.
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

/** How many there are in all. @throws NotSignedIn */
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
  const text = withoutUnwantedCharacters(search).normalize('NFC').trim().slice(0, LONGEST_SEARCH);
  if (text === '') return [];
  const pattern = bind(caselessPattern(text));
  return [`(r.restaurant_name ~ ${pattern} OR r.description ~ ${pattern})`];
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
