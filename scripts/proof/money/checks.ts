/**
 * What has to be true of the money at every moment, each as a query that finds what is wrong. They are arithmetic of their own:
 * nothing of domain/ and no view of the product is asked. `unit_positions()` is the size of the grid on which a claim is stored.
 */
export const CHECKS: Readonly<Record<string, string>> = {
  'a bill comes to its dishes and extras': `
    SELECT r.id, r.total_cents, sum(i.price_cents * i.quantity - i.discount_cents) AS dishes
    FROM receipt r JOIN item i ON i.receipt_id = r.id GROUP BY r.id
    HAVING r.total_cents <> sum(i.price_cents * i.quantity - i.discount_cents)
      + r.tax_cents + r.alcohol_tax_cents + r.tip_cents + r.fees_cents - r.discount_cents`,

  'no piece of a dish is claimed twice or does not exist': `
    SELECT i.id FROM item i JOIN claim c ON c.item_id = i.id AND c.status <> 'cancelled', unnest(c.pieces) AS piece
    GROUP BY i.id
    HAVING min(lower(piece)) < 0 OR max(upper(piece)) > i.quantity * unit_positions()
      OR sum(upper(piece) - lower(piece)) <> (SELECT sum(upper(whole) - lower(whole)) FROM unnest(range_agg(piece)) AS whole)`,

  'an open share is its part of the total, within a cent for each of its pieces': `
    WITH line AS (SELECT *, price_cents * quantity - discount_cents AS cents FROM item),
      dishes AS (SELECT receipt_id, sum(cents) AS cents, sum(cents) FILTER (WHERE tax_class <> 'untaxed') AS taxed,
        sum(cents) FILTER (WHERE tax_class = 'alcohol') AS alcohol FROM line GROUP BY receipt_id)
    SELECT c.id, c.amount_cents, r.total_cents FROM claim c JOIN receipt r ON r.id = c.receipt_id JOIN line i ON i.id = c.item_id
    JOIN dishes d ON d.receipt_id = r.id
    CROSS JOIN LATERAL (SELECT count(*) AS pieces, sum(upper(piece) - lower(piece)) AS covered FROM unnest(c.pieces) AS piece) AS has
    WHERE c.status = 'claimed' AND d.cents > 0 AND abs(c.amount_cents - i.cents * has.covered / (i.quantity * unit_positions()) * (
      (r.total_cents - r.tax_cents - r.alcohol_tax_cents)::numeric / d.cents
      + CASE WHEN coalesce(d.taxed, 0) = 0 THEN r.tax_cents / d.cents WHEN i.tax_class <> 'untaxed' THEN r.tax_cents / d.taxed ELSE 0 END
      + CASE WHEN coalesce(d.alcohol, 0) = 0 THEN r.alcohol_tax_cents / d.cents
        WHEN i.tax_class = 'alcohol' THEN r.alcohol_tax_cents / d.alcohol ELSE 0 END)) >= has.pieces`,

  'the shares of a bill that is claimed as a whole sum to the bill': `
    WITH covered AS (SELECT c.receipt_id, sum(upper(piece) - lower(piece)) AS positions
        FROM claim c, unnest(c.pieces) AS piece WHERE c.status <> 'cancelled' GROUP BY c.receipt_id),
      whole AS (SELECT receipt_id, sum(quantity) * unit_positions() AS positions FROM item GROUP BY receipt_id)
    SELECT r.id, r.total_cents, sum(c.amount_cents) FROM receipt r JOIN whole USING (receipt_id) JOIN claim c ON c.receipt_id = r.id
    JOIN covered ON covered.receipt_id = r.id AND covered.positions = whole.positions
    WHERE c.status <> 'cancelled' AND r.bill_version = 1 GROUP BY r.id HAVING sum(c.amount_cents) <> r.total_cents`.replace(
    'JOIN whole USING (receipt_id)',
    'JOIN whole ON whole.receipt_id = r.id',
  ),

  'a payment is the sum of the claims that it pays': `
    SELECT p.id, p.status, p.amount_cents, sum(c.amount_cents) FROM payment p LEFT JOIN claim c ON c.payment_id = p.id GROUP BY p.id
    HAVING CASE WHEN p.status IN ('disputed', 'refunded') THEN count(c.id) > 0
      ELSE p.amount_cents <> coalesce(sum(c.amount_cents), 0) END`,

  'a claim is paid exactly when a payment of its receipt stands for it': `
    SELECT c.id, c.status, p.status FROM claim c LEFT JOIN payment p ON p.id = c.payment_id
    WHERE (c.status = 'paid') <> (p.id IS NOT NULL AND p.status IN ('reported', 'confirmed', 'charged')) OR p.receipt_id <> c.receipt_id`,

  'every version of a receipt has one line in its trail': `
    SELECT r.id, r.version, count(*), max(ch.version) FROM receipt r LEFT JOIN change ch ON ch.receipt_id = r.id GROUP BY r.id
    HAVING max(ch.version) <> r.version OR count(*) <> count(DISTINCT ch.version)`,

  'every transaction of the ledger sums to zero': `
    SELECT t.id, sum(p.cents) FROM ledger_transaction t LEFT JOIN ledger_posting p ON p.transaction_id = t.id GROUP BY t.id
    HAVING sum(p.cents) <> 0 OR (t.kind NOT IN ('disputeLost', 'reversal') AND count(p.cents) < 2)`,

  'a host has at most what was paid for, and returns at most what came': `
    SELECT cp.id, cp.portion_cents, sum(p.cents) FROM card_payment cp JOIN ledger_transaction t ON t.card_payment_id = cp.id
    JOIN ledger_posting p ON p.transaction_id = t.id AND p.account = 'hostFunds' GROUP BY cp.id
    HAVING sum(p.cents) < 0 OR sum(p.cents) > cp.portion_cents`,

  'a card is charged once, for the claims and the fee': `
    SELECT cp.id FROM card_payment cp JOIN ledger_transaction t ON t.card_payment_id = cp.id AND t.kind = 'charge'
    JOIN ledger_posting p ON p.transaction_id = t.id GROUP BY cp.id
    HAVING count(DISTINCT t.id) > 1
      OR -sum(p.cents) FILTER (WHERE p.account = 'hostPayable') IS DISTINCT FROM cp.portion_cents
      OR -coalesce(sum(p.cents) FILTER (WHERE p.account = 'feeIncome'), 0) <> cp.fee_cents`,

  'a card payment on a receipt is the money that the ledger has': `
    SELECT p.id FROM payment p LEFT JOIN card_payment cp ON cp.id = p.id
    WHERE p.method = 'card' AND p.status IN ('charged', 'refunded') AND (cp.id IS NULL OR cp.portion_cents <> p.amount_cents
      OR NOT EXISTS (SELECT FROM ledger_transaction t WHERE t.card_payment_id = p.id AND t.kind = 'charge'))`,

  'settling moves every cent once': `
    WITH moved AS (
      SELECT p.created_at AS at, r.host_guest_id AS guest, p.amount_cents AS cents FROM payment p JOIN receipt r ON r.id = p.receipt_id
        WHERE p.method = 'settlement'
      UNION ALL SELECT created_at, payer_guest_id, -amount_cents FROM payment WHERE method = 'settlement'
      UNION ALL SELECT s.settled_at, t.to_guest_id, -t.amount_cents FROM transfer t JOIN settlement s ON s.id = t.settlement_id
      UNION ALL SELECT s.settled_at, t.from_guest_id, t.amount_cents FROM transfer t JOIN settlement s ON s.id = t.settlement_id)
    SELECT at, guest, sum(cents) FROM moved WHERE at > $1 GROUP BY at, guest HAVING sum(cents) <> 0`,

  'a transfer is money between two people, and there are fewer transfers than people': `
    SELECT s.id FROM settlement s JOIN transfer t ON t.settlement_id = s.id
    CROSS JOIN LATERAL (VALUES (t.from_guest_id), (t.to_guest_id)) AS of (guest) GROUP BY s.id
    HAVING min(t.amount_cents) <= 0 OR s.settled_at IS NULL
      -- Two who became one by signing in were two when it was settled.
      OR (s.settled_at > $4 AND count(DISTINCT of.guest) > 1 AND count(DISTINCT t.id) >= count(DISTINCT of.guest)
        AND bool_and(t.from_guest_id <> t.to_guest_id))`,

  'an evening has receipts of its currency, and not too many': `
    SELECT e.id FROM evening e JOIN evening_receipt er ON er.evening_id = e.id JOIN receipt r ON r.id = er.receipt_id
    GROUP BY e.id HAVING bool_or(r.currency <> e.currency) OR count(*) > 50`,

  'a guest who signed in has nothing any more': `
    SELECT 'host' AS what, host_guest_id FROM receipt WHERE host_guest_id = ANY ($2)
    UNION ALL SELECT 'claim', guest_id FROM claim WHERE guest_id = ANY ($2) OR treated_guest_id = ANY ($2)
    UNION ALL SELECT 'payment', payer_guest_id FROM payment WHERE payer_guest_id = ANY ($2)
    UNION ALL SELECT 'card', payer_guest_id FROM card_payment WHERE payer_guest_id = ANY ($2)
    UNION ALL SELECT 'transfer', id FROM transfer WHERE from_guest_id = ANY ($2) OR to_guest_id = ANY ($2)
    UNION ALL SELECT 'household', guest_id FROM remembered_household WHERE guest_id = ANY ($2) OR partner_guest_id = ANY ($2)`,

  'the processor gave back at most what it took, and the ledger knows no other money': `
    WITH fact AS (SELECT * FROM jsonb_to_recordset($3::jsonb)
      AS f(intent text, taken bigint, refunded bigint, reversed bigint))
    SELECT f.*, cp.id FROM fact f LEFT JOIN card_payment cp ON cp.intent_id = f.intent
    WHERE cp.id IS NULL OR f.refunded > f.taken OR f.reversed > f.taken
      OR (f.taken > 0 AND f.taken <> cp.portion_cents + cp.fee_cents)
      OR (f.taken = 0 AND EXISTS (SELECT FROM ledger_transaction t WHERE t.card_payment_id = cp.id))`,
};

/** Checks that hold once every job has run. */
export const CHECKS_AT_REST: Readonly<Record<string, string>> = {
  'a card that was charged has paid its claims, or the money went back': `
    SELECT cp.id, cp.status, p.status FROM card_payment cp JOIN receipt r ON r.id = cp.receipt_id LEFT JOIN payment p ON p.id = cp.id
    WHERE EXISTS (SELECT FROM ledger_transaction t WHERE t.card_payment_id = cp.id AND t.kind = 'charge')
      AND NOT (cp.status = 'paid' AND p.status = 'charged' OR cp.status = 'refunded' AND p.status = 'refunded'
        OR cp.status IN ('returning', 'refundFailed') AND p.id IS NOT NULL)`,

  'a host whose payment went back has none of it, and one whose payment stands has all of it': `
    SELECT cp.id, cp.status, sum(p.cents) FROM card_payment cp JOIN ledger_transaction t ON t.card_payment_id = cp.id
    JOIN ledger_posting p ON p.transaction_id = t.id AND p.account = 'hostFunds' GROUP BY cp.id
    HAVING cp.status = 'refunded' AND sum(p.cents) <> 0 OR cp.status = 'paid' AND sum(p.cents) <> cp.portion_cents`,

  'every charge of the processor is in the ledger': `
    SELECT f.* FROM jsonb_to_recordset($3::jsonb) AS f(intent text, taken bigint, refunded bigint, reversed bigint)
    JOIN card_payment cp ON cp.intent_id = f.intent
    WHERE (f.taken > 0) <> EXISTS (SELECT FROM ledger_transaction t WHERE t.card_payment_id = cp.id AND t.kind = 'charge')`,
};
