import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

const newId = (): string => randomBytes(16).toString('base64url');

/**
 * A receipt of one dish for each payment that the processor knows, claimed by a guest who began to pay it by card. In few
 * statements, because use cases take too long for thousands.
 */
export async function insertCardPayments(
  pool: Pool,
  { intents, portionCents, feeCents }: { intents: readonly string[]; portionCents: number; feeCents: number },
): Promise<void> {
  const rows = intents.map((intent) => ({
    intent,
    receipt: newId(),
    item: newId(),
    claim: newId(),
    payment: newId(),
    host: newId(),
    payer: newId(),
  }));
  const from = `FROM jsonb_to_recordset($1::jsonb)
    AS t(intent text, receipt text, item text, claim text, payment text, host text, payer text)`;
  const json = JSON.stringify(rows);
  const run = (text: string, ...values: unknown[]) => pool.query(text, [json, ...values]);
  await run(
    `INSERT INTO guest (id, token_hash) SELECT id, sha256(id::bytea) ${from}, unnest(ARRAY[host, payer]) AS id`,
  );
  await run(
    `INSERT INTO receipt (id, host_guest_id, restaurant_name, date, tax_cents, tip_cents, total_cents)
     SELECT receipt, host, 'Trattoria', now(), 0, 0, $2 ${from}`,
    portionCents,
  );
  await run(
    `INSERT INTO item (id, receipt_id, position, name, price_cents) SELECT item, receipt, 0, 'Pizza', $2 ${from}`,
    portionCents,
  );
  await run(
    `INSERT INTO claim (id, receipt_id, item_id, guest_id, claimer_name, units, split_count, pieces, amount_cents, made_in)
     SELECT claim, receipt, item, payer, 'Ana', 1, 1, nummultirange(numrange(0, unit_positions())), $2, 1 ${from}`,
    portionCents,
  );
  await run(
    `INSERT INTO card_payment (id, receipt_id, payer_guest_id, claims, portion_cents, fee_cents, card_account_id, intent_id)
     SELECT payment, receipt, payer, jsonb_build_array(jsonb_build_object('id', claim, 'amountCents', $2::int)), $2, $3, 'acct_1', intent ${from}`,
    portionCents,
    feeCents,
  );
}
