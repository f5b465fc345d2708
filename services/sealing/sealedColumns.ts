/** A column whose texts are sealed. Its table has the primary key `id`. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
}

export const TOTP_SECRET: SealedColumn = { table: 'account', column: 'totp_secret' };
export const METHOD_IDENTIFIER: SealedColumn = { table: 'saved_payment_method', column: 'identifier' };

/** All of them: when the key changes, these are sealed again. */
export const SEALED_COLUMNS = [METHOD_IDENTIFIER, TOTP_SECRET] as const;

/** The place that a text is bound to when it is sealed: its column and its row. */
export function placeOf({ table, column }: SealedColumn, rowId: string): string {
  return `${table}.${column}:${rowId}`;
}
