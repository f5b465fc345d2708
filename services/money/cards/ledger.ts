import type { LedgerAccount, LedgerKind, LedgerTransaction } from '@fairtab/domain/cards/ledger';
import type { Cents } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import type { Database } from '../../platform/db';

const POST = `
  WITH posted AS (
    INSERT INTO ledger_transaction (id, kind, card_payment_id, card_account_id, posted_at)
    SELECT id, kind, $2, $3, $4 FROM jsonb_to_recordset($1::jsonb) AS t(id text, kind text) ORDER BY id
    ON CONFLICT (id) DO NOTHING RETURNING id
  )
  INSERT INTO ledger_posting (transaction_id, account, cents)
  SELECT posted.id, p.account, p.cents
  FROM posted JOIN jsonb_to_recordset($1::jsonb) AS t(id text, postings jsonb) USING (id),
    jsonb_to_recordset(t.postings) AS p(account text, cents bigint)`;

/** Posts what is not in the ledger yet (docs/product/cards.md). One statement, so that a transaction is never there in parts. */
export async function postLedger(
  ctx: ServiceContext,
  posting: {
    readonly transactions: readonly LedgerTransaction[];
    readonly cardPaymentId: string | null;
    readonly cardAccountId: string;
  },
): Promise<void> {
  const { transactions, cardPaymentId, cardAccountId } = posting;
  if (transactions.length === 0) return;
  await ctx.db.pool.query(POST, [JSON.stringify(transactions), cardPaymentId, cardAccountId, ctx.now()]);
}

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
