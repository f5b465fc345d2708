import { NEWS_KINDS } from '@fairtab/domain/trail';
import { createHash } from 'node:crypto';
import { claimChanges, paymentChanges } from './rowChanges';
import { claimRow, guestRow, headerOf, itemRow, keyRow, paymentRow, payToRow, trailRow } from './rows';
import type { NewGuest, Save } from './Save';

/** The statement that saves. Its text depends on which kinds of rows there are, and not on how many. */
export function saveStatement({ before, steps }: Save): { name: string; text: string; values: unknown[] } {
  const after = steps.at(-1)?.after ?? before;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const rows = (list: readonly object[]): string => bind(JSON.stringify(list));
  const parts: string[] = [];

  const actors = steps.flatMap(({ by }) => by ?? []);
  const newGuests = actors.filter((guest): guest is NewGuest => 'tokenHash' in guest);
  const known = [...new Set(actors.flatMap((guest) => ('tokenHash' in guest ? [] : guest.id)))];
  const allAct = known.length > 0 ? `(SELECT count(*) FROM actors) = ${bind(known.length)}::int` : 'true';
  if (known.length > 0)
    parts.push(
      `actors AS MATERIALIZED (SELECT id FROM guest WHERE id = ANY (${bind(known)}::text[])
         AND (token_hash IS NOT NULL OR EXISTS (SELECT FROM account WHERE guest_id = guest.id)) ORDER BY id FOR SHARE)`,
    );

  const header = headerOf(after);
  const editedColumns = Object.entries(headerOf(before)).some(([column, value]) => header[column] !== value);
  const assignments = editedColumns
    ? Object.entries(header)
        .map(([column, value]) => `, ${column} = ${bind(value)}`)
        .join('')
    : '';
  parts.push(
    `bumped AS (UPDATE receipt SET version = ${bind(after.version)}::int, write_id = ${bind(after.writeId)}${assignments}
       WHERE id = ${bind(after.id)} AND version = ${bind(before.version)}::int AND write_id = ${bind(before.writeId)} AND ${allAct} RETURNING id)`,
  );

  if (newGuests.length > 0) {
    parts.push(
      `new_guests AS (INSERT INTO guest (id, token_hash, network_hash, language)
         SELECT g.id, decode(g.token_hash, 'hex'), decode(g.network_hash, 'hex'), g.language FROM bumped,
         jsonb_to_recordset(${rows(newGuests.map(guestRow))}::jsonb) AS g(id text, token_hash text, network_hash text, language text))`,
    );
  }

  if (before.items !== after.items) {
    parts.push(
      `gone_items AS (DELETE FROM item USING bumped WHERE receipt_id = bumped.id AND item.id <> ALL (${bind(after.items.map((item) => item.id))}::text[]))`,
      `items AS (INSERT INTO item (receipt_id, id, position, name, price_cents, quantity, split_with, tax_class, discount_cents, note)
         SELECT bumped.id, i.id, i.position, i.name, i.price_cents, i.quantity, i.split_with, i.tax_class::tax_class, i.discount_cents, i.note
         FROM bumped, jsonb_to_recordset(${rows(after.items.map(itemRow))}::jsonb)
           AS i(id text, position int, name text, price_cents bigint, quantity int, split_with int, tax_class text, discount_cents bigint, note text)
         ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name,
           price_cents = excluded.price_cents, quantity = excluded.quantity, split_with = excluded.split_with,
           tax_class = excluded.tax_class, discount_cents = excluded.discount_cents, note = excluded.note
         WHERE item.receipt_id = excluded.receipt_id)`,
    );
  }

  if (before.payTo !== after.payTo) {
    parts.push(
      `gone_pay_to AS (DELETE FROM pay_to USING bumped WHERE receipt_id = bumped.id AND method::text <> ALL (${bind(after.payTo.map(({ method }) => method))}::text[]))`,
      `pay_to_rows AS (INSERT INTO pay_to (receipt_id, method, handle, position)
         SELECT bumped.id, t.method::payment_method, t.handle, t.position
         FROM bumped, jsonb_to_recordset(${rows(after.payTo.map(payToRow))}::jsonb) AS t(method text, handle text, position int)
         ON CONFLICT (receipt_id, method) DO UPDATE SET handle = excluded.handle, position = excluded.position)`,
    );
  }

  // A row that is new was made in the version of its step.
  const from = `${bind(before.version)}::int`;

  const payments = paymentChanges({ before, steps });
  if (payments.length > 0) {
    parts.push(
      `payments AS (INSERT INTO payment (receipt_id, made_in, id, payer_guest_id, payer_name, amount_cents, method, handle, group_id, status, created_at, completed_at, tell_payer_at)
         SELECT bumped.id, ${from} + p.step, p.id, p.payer_guest_id, p.payer_name, p.amount_cents, p.method::payment_method, p.handle, p.group_id, p.status::payment_status, p.created_at, p.completed_at, p.tell_payer_at
         FROM bumped, jsonb_to_recordset(${rows(payments.map(paymentRow))}::jsonb)
           AS p(step int, id text, payer_guest_id text, payer_name text, amount_cents bigint, method text, handle text, group_id text, status text, created_at timestamptz, completed_at timestamptz, tell_payer_at timestamptz)
         ON CONFLICT (id) DO UPDATE SET payer_guest_id = excluded.payer_guest_id, payer_name = excluded.payer_name,
           handle = CASE WHEN excluded.handle IS NULL THEN NULL ELSE payment.handle END,
           amount_cents = excluded.amount_cents, status = excluded.status, completed_at = excluded.completed_at,
           tell_payer_at = CASE WHEN excluded.status = 'disputed' THEN coalesce(excluded.tell_payer_at, payment.tell_payer_at) END)`,
    );
  }

  const claims = claimChanges({ before, steps });
  if (claims.length > 0) {
    parts.push(
      `claims AS (INSERT INTO claim (receipt_id, made_in, id, item_id, guest_id, claimer_name, claimer_email, claimer_phone, units, split_count, pieces, amount_cents, status, payment_id, treated_guest_id, treated_name, shared_with, created_at, remind_at)
         SELECT bumped.id, ${from} + c.step, c.id, c.item_id, c.guest_id, c.claimer_name, c.claimer_email, c.claimer_phone, c.units, c.split_count, c.pieces::nummultirange, c.amount_cents, c.status::claim_status, c.payment_id, c.treated_guest_id, c.treated_name, c.shared_with, c.created_at, c.remind_at
         FROM bumped, jsonb_to_recordset(${rows(claims.map(claimRow))}::jsonb)
           AS c(step int, id text, item_id text, guest_id text, claimer_name text, claimer_email text, claimer_phone text, units int, split_count int, pieces text, amount_cents bigint, status text, payment_id text, treated_guest_id text, treated_name text, shared_with jsonb, created_at timestamptz, remind_at timestamptz)
         ON CONFLICT (id) DO UPDATE SET guest_id = excluded.guest_id, claimer_name = excluded.claimer_name,
           claimer_email = excluded.claimer_email, claimer_phone = excluded.claimer_phone, pieces = excluded.pieces, amount_cents = excluded.amount_cents, status = excluded.status, payment_id = excluded.payment_id,
           treated_guest_id = excluded.treated_guest_id, treated_name = excluded.treated_name, shared_with = excluded.shared_with,
           remind_at = coalesce(excluded.remind_at, claim.remind_at))`,
    );
  }

  const keptClaims = new Set(after.claims.map((claim) => claim.id));
  const goneClaims = before.claims.filter((claim) => !keptClaims.has(claim.id)).map((claim) => claim.id);
  if (goneClaims.length > 0) {
    parts.push(
      `gone_claims AS (DELETE FROM claim USING bumped WHERE receipt_id = bumped.id AND claim.id = ANY (${bind(goneClaims)}::text[]))`,
    );
  }

  parts.push(
    `trail AS (INSERT INTO change (receipt_id, version, actor_guest_id, actor_name, kind, summary, fact, at, touched)
       SELECT bumped.id, ${from} + t.step, t.actor_guest_id, t.actor_name, t.kind, t.summary, t.fact, t.at, t.touched
       FROM bumped, jsonb_to_recordset(${rows(steps.map(trailRow))}::jsonb)
         AS t(step int, actor_guest_id text, actor_name text, kind text, summary text, fact jsonb, at timestamptz, touched jsonb))`,
  );

  const firstNews = steps.find(
    ({ change, after: { hostGuestId } }) => change.kind in NEWS_KINDS && change.actorGuestId !== hostGuestId,
  );
  if (firstNews) {
    const { version, at } = firstNews.change;
    parts.push(
      `news AS (INSERT INTO receipt_news (receipt_id, since_version, created_at, look_at)
         SELECT bumped.id, ${bind(version)}::int, ${bind(at)}::timestamptz, ${bind(at)}::timestamptz + interval '10 minutes' FROM bumped
         ON CONFLICT (receipt_id) DO UPDATE SET look_at = excluded.look_at WHERE receipt_news.look_at > excluded.look_at)`,
    );
  }

  const keyed = steps.flatMap((step) => step.keyed ?? []);
  if (keyed.length > 0) {
    parts.push(
      `keyed AS (INSERT INTO idempotency_key (guest_id, key, first_write, request_hash, answer)
         SELECT k.guest_id, k.key, k.first_write, decode(k.request_hash, 'hex'), k.answer
         FROM bumped, jsonb_to_recordset(${rows(keyed.map(keyRow))}::jsonb)
           AS k(guest_id text, key text, first_write boolean, request_hash text, answer jsonb))`,
    );
  }

  const text = `WITH ${parts.join(',\n')}\nSELECT EXISTS (SELECT FROM bumped) AS saved, ${allAct} AS acts`;
  // The statement has few variants. PostgreSQL plans each of them once per connection, by its name.
  return { name: `save-${createHash('md5').update(text).digest('hex')}`, text, values };
}
