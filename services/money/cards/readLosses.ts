import type { Cents } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';

/** How long the operator is told of a loss, in ms. */
const TOLD_FOR_MS = 72 * 60 * 60 * 1000;

/** What a bank took back after the payer had it back already, so that Fairtab lost it. */
export interface Loss {
  /** As in the ledger: "loss:dp_1". */
  readonly id: string;
  readonly cardPaymentId: string | null;
  readonly cents: Cents;
}

const LOSSES = `
  SELECT t.id, t.card_payment_id AS "cardPaymentId", p.cents::int AS cents
  FROM ledger_transaction t JOIN ledger_posting p ON p.transaction_id = t.id
  WHERE t.kind = 'loss' AND p.account = 'losses' AND t.posted_at >= $1 ORDER BY t.posted_at, t.id`;

/** The losses of the last three days, from the oldest to the newest (docs/product/cards.md). */
export async function readLosses({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<Loss[]> {
  const { rows } = await db.pool.query<Loss>(LOSSES, [new Date(now().getTime() - TOLD_FOR_MS)]);
  return rows;
}
