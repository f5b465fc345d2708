import type Stripe from 'stripe';
import type { Cents } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import { processingOf } from './askProcessor';

const HOUR_MS = 60 * 60 * 1000;
/** How far back the processor's report is read, in ms. */
const SINCE_MS = 72 * HOUR_MS;
/** Newer entries do not count: one of the two may still be writing them. */
const UNTIL_MS = HOUR_MS;

/** A fact that one of the two ledgers lacks, or has with another amount. */
export interface LedgerDifference {
  /** As in the ledger: "charge:ch_1". */
  readonly id: string;
  readonly cardPaymentId: string | null;
  /** What moved on Fairtab's account at the processor, as the processor says; null when it does not have it. */
  readonly reportedCents: Cents | null;
  /** The same as the ledger has it. */
  readonly postedCents: Cents | null;
}

interface Reported {
  readonly id: string;
  readonly cents: Cents;
  readonly intentId: string | null;
}

/**
 * What a fact took from or gave to the card: a charge is its total, a refund its amount, a cost what the processor keeps, a
 * dispute what the processor takes or gives back with its costs.
 */
const POSTED = `
  SELECT t.id, t.card_payment_id AS "cardPaymentId", (CASE t.kind
      WHEN 'charge' THEN c.portion_cents + c.fee_cents
      WHEN 'dispute' THEN (SELECT sum(cents) FROM ledger_posting p WHERE p.transaction_id = t.id AND account = 'processor')
      WHEN 'disputeWon' THEN (SELECT sum(cents) FROM ledger_posting p WHERE p.transaction_id = t.id AND account = 'processor')
      WHEN 'cost' THEN -(SELECT cents FROM ledger_posting p WHERE p.transaction_id = t.id AND account = 'processorCost')
      ELSE -(SELECT sum(cents) FROM ledger_posting p WHERE p.transaction_id = t.id AND account IN ('hostPayable', 'feeIncome', 'refunds'))
    END)::int AS cents, t.posted_at <= $2 AS "isOld"
  FROM ledger_transaction t JOIN card_payment c ON c.id = t.card_payment_id
  WHERE t.kind IN ('charge', 'cost', 'refund', 'dispute', 'disputeWon') AND (t.posted_at >= $1 OR t.id = ANY ($3))`;

/**
 * Compares the charges, costs, refunds and disputes of the last three days with the processor's balance transactions.
 * @returns what differs. Charges at the same processor that are not from here do not count.
 * @throws the processor's error.
 */
export async function reconcileLedger(ctx: ServiceContext): Promise<LedgerDifference[]> {
  const { stripe } = processingOf(ctx);
  const [since, until] = [SINCE_MS, UNTIL_MS].map((ms) => new Date(ctx.now().getTime() - ms)) as [Date, Date];
  // A fact is posted after it happened, at times much later, so the report has to reach further back.
  const reported = await readReport(stripe, { since: new Date(since.getTime() - SINCE_MS), until });
  const ids = [...reported.keys()];
  const { rows } = await ctx.db.pool.query<{ id: string; cardPaymentId: string; cents: number; isOld: boolean }>(
    POSTED,
    [since, until, ids],
  );
  const posted = new Map(rows.map((row) => [row.id, row]));
  const intents = await paymentsOf(ctx, [...reported.values()]);
  const missing = [...reported.values()].flatMap(({ id, cents, intentId }): LedgerDifference[] => {
    const row = posted.get(id);
    if (row?.cents === cents) return [];
    const cardPaymentId = row?.cardPaymentId ?? (intentId === null ? null : (intents.get(intentId) ?? null));
    return cardPaymentId === null ? [] : [{ id, cardPaymentId, reportedCents: cents, postedCents: row?.cents ?? null }];
  });
  const extra = rows
    .filter(({ id, isOld }) => isOld && !reported.has(id))
    .map(({ id, cardPaymentId, cents }) => ({ id, cardPaymentId, reportedCents: null, postedCents: cents }));
  return [...missing, ...extra];
}

async function readReport(
  stripe: Stripe,
  { since, until }: { since: Date; until: Date },
): Promise<Map<string, Reported>> {
  const created = { gte: Math.floor(since.getTime() / 1000), lte: Math.floor(until.getTime() / 1000) };
  const found = new Map<string, Reported>();
  const add = (entry: Reported) => void found.set(entry.id, entry);
  for await (const { source, amount, fee } of stripe.balanceTransactions.list({
    created,
    limit: 100,
    expand: ['data.source'],
  })) {
    if (source === null || typeof source === 'string') continue;
    if (source.object !== 'charge' && source.object !== 'refund' && source.object !== 'dispute') continue;
    const intentId =
      typeof source.payment_intent === 'string' ? source.payment_intent : (source.payment_intent?.id ?? null);
    if (source.object === 'dispute') {
      add({ id: `${amount < 0 ? 'dispute' : 'disputeWon'}:${source.id}`, cents: amount - fee, intentId });
      continue;
    }
    add({ id: `${source.object}:${source.id}`, cents: amount, intentId });
    if (source.object === 'charge' && fee !== 0) add({ id: `cost:${source.id}`, cents: -fee, intentId });
  }
  return found;
}

async function paymentsOf(ctx: ServiceContext, reported: readonly Reported[]): Promise<Map<string, string>> {
  const intentIds = [...new Set(reported.flatMap(({ intentId }) => intentId ?? []))];
  const found = await ctx.db.prisma.cardPayment.findMany({
    where: { intentId: { in: intentIds } },
    select: { id: true, intentId: true },
  });
  return new Map(found.map(({ id, intentId }) => [intentId ?? '', id]));
}
