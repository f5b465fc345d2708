/** A column whose texts are sealed. Its table has the primary key `id`. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Whether earlier versions kept it as plain text. Resealing seals what is left of that. */
  readonly wasPlain?: boolean;
}

export const TOTP_SECRET: SealedColumn = { table: 'account', column: 'totp_secret' };
export const METHOD_IDENTIFIER: SealedColumn = { table: 'saved_payment_method', column: 'identifier' };
export const PAYMENT_HANDLE: SealedColumn = { table: 'payment', column: 'handle', wasPlain: true };

export const WEBHOOK_SECRET: SealedColumn = { table: 'webhook', column: 'secret' };
export const FORMER_WEBHOOK_SECRET: SealedColumn = { table: 'webhook', column: 'former_secret' };

/** All of them: when the key changes, these are sealed again. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  METHOD_IDENTIFIER,
  TOTP_SECRET,
  PAYMENT_HANDLE,
  WEBHOOK_SECRET,
  FORMER_WEBHOOK_SECRET,
];

/** The place that a text is bound to when it is sealed: its column and its row. */
export function placeOf({ table, column }: SealedColumn, rowId: string): string {
  return `${table}.${column}:${rowId}`;
}
