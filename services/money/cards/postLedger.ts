import type { LedgerTransaction } from '@fairtab/domain/ledger';
import type { ServiceContext } from '../../context';

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
