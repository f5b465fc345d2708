import type { Database } from '../db';
import { placeOf, SEALED_COLUMNS, type SealedColumn } from './sealedColumns';
import type { Sealer } from './Sealer';

const ROWS_AT_A_TIME = 500;

/**
 * Seals all texts with the first key that are sealed with another one or not at all. May run at any time and again, also while
 * Fairtab is in use: a text that changes meanwhile is left alone.
 * @returns how many texts were sealed again.
 * @throws when a text cannot be opened with any of the keys.
 */
export async function resealTexts({ db, sealer }: { db: Database; sealer: Sealer }): Promise<number> {
  let resealed = 0;
  for (const column of SEALED_COLUMNS) resealed += await resealColumn({ db, sealer, column });
  return resealed;
}

async function resealColumn({
  db,
  sealer,
  column,
}: {
  db: Database;
  sealer: Sealer;
  column: SealedColumn;
}): Promise<number> {
  const { table, column: name } = column;
  let resealed = 0;
  let last = '';
  for (;;) {
    const { rows } = await db.pool.query<{ id: string; sealed: string }>(
      `SELECT id, ${name} AS sealed FROM ${table} WHERE id > $1 AND ${name} IS NOT NULL ORDER BY id LIMIT $2`,
      [last, ROWS_AT_A_TIME],
    );
    for (const { id, sealed } of rows) {
      last = id;
      if (!sealer.isOutdated(sealed)) continue;
      const isPlain = column.wasPlain && !sealer.isSealed(sealed);
      const text = isPlain ? sealed : sealer.open(sealed, placeOf(column, id));
      const renewed = sealer.seal(text, placeOf(column, id));
      const { rowCount } = await db.pool.query(`UPDATE ${table} SET ${name} = $3 WHERE id = $1 AND ${name} = $2`, [
        id,
        sealed,
        renewed,
      ]);
      resealed += rowCount ?? 0;
    }
    if (rows.length < ROWS_AT_A_TIME) return resealed;
  }
}
