import { subtotalOfSpent } from '@fairtab/domain/books/businessSummary';
import type { SpentReceipt } from '@fairtab/domain/books/summaryRows';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { IN_SUMMARY, PAID_BACK, summaryValues, type SummaryFilter } from './readBusinessSummary';

const AT_A_TIME = 500;

const PAGE = `SELECT r.id, to_char(r.date, 'YYYY-MM-DD') AS date, r.restaurant_name AS "restaurantName",
    coalesce(n.label, '') AS label, coalesce(n.project, '') AS project, coalesce(n.attendees, '') AS attendees, r.currency, 1 AS receipts,
    (r.tax_cents + r.alcohol_tax_cents)::float8 AS "taxCents", r.tip_cents::float8 AS "tipCents", r.fees_cents::float8 AS "feesCents",
    r.discount_cents::float8 AS "discountCents", r.total_cents::float8 AS "totalCents",
    ${PAID_BACK}::float8 AS "paidBackCents"
  FROM receipt r LEFT JOIN business_note n ON n.receipt_id = r.id
  WHERE ${IN_SUMMARY} AND (r.date, r.id) > ($5::date, $6) ORDER BY r.date, r.id LIMIT ${AT_A_TIME}`;

/** The receipts of a summary in parts, by the day of the meal, the oldest first. @throws NotSignedIn */
export async function* walkSpentReceipts(ctx: ServiceContext, filter: SummaryFilter): AsyncGenerator<SpentReceipt[]> {
  const { guestId } = signedIn(ctx);
  let last = { date: '0001-01-01', id: '' };
  for (;;) {
    const { rows } = await ctx.db.pool.query<SpentReceipt & { id: string }>({
      name: 'spent-receipts',
      text: PAGE,
      values: [...summaryValues(guestId, filter), last.date, last.id],
    });
    const [end] = rows.slice(-1);
    if (!end) return;
    yield rows.map((row) => ({ ...row, subtotalCents: subtotalOfSpent(row) }));
    last = end;
  }
}
