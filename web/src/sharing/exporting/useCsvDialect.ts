import { csvDialectOf, FIRST_CSV_DIALECT, type CsvDialect } from '@fairtab/domain/books/csvDialect';
import { useSyncExternalStore } from 'react';

/** The dialect that the spreadsheet on this device most likely opens, by the locale of the browser. The server does not know it. */
export function useCsvDialect(): CsvDialect {
  return useSyncExternalStore(
    () => () => undefined,
    () => csvDialectOf(navigator.language),
    () => FIRST_CSV_DIALECT,
  );
}
