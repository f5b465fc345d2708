import { editDistance } from './spelling';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?<month>${MONTHS.join('|')})(?<ending>[a-z]*)`;
/** Four digits, or two. A time may touch them. */
const YEAR = String.raw`(?<y>20\d\d(?!:\d\d)|\d\d(?!\d)|\d\d(?=\d{1,2}[:.]\d|\d{3,4}\s?[AaPp]))`;

/** "1 Margarita 12.50", "Veal Marsala 28.25": a dish that begins like a month, and its price. */
const NO_PRICE = String.raw`(?![.,]\d\d(?![\d:]))`;

interface Form {
  readonly pattern: RegExp;
  /** With the year last, the day may come first. With dots it mostly does. */
  readonly kind: 'yearFirst' | 'yearLast' | 'dotted' | 'named';
  /** A slash was read as a digit or not at all, or other digits touch the date. */
  readonly isDamaged?: true;
}

const FORMS: readonly Form[] = [
  // 2018-11-16; a time may touch it
  {
    kind: 'yearFirst',
    pattern:
      /(?<!\d)(?<y>20\d\d)(?:\s?[-/.]\s?(?<m>\d{1,2})\s?[-/.]\s?(?<d>\d{1,2})(?!\d)|[-/.](?<m2>\d\d)[-/.](?<d2>\d\d))/,
  },
  // 5/26/2016, 02-09-19; a number may stand before it, and a time may touch the year
  {
    kind: 'yearLast',
    pattern: /(?<!\d|\d\/|\d-(?=\d+-))(?<m>\d{1,2})\s?(?<sep>[-/])\s?(?<d>\d{1,2})\s?\k<sep>\s?(?<y>20\d\d(?!:\d\d))/,
  },
  {
    kind: 'yearLast',
    pattern: new RegExp(
      String.raw`(?:(?<![\d/.-])|(?<=\d:\d\d))(?<m>\d{1,2})\s?[-/]\s?(?<d>\d{1,2})\s?[-/.]\s?${YEAR}`,
    ),
  },
  // 14.03.2026
  {
    kind: 'dotted',
    pattern: new RegExp(String.raw`(?<![\d/.-])(?<m>\d{1,2})\.\s?(?<d>\d{1,2})[./-]\s?${YEAR}`),
  },
  // #04 Nov.16'18, 4 NOV 16/18: the sign before the last number marks the year
  {
    kind: 'named',
    pattern: new RegExp(
      String.raw`(?<![a-z])${MONTH}[./\s-]*(?<d>\d{1,2})\s?['’/](?<y>\d\d)(?:(?=\d{1,2}:\d\d)|(?![\d:]))`,
      'i',
    ),
  },
  // 16 Nov 2018, 16-NOV-18, and not "Ticket 17  Nov 11, 2017"
  {
    kind: 'named',
    pattern: new RegExp(
      String.raw`(?<!\d|\d:|#)(?<d>\d{1,2})(?:st|nd|rd|th)?[\s./'-]*${MONTH}[\s./,'’-]*(?!\d\d?,?\s?20\d\d)${YEAR}${NO_PRICE}`,
      'i',
    ),
  },
  // Sat Nov 16 18:58:02 2018
  {
    kind: 'named',
    pattern: new RegExp(
      String.raw`(?<![a-z])${MONTH}\s*(?<d>\d{1,2}),?\s+\d{1,2}:\d\d(?::\d\d)?\s?(?:[ap]m)?\s+(?<y>20\d\d)`,
      'i',
    ),
  },
  // Feb23'19, Apr 01, 2019, July 14th 2019
  {
    kind: 'named',
    pattern: new RegExp(
      String.raw`(?<![a-z])${MONTH}[./\s-]*(?<d>\d(?=20\d\d)|\d\d|\d(?=\D))(?!\.\d\d(?!\d))(?:st|nd|rd|th)?[\s,./'’-]*${YEAR}${NO_PRICE}`,
      'i',
    ),
  },
  // 2018-Nov-16
  {
    kind: 'named',
    pattern: new RegExp(String.raw`(?<!\d)(?<y>20\d\d)[\s./-]*${MONTH}[\s./-]*(?<d>\d{1,2})(?!\d)`, 'i'),
  },
  ...[
    /(?<!\d)(?<m>[01]\d)[17lI|](?<d>[0-3]\d)[-/.](?<y>20\d\d)/,
    /(?<!\d)(?<m>[01]?\d)[-/.](?<d>[0-3]?\d)[17lI|](?<y>20\d\d)/,
    /(?<!\d)(?<m>[01]\d)(?<d>[0-3]\d)[-/.](?<y>20\d\d)(?!\d)/,
    /(?<!\d)(?<m>[01]?\d)[-/.](?<d>[0-3]\d)(?<y>20\d\d)(?!\d)/,
    /(?<m>[01]\d)[-/](?<d>[0-3]\d)[-/](?<y>20\d\d)/,
    /(?<!\d)(?<m>[01]?\d)\s?[-/.,:;]\s?(?<d>[0-3]?\d)\s?[-/.,:;]\s?(?<y>20\d\d)(?!\d)/,
  ].map((pattern): Form => ({ kind: 'yearLast', pattern, isDamaged: true })),
];

/**
 * The first date in a text; null when there is none.
 * @param order whether the day comes before the month. When it never does, the "1" of "Table:16/02/2018" is no part of it.
 * @param today ISO date. A day that would be later is rather read with day and month the other way around, as is one long ago where that is a day
 *   of the last week. Null accepts any.
 */
export function readDate(
  text: string,
  order: 'monthMostlyFirst' | 'monthFirst' | 'dayFirst' = 'monthMostlyFirst',
  today: string | null = null,
): { date: string; confidence: number } | null {
  const plain = order === 'monthFirst' ? withDigits(text).replace(NUMBER_BEFORE, ' ') : withDigits(text);
  for (const { pattern, kind, isDamaged } of FORMS) {
    const groups = pattern.exec(plain)?.groups;
    if (!groups || !isMonth(groups.month, groups.ending)) continue;
    const year = Number((groups.y ?? '').padStart(4, '20'));
    const first = groups.month ? MONTHS.indexOf(groups.month.toLowerCase()) + 1 : Number(groups.m ?? groups.m2);
    const second = Number(groups.d ?? groups.d2);
    const [usual, swapped] = [isoDate(year, first, second), isoDate(year, second, first)];
    const maySwap = kind === 'yearLast' || kind === 'dotted';
    const prefersSwapped = kind === 'dotted' || (kind === 'yearLast' && order === 'dayFirst');
    const possible = (prefersSwapped ? [swapped, usual] : maySwap ? [usual, swapped] : [usual]).filter(
      (date) => date !== null,
    );
    // In the United States the month is first, and a day that is yet to come was misread.
    const isPast = (date: string): boolean => today === null || order === 'monthFirst' || date <= today;
    // A bill is mostly photographed within days. Where nothing says which number is the month, the day that is near counts.
    const isNear = (date: string): boolean => today !== null && date <= today && daysBetween(date, today) <= NEAR_DAYS;
    const near = order === 'monthMostlyFirst' && kind === 'yearLast' ? possible.filter(isNear) : [];
    const date = near[0] ?? possible.find(isPast) ?? possible[0];
    if (!date) continue;
    const sure = kind === 'named' || groups.y?.length === 4 ? 0.95 : 0.9;
    return { date, confidence: isDamaged ? 0.6 : date === usual ? sure : 0.8 };
  }
  return null;
}

const NEAR_DAYS = 7;

const ENDINGS = ['uary', 'ruary', 'ch', 'il', '', 'e', 'y', 'ust', 'tember', 'ober', 'ember', 'ember'];
/** How many letters of a month's ending may be misread, or belong to its name in another language. */
const MISREAD = 2;

/** Whether a word is a month: "Mar", "Marzo" and "Novernber", and not "Marsala 5 12.00". */
function isMonth(month: string | undefined, ending: string | undefined): boolean {
  if (month === undefined || !ending) return true;
  const usual = ENDINGS[MONTHS.indexOf(month.toLowerCase())] ?? '';
  return editDistance(ending.toLowerCase(), usual) <= MISREAD;
}

function daysBetween(date: string, later: string): number {
  return (Date.parse(later) - Date.parse(date)) / 86_400_000;
}

/** A digit that touches a month and belongs to the label before it. */
const NUMBER_BEFORE = /(?<=[A-Za-z]\s?:\s?)[1-9](?=(?<=[2-9]|1(?=[3-9]))\d[-/]\d{1,2}[-/](?:20)?\d\d(?!\d))/g;

/** "SUNJUN24": the day of the week touches the month. */
const GLUED_WEEKDAY = new RegExp(`\\b(?:sun|mon|tue|wed|thu|fri|sat)(?=${MONTHS.join('|')}|0ct)`, 'gi');

/** Corrects letters that are misread digits, and misread months. */
function withDigits(text: string): string {
  return text
    .replace(GLUED_WEEKDAY, ' ')
    .replace(/0(?=ct)/gi, 'O')
    .replace(/(?<=\bJu)1/gi, 'l')
    .replace(/(?<=\bN)0(?=v)/gi, 'o')
    .replace(/\b5(?=ep)/gi, 'S')
    .replace(/(?<![a-z])FE[86](?=\W?\d)/g, 'FEB')
    .replace(/(?<![a-z])[a-z]{2}(?=\s?\d{1,2}[.,\s]\s?20\d\d)/gi, withFirstLetter)
    .replace(/\b[HN](?=a[ry]\b|a[ry]\d)/gi, 'M')
    .replace(/(?<=\d[/.-]?)[oO](?=[\d/.-])|(?<=[/-])[oO](?=\d)/g, '0')
    .replace(/(?<=[\d/-])[lI|](?=[\d/-])/g, '1');
}

/** A month whose first letter is cut off: "ay 21, 2019". */
function withFirstLetter(letters: string): string {
  return MONTHS.find((month) => month.slice(1) === letters.toLowerCase()) ?? letters;
}

function isoDate(year: number, month: number, day: number): string | null {
  if (year < 2000 || year > 2049 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
