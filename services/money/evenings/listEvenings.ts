import { CONTRIBUTIONS } from '../history/contributionDebts';
import type { Cents, Currency } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import type { Place } from '../history/listReceipts';
import { signedIn } from '../../people/signedIn';

/** An evening as it is for the account. The amounts are those of readEvening. */
export interface OwnEvening extends Place {
  readonly name: string;
  readonly currency: Currency;
  /** How many receipts its page shows. */
  readonly receiptCount: number;
  /** What the account gets in the end, in cents, transfers that are not confirmed included; negative when it has to pay. */
  readonly netCents: Cents;
  /** Whether somebody had something to pay, nothing is open on its receipts, and all its transfers are confirmed. */
  readonly isSettled: boolean;
}

export interface EveningPage {
  /** Only evenings behind this place in the list, which is newest first. */
  readonly after: Place | null;
  /** Only evenings ahead of this place. */
  readonly before: Place | null;
  /** Read the list from its end, the oldest one first. */
  readonly isInverted: boolean;
  readonly limit: number;
}

/** The receipts `r` that the page of the evening `e` shows, as isInEvening has it, and only those in its currency. */
const SHOWN = `evening_receipt o JOIN receipt r ON r.id = o.receipt_id AND r.visibility = 'link' AND r.deleted_at IS NULL`;

/** The ids of the evenings that the guest in $1 takes part in, as takesPart has it. */
const PARTS = `SELECT e.id FROM ${SHOWN} JOIN evening e ON e.id = o.evening_id AND e.currency = r.currency WHERE r.host_guest_id = $1
  UNION SELECT e.id FROM ${SHOWN} JOIN evening e ON e.id = o.evening_id AND e.currency = r.currency
    JOIN claim c ON c.receipt_id = r.id WHERE c.guest_id = $1 AND c.status <> 'cancelled'
  UNION SELECT s.evening_id FROM settlement s JOIN transfer t ON t.settlement_id = s.id
    WHERE s.evening_id IS NOT NULL AND (t.from_guest_id = $1 OR t.to_guest_id = $1)`;

const OPEN = `c.status = 'claimed' AND c.amount_cents > c.covered_cents`;

/** What is open in the evening `e`, added up in the database, because a page of evenings may have thousands of receipts. */
const BALANCES = `
  CROSS JOIN LATERAL (SELECT count(*)::int AS receipts FROM ${SHOWN} WHERE o.evening_id = e.id AND r.currency = e.currency) shown
  CROSS JOIN LATERAL (
    SELECT count(*) AS parts, count(*) FILTER (WHERE ${OPEN}) AS open,
      coalesce(sum(c.amount_cents - c.covered_cents) FILTER (WHERE ${OPEN} AND r.host_guest_id = $1), 0)
        - coalesce(sum(c.amount_cents - c.covered_cents) FILTER (WHERE ${OPEN} AND c.guest_id = $1), 0) AS cents
    FROM ${SHOWN} JOIN claim c ON c.receipt_id = r.id
    WHERE o.evening_id = e.id AND r.currency = e.currency AND c.status <> 'cancelled' AND c.guest_id <> r.host_guest_id) claims
  CROSS JOIN LATERAL (
    SELECT count(*) AS open,
      coalesce(sum(b."owedCents") FILTER (WHERE b."guestId" = $1), 0)
        - coalesce(sum(b."owedCents") FILTER (WHERE r.host_guest_id = $1), 0) AS cents
    FROM ${SHOWN}, ${CONTRIBUTIONS}
    WHERE o.evening_id = e.id AND r.currency = e.currency AND b."owedCents" > 0 AND b."guestId" <> r.host_guest_id) passed
  CROSS JOIN LATERAL (
    SELECT count(*) AS parts, count(*) FILTER (WHERE t.status <> 'confirmed') AS open,
      coalesce(sum(t.amount_cents) FILTER (WHERE t.status <> 'confirmed' AND t.to_guest_id = $1), 0)
        - coalesce(sum(t.amount_cents) FILTER (WHERE t.status <> 'confirmed' AND t.from_guest_id = $1), 0) AS cents
    FROM settlement s JOIN transfer t ON t.settlement_id = s.id WHERE s.evening_id = e.id) transfers`;

/**
 * The evenings in which the account hosts a receipt, has a claim on one or has a transfer, the newest first. It takes one
 * statement, however many there are.
 * @throws NotSignedIn
 */
export async function listEvenings(ctx: ServiceContext, page: EveningPage): Promise<OwnEvening[]> {
  const { guestId } = signedIn(ctx);
  const { after, before } = page;
  const order = page.isInverted ? 'created_at, id' : 'created_at DESC, id DESC';
  const { rows } = await ctx.db.pool.query<Omit<OwnEvening, 'createdAt'> & { createdAt: Date }>({
    name: page.isInverted ? 'own-evenings-inverted' : 'own-evenings',
    text: `SELECT e.id, e.name, e.currency, e.created_at AS "createdAt", shown.receipts AS "receiptCount",
        (claims.cents + passed.cents + transfers.cents)::float8 AS "netCents",
        claims.parts + transfers.parts > 0 AND claims.open + passed.open + transfers.open = 0 AS "isSettled"
      FROM (SELECT * FROM evening WHERE id IN (${PARTS})
          AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3)) AND ($4::timestamptz IS NULL OR (created_at, id) > ($4, $5))
        ORDER BY ${order} LIMIT $6) e ${BALANCES}
      ORDER BY ${order}`,
    values: [guestId, after?.createdAt, after?.id, before?.createdAt, before?.id, page.limit],
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** Counts the evenings that the account takes part in. @throws NotSignedIn */
export async function countEvenings(ctx: ServiceContext): Promise<number> {
  const { guestId } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ count: number }>({
    name: 'count-own-evenings',
    text: `SELECT count(*)::int AS count FROM (${PARTS}) parts`,
    values: [guestId],
  });
  return rows[0]?.count ?? 0;
}
