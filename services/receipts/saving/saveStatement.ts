import type { ReceiptState } from '@fairtab/domain/receipts';
import { NEWS_KINDS } from '@fairtab/domain/facts/trail';
import { createHash } from 'node:crypto';
import { relationOf, type Table } from './columns';
import {
  CHANGE_TABLE,
  CLAIM_TABLE,
  GUEST_TABLE,
  ITEM_TABLE,
  KEY_TABLE,
  PAY_TO_TABLE,
  PAYMENT_TABLE,
  RECEIPT_TABLE,
} from './tables';
import { claimChanges, paymentChanges } from './rowChanges';
import type { NewGuest, Save } from './Save';
import { tellWebhooks } from './tellWebhooks';

type Bind = (value: unknown) => string;

/**
 * The statement that saves. It writes nothing when the receipt is not in its state before, or when a guest that acts has
 * ended. Its text depends on which kinds of rows there are, and not on how many.
 */
export function saveStatement(save: Save): { name: string; text: string; values: unknown[] } {
  const { before, steps } = save;
  const after = steps.at(-1)?.after ?? before;
  if (!after) throw new Error('Nothing is to be saved');
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const parts: string[] = [];

  const actors = steps.flatMap(({ by }) => by ?? []);
  const known = [...new Set(actors.flatMap((guest) => ('tokenHash' in guest ? [] : guest.id)))];
  const allAct = known.length > 0 ? `(SELECT count(*) FROM actors) = ${bind(known.length)}::int` : 'true';
  if (known.length > 0)
    parts.push(
      `actors AS MATERIALIZED (SELECT id FROM guest WHERE id = ANY (${bind(known)}::text[])
         AND (token_hash IS NOT NULL OR EXISTS (SELECT FROM account WHERE guest_id = guest.id)) ORDER BY id FOR SHARE)`,
    );

  parts.push(`saved AS (${receiptRow(save, { after, allAct, bind })} RETURNING id)`);
  // A row that is new was made in the version of its step.
  const from = `${bind(before?.version ?? 0)}::int`;
  const write = <Row extends object>(table: Table<Row>, rows: readonly Row[]): void => {
    if (rows.length > 0) parts.push(`${table.name}_rows AS (${insertOf(table, { rows, from, bind })})`);
  };
  const remove = (list: string, ids: string): void => {
    parts.push(`gone_${list} AS (DELETE FROM ${list} USING saved WHERE receipt_id = saved.id AND ${ids})`);
  };

  write(
    GUEST_TABLE,
    actors.filter((guest): guest is NewGuest => 'tokenHash' in guest),
  );

  if (before && before.items !== after.items)
    remove('item', `item.id <> ALL (${bind(after.items.map((item) => item.id))}::text[])`);
  if (before?.items !== after.items)
    write(
      ITEM_TABLE,
      after.items.map((item, position) => ({ item, position })),
    );

  if (before && before.payTo !== after.payTo)
    remove('pay_to', `method::text <> ALL (${bind(after.payTo.map(({ method }) => method))}::text[])`);
  if (before?.payTo !== after.payTo)
    write(
      PAY_TO_TABLE,
      after.payTo.map((way, position) => ({ way, position })),
    );

  write(PAYMENT_TABLE, paymentChanges(save));
  write(CLAIM_TABLE, claimChanges(save));
  const kept = new Set(after.claims.map(({ id }) => id));
  const goneClaims = before?.claims.flatMap(({ id }) => (kept.has(id) ? [] : id)) ?? [];
  if (goneClaims.length > 0) remove('claim', `claim.id = ANY (${bind(goneClaims)}::text[])`);

  write(
    CHANGE_TABLE,
    steps.map(({ change }, index) => ({ change, step: index + 1 })),
  );
  const news = steps.find(
    ({ change, after: { hostGuestId } }) => change.kind in NEWS_KINDS && change.actorGuestId !== hostGuestId,
  );
  if (news)
    parts.push(
      `news AS (INSERT INTO receipt_news (receipt_id, since_version, created_at, look_at)
         SELECT saved.id, ${bind(news.change.version)}::int, ${bind(news.change.at)}::timestamptz, ${bind(news.change.at)}::timestamptz + interval '10 minutes' FROM saved
         ON CONFLICT (receipt_id) DO UPDATE SET look_at = excluded.look_at WHERE receipt_news.look_at > excluded.look_at)`,
    );
  write(
    KEY_TABLE,
    steps.flatMap((step) => step.keyed ?? []),
  );
  const telling = tellWebhooks(save, { from, bind });
  if (telling !== null) parts.push(`told AS (${telling})`);

  const told = telling === null ? 'NULL::text[]' : '(SELECT array_agg(DISTINCT webhook_id) FROM told)';
  const text = `WITH ${parts.join(',\n')}\nSELECT EXISTS (SELECT FROM saved) AS saved, ${allAct} AS acts, ${told} AS told`;
  // The statement has few variants. PostgreSQL plans each of them once per connection, by its name.
  return { name: nameOf(text), text, values };
}

const NAMES = new Map<string, string>();

/** The name of a prepared statement, computed once for each variant. */
function nameOf(text: string): string {
  const known = NAMES.get(text);
  if (known !== undefined) return known;
  const name = `save-${createHash('md5').update(text).digest('hex')}`;
  NAMES.set(text, name);
  return name;
}

/** Makes the receipt's own row, or updates it if it is still in the state before. */
function receiptRow(
  { before, steps }: Save,
  { after, allAct, bind }: { after: ReceiptState; allAct: string; bind: Bind },
): string {
  const made = { state: after, timeZone: steps[0]?.timeZone ?? '' };
  if (!before) {
    const names = RECEIPT_TABLE.columns.map(({ name }) => name).join(', ');
    const relation = relationOf(RECEIPT_TABLE, { rows: [made], bind });
    return `INSERT INTO receipt (${names}) SELECT ${names} FROM ${relation} WHERE ${allAct}`;
  }
  const earlier = { ...made, state: before };
  const editable = RECEIPT_TABLE.columns.filter(({ update }) => update !== null);
  const isEdited = editable.some(({ value }) => value(earlier) !== value(made));
  const assigned = isEdited ? editable.map(({ name }) => `, ${name} = n.${name}`).join('') : '';
  const source = isEdited ? `FROM ${relationOf({ columns: editable }, { rows: [made], bind })}` : '';
  return `UPDATE receipt SET version = ${bind(after.version)}::int, write_id = ${bind(after.writeId)}${assigned} ${source}
    WHERE receipt.id = ${bind(after.id)} AND version = ${bind(before.version)}::int AND write_id = ${bind(before.writeId)} AND ${allAct}`;
}

/** Writes rows that are new or changed, if the receipt is saved. */
function insertOf<Row extends object>(
  table: Table<Row>,
  { rows, from, bind }: { rows: readonly Row[]; from: string; bind: Bind },
): string {
  const { name, key, columns, isOfReceipt } = table;
  const receipt = isOfReceipt ? ['receipt_id'] : [];
  const names = [...receipt, ...columns.map((column) => column.name)].join(', ');
  const selected = columns.map((column) => (column.isStep ? `${from} + n.${column.name}` : `n.${column.name}`));
  const insert = `INSERT INTO ${name} (${names})
    SELECT ${[...receipt.map(() => 'saved.id'), ...selected].join(', ')} FROM saved, ${relationOf(table, { rows, bind })}`;
  if (key === undefined) return insert;
  const assigned = columns.flatMap((column) =>
    column.update === null ? [] : `${column.name} = ${column.update ?? `excluded.${column.name}`}`,
  );
  return `${insert}
    ON CONFLICT (${key}) DO UPDATE SET ${assigned.join(', ')} WHERE ${name}.receipt_id = excluded.receipt_id`;
}
