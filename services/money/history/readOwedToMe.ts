import { isOwed } from '@fairtab/domain/owed';
import type { PersonSummary } from '@fairtab/domain/summaries';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { LRUCache } from 'lru-cache';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { dinerKey } from '../../people/guests';
import {
  type Debt,
  type Debts,
  loadInOrder,
  type MoneySum,
  moneySums,
  MOST_DEBTS,
  oldestOf,
  sumsByCurrency,
} from './Debt';
import { addTotals, toGet } from './contributionDebts';
import { HOSTED } from './receiptStats';

/** Every change of a receipt changes its version, so this number changes whenever a debt may have changed. */
const FINGERPRINT = `SELECT coalesce(sum(hashtextextended(r.id || r.write_id, r.version)), 0)::text AS fingerprint
  FROM receipt r WHERE r.host_guest_id = $1`;

const LARGEST = `WITH owed AS MATERIALIZED (
    SELECT r.id, r.currency, sum(c.amount_cents - c.covered_cents) AS cents FROM receipt r JOIN claim c ON c.receipt_id = r.id
    WHERE ${HOSTED} AND c.status = 'claimed' AND c.amount_cents > c.covered_cents AND c.guest_id <> $1 GROUP BY r.id, c.guest_id, c.claimer_name)
  SELECT id, ${sumsByCurrency('owed')} AS totals FROM owed ORDER BY cents DESC, id LIMIT ${MOST_DEBTS}`;

interface Found {
  readonly fingerprint: string;
  /** The receipts with the largest debts, the largest first. */
  readonly ids: readonly string[];
  readonly totals: readonly MoneySum[];
}

/** Cached by guest: adding up years of open claims is most of a dashboard's work, and the result rarely changes. */
const remembered = new LRUCache<string, Found>({ max: 1_000 });

/**
 * The diners' unpaid claims on the account's receipts, by receipt and person, and what hosts have to pass on to the account, the
 * largest first. The host's own claims are not debts.
 * @throws NotSignedIn
 */
export async function readOwedToMe(ctx: ServiceContext): Promise<Debts> {
  const { guestId } = signedIn(ctx);
  const { ids, totals } = await findLargest(ctx, guestId);
  const receipts = await loadInOrder(ctx, ids);
  const debts = receipts
    .flatMap((receipt) => ctx.store.summary(receipt).people.map((person) => ({ receipt, person })))
    .filter(({ person }) => person.owesCents > 0 && person.guestId !== guestId)
    .map(debtOf);
  const passedOn = await toGet(ctx, guestId);
  const largest = [...debts, ...passedOn.debts].sort((a, b) => b.amountCents - a.amountCents);
  return { debts: largest.slice(0, MOST_DEBTS), totals: addTotals(totals, passedOn.totals) };
}

async function findLargest({ db }: ServiceContext, guestId: string): Promise<Found> {
  const current = await db.pool.query<{ fingerprint: string }>({
    name: 'hosted-fingerprint',
    text: FINGERPRINT,
    values: [guestId],
  });
  const fingerprint = current.rows[0]?.fingerprint ?? '';
  const known = remembered.get(guestId);
  if (known?.fingerprint === fingerprint) return known;
  const { rows } = await db.pool.query<{ id: string; totals: Record<string, number> }>({
    name: 'owed-to-me',
    text: LARGEST,
    values: [guestId],
  });
  const found = { fingerprint, ids: rows.map(({ id }) => id), totals: moneySums(rows[0]?.totals ?? {}) };
  remembered.set(guestId, found);
  return found;
}

function debtOf({ receipt, person }: { receipt: ReceiptState; person: PersonSummary }): Debt {
  const diner = dinerKey({ receiptId: receipt.id, guestId: person.guestId });
  return {
    key: `${diner}:${person.name.toLowerCase()}`,
    name: person.name,
    amountCents: person.owesCents,
    since: oldestOf(person.claims.filter(isOwed)),
    receipt,
  };
}
