import { LEDGER_ACCOUNTS, type LedgerAccount } from '@fairtab/domain/cards/ledger';
import { displayMoney, FIRST_CURRENCY, type Cents } from '@fairtab/domain/money';
import type { Database } from '../../platform/db';
import { readLedger } from './ledger';

const NEWEST = `
  SELECT t.id, t.posted_at AS "postedAt", coalesce(t.card_payment_id, t.card_account_id) AS about,
    json_agg(json_build_object('account', p.account, 'cents', p.cents)) AS postings
  FROM (SELECT * FROM ledger_transaction ORDER BY posted_at DESC, id LIMIT $1) t
    JOIN ledger_posting p ON p.transaction_id = t.id
  GROUP BY t.id, t.posted_at, t.card_payment_id, t.card_account_id ORDER BY t.posted_at, t.id`;

interface Row {
  readonly id: string;
  readonly postedAt: Date;
  readonly about: string;
  readonly postings: readonly { readonly account: LedgerAccount; readonly cents: Cents }[];
}

/** What `npm run ledger` prints: what stands on each account, and the newest transactions with their lines. */
export async function ledgerText(db: Database, { newest }: { newest: number }): Promise<string> {
  const { accounts, transactionCount, sumCents } = await readLedger(db);
  const { rows } = await db.pool.query<Row>(NEWEST, [newest]);
  const transactions = rows.flatMap(({ id, postedAt, about, postings }) => [
    '',
    `${postedAt.toISOString()}  ${id}  of ${about}`,
    ...inOrder(postings).map(({ account, cents }) => line(account, cents)),
  ]);
  return [
    'Accounts (debits are above zero)',
    ...LEDGER_ACCOUNTS.map((account) => line(account, accounts[account] ?? 0)),
    line('sum', sumCents),
    '',
    `Transactions: ${transactionCount}, the newest ${rows.length} are`,
    ...transactions,
    '',
  ].join('\n');
}

function inOrder(postings: Row['postings']): Row['postings'] {
  return LEDGER_ACCOUNTS.flatMap((account) => postings.filter((posting) => posting.account === account));
}

function line(name: string, cents: Cents): string {
  const amount = `${cents < 0 ? '-' : ''}${displayMoney(Math.abs(cents), FIRST_CURRENCY)}`;
  return `  ${name.padEnd(14)} ${amount.padStart(14)}`;
}
