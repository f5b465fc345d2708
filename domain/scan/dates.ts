import type { Row } from './rows';

/** A date as a receipt prints it. */
export interface FoundDate {
  /** ISO, YYYY-MM-DD. */
  readonly date: string;
  readonly row: Row;
  /** 0 to 1: lower when day and month may be the other way round. */
  readonly confidence: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?<month>${MONTHS.join('|')})[a-z]*`;
/** Four digits, or two, which may touch the time behind them. */
const YEAR = String.raw`(?<y>20\d\d(?!:\d\d)|\d\d(?!\d)|\d\d(?=\d{1,2}[:.]\d\d))`;
const FORMS = [
  // 2018-11-16
  /(?<!\d)(?<y>20\d\d)\s?[-/.]\s?(?<m>\d{1,2})\s?[-/.]\s?(?<d>\d{1,2})/,
  // 5/26/2016, 02-09-19; the year may touch the time
  new RegExp(
    String.raw`(?:(?<![\d/.-])|(?<=\d:\d\d))(?<m>\d{1,2})(?<sep>\.|\s?[-/]\s?)(?<d>\d{1,2})\s?[-/.]\s?${YEAR}`,
  ),
  // 16 Nov 2018, 16-NOV-18
  new RegExp(String.raw`(?<![\d:])(?<d>\d{1,2})(?:st|nd|rd|th)?[\s.'-]*${MONTH}[\s.,'’-]*${YEAR}`, 'i'),
  // Feb23'19, Apr 01, 2019, July 14th 2019
  new RegExp(String.raw`(?<![a-z])${MONTH}[.\s-]*(?<d>\d{1,2})(?:st|nd|rd|th)?[\s,.'’-]*${YEAR}`, 'i'),
];
/** One of the two slashes was read as a digit. */
const DAMAGED_FORMS = [
  /(?<!\d)(?<m>[01]\d)[17|lI](?<d>[0-3]\d)[/-](?<y>20\d\d)/,
  /(?<!\d)(?<m>[01]?\d)[/-](?<d>[0-3]?\d)[17|lI](?<y>20\d\d)/,
];

/**
 * The day of the meal: of all dates on the receipt the one printed with a time or named a date, else the first. Month
 * before day as in the United States, unless that is no date.
 * @param today ISO date; receipts are not from the future. Null accepts any day.
 */
export function dateOf(rows: readonly Row[], today: string | null): FoundDate | null {
  const found = rows.flatMap((row) => {
    const date = readDate(row.text);
    return date && (today === null || date.date <= today) ? [{ ...date, row, rank: rankOf(row) }] : [];
  });
  const [best] = found.sort((a, b) => b.rank - a.rank);
  return best ? { date: best.date, row: best.row, confidence: best.confidence } : null;
}

function rankOf({ text }: Row): number {
  const timed = /\d{1,2}\s?[:.]\s?\d{2}/.test(text.replace(/\d+[./-]\d+[./-]\d+/, '')) || /\d\s?[ap]m\b/i.test(text);
  return (timed ? 1 : 0) + (/date/i.test(text) ? 1 : 0) - (/expir|valid|due|since|until/i.test(text) ? 3 : 0);
}

/** The first date in a text; null when there is none. */
export function readDate(text: string): { date: string; confidence: number } | null {
  for (const form of [...FORMS, ...DAMAGED_FORMS]) {
    const groups = form.exec(withDigits(text))?.groups;
    if (!groups) continue;
    const year = Number((groups.y ?? '').replace(/\D/g, '').padStart(4, '20'));
    const [first, second] = [
      groups.month ? MONTHS.indexOf(groups.month.toLowerCase()) + 1 : Number(groups.m),
      Number(groups.d),
    ];
    const date = isoDate(year, first, second);
    if (date)
      return {
        date,
        confidence: DAMAGED_FORMS.includes(form) ? 0.6 : groups.month || groups.y?.length === 4 ? 0.95 : 0.85,
      };
    const swapped = isoDate(year, second, first);
    if (swapped) return { date: swapped, confidence: 0.8 };
  }
  return null;
}

/** Letters among digits that are digits misread. */
function withDigits(text: string): string {
  return text
    .replace(/\b0(?=ct)/gi, 'O')
    .replace(/(?<=\bJu)1/gi, 'l')
    .replace(/(?<=\bN)0(?=v)/gi, 'o')
    .replace(/(?<=\d[/.-]?)[oO](?=[\d/.-])|(?<=[/-])[oO](?=\d)/g, '0')
    .replace(/(?<=[\d/-])[lI|](?=[\d/-])/g, '1');
}

function isoDate(year: number, month: number, day: number): string | null {
  if (year < 2000 || year > 2049 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
