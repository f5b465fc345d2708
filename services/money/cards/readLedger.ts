import type { LedgerAccount, LedgerKind } from '@fairtab/domain/ledger';
import type { Cents } from '@fairtab/domain/money';
import type { Database } from '../../platform/db';

export interface LedgerBalances {
  /** What stands on each account that is not even, in cents; debits are above zero. */
  readonly accounts: Partial<Record<LedgerAccount, Cents>>;
  readonly transactionCount: number;
  /** Zero. */
  readonly sumCents: Cents;
}

const BALANCES = `
  SELECT p.account, sum(p.cents)::bigint::text AS cents FROM ledger_posting p JOIN ledger_transaction t ON t.id = p.transaction_id
  WHERE ($1::text IS NULL OR t.card_payment_id = $1) AND ($2::text IS NULL OR t.card_account_id = $2)
    AND ($3::text[] IS NULL OR t.kind = ANY ($3))
  GROUP BY p.account HAVING sum(p.cents) <> 0 ORDER BY p.account`;

const COUNT = `
  SELECT count(*)::int AS count FROM ledger_transaction
  WHERE ($1::text IS NULL OR card_payment_id = $1) AND ($2::text IS NULL OR card_account_id = $2)
    AND ($3::text[] IS NULL OR kind = ANY ($3))`;

/** The balances of the ledger, or of one payment, one host's account, some kinds (docs/product/cards.md). */
export async function readLedger(
  { pool }: Pick<Database, 'pool'>,
  {
    cardPaymentId = null,
    cardAccountId = null,
    kinds = null,
  }: { cardPaymentId?: string | null; cardAccountId?: string | null; kinds?: readonly LedgerKind[] | null } = {},
): Promise<LedgerBalances> {
  const values = [cardPaymentId, cardAccountId, kinds];
  const { rows } = await pool.query<{ account: LedgerAccount; cents: string }>(BALANCES, values);
  const { rows: counted } = await pool.query<{ count: number }>(COUNT, values);
  const accounts = Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
  const sumCents = rows.reduce((sum, { cents }) => sum + Number(cents), 0);
  return { accounts, transactionCount: counted[0]?.count ?? 0, sumCents };
}
