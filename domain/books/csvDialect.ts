/** How a CSV separates its cells and writes its decimals: as RFC 4180 does, or as spreadsheets do where the comma is the decimal sign. */
export const CSV_DIALECTS = ['comma', 'semicolon'] as const;
export type CsvDialect = (typeof CSV_DIALECTS)[number];

/** What a CSV is written in when nobody chooses. */
export const FIRST_CSV_DIALECT: CsvDialect = 'comma';

export const CSV_DELIMITERS: Readonly<Record<CsvDialect, ',' | ';'>> = { comma: ',', semicolon: ';' };

/** The dialect that a spreadsheet with this locale opens, such as "de-AT" or "es-MX"; the first one for a locale that is none. */
export function csvDialectOf(locale: string): CsvDialect {
  try {
    return new Intl.NumberFormat(locale).format(1.5).includes('.') ? 'comma' : 'semicolon';
  } catch {
    return FIRST_CSV_DIALECT;
  }
}

/** A number as `formatMoney` or `String` writes it, in a dialect. */
export function csvNumber(number: string, dialect: CsvDialect): string {
  return dialect === 'semicolon' ? number.replace('.', ',') : number;
}
