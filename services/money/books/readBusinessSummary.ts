import { summariseBusiness, type BusinessSummary, type SpentGroup } from '@fairtab/domain/books/businessSummary';
import { summaryFilterInput } from '@fairtab/domain/inputs/bookInputs';
import type { ServiceContext } from '../../context';
import { HOSTED } from '../history/receiptStats';
import { parseInput } from '../../platform/parseInput';
import { signedIn } from '../../people/signedIn';

export interface SummaryFilter {
  /** The first and the last day of the meals, both included; null for an open end. */
  readonly from: string | null;
  readonly to: string | null;
  /** Only receipts with this label, in any case; empty for all. */
  readonly label: string;
}

/** On `receipt r` with its note `n`; $1 is the guest, $2 to $4 are the filter. */
export const IN_SUMMARY = `${HOSTED} AND r.date >= coalesce($2::date, r.date) AND r.date <= coalesce($3::date, r.date)
  AND ($4 = '' OR lower(n.label) = lower($4))`;

export function summaryValues(guestId: string, { from, to, label }: SummaryFilter): unknown[] {
  return [guestId, from, to, label];
}

/**
 * What others paid back on `receipt r`, or paid the restaurant themselves: the paid claims of everybody but the host, and what
 * others paid the restaurant without what the host passed on.
 */
export const PAID_BACK = `((SELECT coalesce(sum(c.amount_cents - c.covered_cents), 0) FROM claim c
  WHERE c.receipt_id = r.id AND c.status = 'paid' AND c.guest_id <> r.host_guest_id)
  + (SELECT coalesce(sum(b."amountCents" - b."passedOnCents" - b."settledCents"), 0)
    FROM jsonb_to_recordset(r.contributions) AS b("amountCents" bigint, "passedOnCents" bigint, "settledCents" bigint)))`;

const GROUPS = `SELECT to_char(r.date, 'YYYY-MM') AS month, coalesce(n.label, '') AS label, r.restaurant_name AS "restaurantName",
    r.currency, count(*)::float8 AS receipts, sum(r.tax_cents + r.alcohol_tax_cents)::float8 AS "taxCents", sum(r.tip_cents)::float8 AS "tipCents",
    sum(r.fees_cents)::float8 AS "feesCents", sum(r.discount_cents)::float8 AS "discountCents",
    sum(r.total_cents)::float8 AS "totalCents", sum(${PAID_BACK})::float8 AS "paidBackCents"
  FROM receipt r LEFT JOIN business_note n ON n.receipt_id = r.id WHERE ${IN_SUMMARY}
  GROUP BY 1, 2, 3, 4 ORDER BY max(r.date) DESC, 2, 3`;

const LABELS = `SELECT n.label FROM business_note n JOIN receipt r ON r.id = n.receipt_id
  WHERE ${HOSTED} AND n.label <> '' GROUP BY n.label ORDER BY count(*) DESC, n.label LIMIT 100`;

/**
 * What the account spent on the receipts that it hosts, added up by month, label and restaurant.
 * @returns one summary for each currency, the one with most receipts first; one of nothing without receipts.
 * @throws NotSignedIn, InvalidInput
 */
export async function readBusinessSummary(ctx: ServiceContext, input: unknown): Promise<BusinessSummary[]> {
  const { guestId } = signedIn(ctx);
  const filter = parseInput(summaryFilterInput, input);
  // Sums of cents are exact as floats: they are far below 2^53.
  const { rows } = await ctx.db.pool.query<SpentGroup>({
    name: 'business-summary',
    text: GROUPS,
    values: summaryValues(guestId, filter),
  });
  return summariseBusiness(rows);
}

/** The labels that the account has used, the most frequent first, at most 100. @throws NotSignedIn */
export async function listBusinessLabels(ctx: ServiceContext): Promise<string[]> {
  const { guestId } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ label: string }>({
    name: 'business-labels',
    text: LABELS,
    values: [guestId],
  });
  return rows.map(({ label }) => label);
}
