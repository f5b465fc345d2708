import { addressedIn, factFromStored } from '@fairtab/domain/facts/changes';
import { takesPart } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import type { Pool } from 'pg';
import type { ServiceContext } from '../../context';
import { maySee } from '../readReceipt';
import { CHANGE_TABLE } from '../saving/tables';
import { SETTLED_AFTER_US, type Place, type Progress } from './Progress';

/** A change that a guest hears of, with the receipt as it was when the change was read. */
export interface ReceiptNews {
  readonly receipt: ReceiptState;
  readonly change: ChangeRecord;
}

export interface ReadNews {
  /** The next changes, in the order in which they were written. A change without news was told already, or is nothing for this guest. */
  readonly events: readonly { readonly place: Place; readonly news: ReceiptNews | null }[];
  /** Whether there is more of the same. */
  readonly hasMore: boolean;
  /** Everything written until this moment is in the database, so nothing more will appear before it. In microseconds. */
  readonly settledUs: number;
}

/** Which events are read: those of all receipts of a guest after a place, or those of some receipts after the last one told of each. */
export type Wanted = { readonly after: Place } | { readonly receiptIds: readonly string[] };

const AT_A_TIME = 100;

const US = (time: string): string => `(extract(epoch FROM ${time}) * 1000000)::bigint`;
const TIME_OF = (us: string): string => `to_timestamp(0) + ${us}::bigint * interval '1 microsecond'`;
const PLACE = 'recorded_at, change.receipt_id COLLATE "C", version';

/** Most receipts have rested since: their last change says so. */
const OF_ALL = `SELECT own.id, 0 AS known FROM (
    SELECT id FROM receipt WHERE host_guest_id = $1
    UNION SELECT receipt_id FROM claim WHERE guest_id = $1
    UNION SELECT receipt_id FROM claim WHERE treated_guest_id = $1
  ) own JOIN LATERAL (
    SELECT recorded_at FROM change WHERE receipt_id = own.id ORDER BY version DESC LIMIT 1
  ) last ON last.recorded_at >= ${TIME_OF('$2')}`;
const OF_SOME = `SELECT id, known FROM unnest($6::text[], $7::int[]) AS wanted (id, known) WHERE
  EXISTS (SELECT FROM receipt WHERE receipt.id = wanted.id AND host_guest_id = $1)
  OR EXISTS (SELECT FROM claim WHERE receipt_id = wanted.id AND (guest_id = $1 OR treated_guest_id = $1))`;

const changesOf = (own: string): string => `
  WITH own AS MATERIALIZED (${own})
  SELECT ${US('statement_timestamp()')}::text AS now, (
    SELECT coalesce(json_agg(document), '[]') FROM (
      SELECT json_build_object('us', ${US('recorded_at')}, 'change', ${CHANGE_TABLE.document}) AS document
      FROM own JOIN change ON change.receipt_id = own.id AND version > known
      WHERE (${PLACE}) > (${TIME_OF('$2')}, $3, $4::int) ORDER BY ${PLACE} LIMIT $5
    ) found
  )::text AS changes`;
const READ_ALL = { name: 'receipt-events', text: changesOf(OF_ALL) };
const READ_SOME = { name: 'receipt-events-of', text: changesOf(OF_SOME) };

type StoredChange = Omit<ChangeRecord, 'fact'> & { readonly fact: unknown };

/**
 * What happened on the receipts that a guest hosts or has a claim on, after what it was told.
 * A receipt that it may not see any more, or has left, is not told. Only a change that names the guest still is, such as that the host
 * cancelled its last claim.
 */
export async function readReceiptEvents(
  { db, store }: Pick<ServiceContext, 'db' | 'store'>,
  { guestId, progress, wanted }: { guestId: string; progress: Progress; wanted: Wanted },
): Promise<ReadNews> {
  const { writtenUs, receiptId, version } = 'after' in wanted ? wanted.after : progress.until;
  const values = [guestId, writtenUs, receiptId, version, AT_A_TIME];
  const { rows } = await db.pool.query<{ now: string; changes: string }>(
    'after' in wanted
      ? { ...READ_ALL, values }
      : {
          ...READ_SOME,
          values: [...values, wanted.receiptIds, wanted.receiptIds.map((id) => progress.versionOf(id))],
        },
  );
  const stored = JSON.parse(rows[0]?.changes ?? '[]') as { us: number; change: StoredChange }[];
  const untold = stored.flatMap(({ change }) => (progress.has(change) ? [] : change.receiptId));
  const receipts = await store.loadMany([...new Set(untold)]);
  return {
    events: stored.map(({ us, change: row }) => {
      const change = { ...row, fact: factFromStored(row.fact) };
      const receipt = receipts.get(row.receiptId);
      const isNews = receipt !== undefined && !progress.has(row) && isToldTo(guestId, { receipt, change });
      const place = { writtenUs: us, receiptId: row.receiptId, version: row.version };
      return { place, news: isNews ? { receipt, change } : null };
    }),
    hasMore: stored.length === AT_A_TIME,
    settledUs: Number(rows[0]?.now) - SETTLED_AFTER_US,
  };
}

/** Whether a guest hears of a change, as the receipt is now. */
export function isToldTo(guestId: string, { receipt, change: { fact } }: ReceiptNews): boolean {
  const viewer = { guestId };
  if (!maySee(viewer, receipt)) return false;
  return takesPart({ viewer, receipt }) || (fact !== null && addressedIn(fact).includes(guestId));
}

/** A receipt of a guest that changed. */
export interface Concerned {
  readonly guestId: string;
  readonly receiptId: string;
  readonly version: number;
}

const concerned = (changed: string): string => `
  WITH changed AS MATERIALIZED (${changed})
  SELECT ${US('statement_timestamp()')}::text AS now, (
    SELECT coalesce(json_agg(json_build_object('guestId', guest, 'receiptId', id, 'version', version)), '[]') FROM (
      SELECT host_guest_id AS guest, changed.id, changed.version FROM changed JOIN receipt ON receipt.id = changed.id
        WHERE host_guest_id = ANY ($1::text[])
      UNION SELECT guest_id, changed.id, version FROM changed JOIN claim ON receipt_id = changed.id WHERE guest_id = ANY ($1::text[])
      UNION SELECT treated_guest_id, changed.id, version FROM changed JOIN claim ON receipt_id = changed.id
        WHERE treated_guest_id = ANY ($1::text[])
    ) found
  )::text AS found`;
const AMONG = {
  name: 'receipt-events-among',
  text: concerned('SELECT * FROM unnest($2::text[], $3::int[]) AS announced (id, version)'),
};
const SINCE = {
  name: 'receipt-events-since',
  text: concerned(
    `SELECT receipt_id AS id, max(version) AS version FROM change WHERE recorded_at > ${TIME_OF('$2')} GROUP BY receipt_id`,
  ),
};

/**
 * Which of the guests host receipts or have claims on them, of those that changed.
 * @param changed receipts with a version, or the time since when, in microseconds
 */
export async function findConcerned(
  pool: Pool,
  { guestIds, changed }: { guestIds: readonly string[]; changed: ReadonlyMap<string, number> | { sinceUs: number } },
): Promise<{ readonly concerned: readonly Concerned[]; readonly nowUs: number }> {
  const { rows } = await pool.query<{ now: string; found: string }>(
    'sinceUs' in changed
      ? { ...SINCE, values: [guestIds, changed.sinceUs] }
      : { ...AMONG, values: [guestIds, [...changed.keys()], [...changed.values()]] },
  );
  return { concerned: JSON.parse(rows[0]?.found ?? '[]') as Concerned[], nowUs: Number(rows[0]?.now) };
}

/** The time of the database, in microseconds. */
export async function databaseTimeUs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ now: string }>(`SELECT ${US('clock_timestamp()')}::text AS now`);
  return Number(rows[0]?.now);
}
