import type { Correction, CorrectedField } from '@fairtab/domain/scan/corrections';
import type { Database } from '../../platform/db';
import type { ScanFailure } from '../../generated/prisma/enums';
import { KEEP_UNUSED_SCAN_MS } from '../photos/removeUnusedPhotos';

/** Why a field was corrected. */
export type CorrectionKind = 'not read' | 'not there' | 'read wrong';

/** Corrections of one kind, and the latest of them. */
export interface FrequentCorrection {
  readonly field: CorrectedField;
  readonly kind: CorrectionKind;
  readonly times: number;
  readonly examples: readonly Pick<Correction, 'read' | 'confirmed' | 'words'>[];
}

/** Shows where reading photos fails. */
export interface ScanReport {
  /** Within the time that scans without a receipt are kept. */
  readonly lately: {
    readonly scans: number;
    readonly failures: readonly { readonly failure: ScanFailure; readonly scans: number }[];
  };
  /** Scans that became a receipt. */
  readonly confirmed: number;
  /** Those of them whose corrections were kept. The rest of the report is about these. */
  readonly kept: number;
  readonly corrected: number;
  readonly fields: readonly { readonly field: CorrectedField; readonly scans: number }[];
  readonly balanced: {
    readonly scans: number;
    /** Bills that added up although an amount, a quantity or a whole line was wrong. */
    readonly corrected: number;
  };
  /** The most frequent first. */
  readonly frequent: readonly FrequentCorrection[];
}

const MOST_EXAMPLES = 5;

const FAILURES = `
  SELECT failure, count(*)::int AS scans FROM scan WHERE created_at > $1 GROUP BY failure ORDER BY scans DESC, failure`;

const CONFIRMED = `
  SELECT count(*)::int AS confirmed,
    count(corrections)::int AS kept,
    count(*) FILTER (WHERE corrections <> '[]')::int AS corrected,
    count(*) FILTER (WHERE corrections IS NOT NULL AND (bill ->> 'balanced')::boolean)::int AS balanced,
    count(*) FILTER (WHERE (bill ->> 'balanced')::boolean AND EXISTS (
      SELECT 1 FROM jsonb_array_elements(corrections) AS c
      WHERE c ->> 'field' NOT IN ('restaurantName', 'date', 'item.name')))::int AS balanced_corrected
  FROM scan WHERE receipt_id IS NOT NULL`;

const FIELDS = `
  SELECT c ->> 'field' AS field, count(DISTINCT scan.id)::int AS scans
  FROM scan, jsonb_array_elements(corrections) AS c GROUP BY 1 ORDER BY scans DESC, field`;

const FREQUENT = `
  WITH correction AS (
    SELECT scan.id, finished_at, c ->> 'field' AS field, c -> 'read' AS read, c -> 'confirmed' AS confirmed, c -> 'words' AS words,
      CASE WHEN c ->> 'read' IS NULL THEN 'not read'
        WHEN coalesce(c ->> 'confirmed', '') IN ('', '0.00') THEN 'not there'
        ELSE 'read wrong' END AS kind
    FROM scan, jsonb_array_elements(corrections) AS c
  ), ranked AS (
    SELECT *, count(*) OVER alike AS times, row_number() OVER (alike ORDER BY finished_at DESC, id) AS place
    FROM correction WINDOW alike AS (PARTITION BY field, kind)
  )
  SELECT field, kind, max(times)::int AS times,
    jsonb_agg(jsonb_build_object('read', read, 'confirmed', confirmed, 'words', words) ORDER BY place) AS examples
  FROM ranked WHERE place <= $1 GROUP BY field, kind ORDER BY times DESC, field, kind`;

interface Counts extends Pick<ScanReport, 'confirmed' | 'kept' | 'corrected'> {
  readonly balanced: number;
  readonly balanced_corrected: number;
}

/** Counts results of scans, and the corrections of hosts who agreed to have them kept. */
export async function scanReport({ pool }: Pick<Database, 'pool'>, now: Date): Promise<ScanReport> {
  const since = new Date(now.getTime() - KEEP_UNUSED_SCAN_MS);
  const outcomes = await pool.query<{ failure: ScanFailure | null; scans: number }>(FAILURES, [since]);
  const counts = await pool.query<Counts>(CONFIRMED);
  const fields = await pool.query<ScanReport['fields'][number]>(FIELDS);
  const frequent = await pool.query<FrequentCorrection>(FREQUENT, [MOST_EXAMPLES]);
  const [row] = counts.rows;
  if (!row) throw new Error('PostgreSQL counted nothing');
  const { balanced, balanced_corrected: corrected, ...rest } = row;
  return {
    lately: {
      scans: outcomes.rows.reduce((sum, { scans }) => sum + scans, 0),
      failures: outcomes.rows.flatMap(({ failure, scans }) => (failure === null ? [] : [{ failure, scans }])),
    },
    ...rest,
    fields: fields.rows,
    balanced: { scans: balanced, corrected },
    frequent: frequent.rows,
  };
}
