import { readDate } from '../text/readDate';
import type { Row } from './rows';

/** A date as a receipt prints it. */
export interface FoundDate {
  /** ISO, YYYY-MM-DD. */
  readonly date: string;
  readonly row: Row;
  /** 0 to 1. Lower when day and month may be swapped. */
  readonly confidence: number;
}

/**
 * The day of the meal: of all dates on the receipt the one printed with a time, labelled as date or printed twice, else
 * the first. Month before day as in the United States, unless that is no date or the receipt is from another country.
 * @param today ISO date; receipts are not from the future. Null accepts any day.
 */
export function dateOf(rows: readonly Row[], today: string | null): FoundDate | null {
  const isAmerican = rows.some(({ text }) => STATE_AND_ZIP.test(text));
  const isForeign = !isAmerican && rows.some(({ text }) => ELSEWHERE.test(text));
  const order = isAmerican ? 'monthFirst' : isForeign ? 'dayFirst' : 'monthMostlyFirst';
  const found = rows.flatMap((row) => {
    const date = readDate(row.text, order, today);
    return date && (today === null || date.date <= today) ? [{ ...date, row, rank: rankOf(row) }] : [];
  });
  const rankWithOthers = ({ date, rank, confidence }: (typeof found)[number]): number =>
    rank + confidence + (found.filter((other) => other.date === date).length > 1 ? 0.5 : 0);
  const [best] = found.sort((a, b) => rankWithOthers(b) - rankWithOthers(a));
  return best ? { date: best.date, row: best.row, confidence: best.confidence } : null;
}

/** "CA 90201": only addresses in the United States look like this. */
const STATE_AND_ZIP = /\b[A-Z]{2}[\s.,]{0,2}\d{5}(?:-\d{4})?\b/;
/** Currencies, taxes and kinds of companies of other countries. */
const ELSEWHERE =
  /[£€]|\b(?:VAT|MWST|TVA|IVA|GST\W+(?:ID|REG|NO|SUMMARY|INCL\w*)|GBP|EUR|CHF|CZK|PLN|SEK|NOK|DKK|AUD|NZD|INR|Rs|UST|MOMS|BTW|TTC|CIF|NIF|SIRET|COPERTO|RECHNUNG|PTY|SDN|BHD|LTD|GMBH|ABN|CGST|SGST|GSTIN|NIT|RUT|RFC|CUIT|CNPJ|NPWP|PPN|PB1|IMPOCONSUMO|BOLETA|NGAY|IDR|VND|COP|CLP|HUF|ISK|FT|KR)\b|\bRp\W?\d|\bRM\W?\d/i;

function rankOf({ text }: Row): number {
  const timed = /\d{1,2}\s?[:.]\s?\d{2}/.test(text.replace(/\d+[./-]\d+[./-]\d+/, '')) || /\d\s?[ap]m\b/i.test(text);
  return (timed ? 1 : 0) + (/date/i.test(text) ? 1 : 0) - (/expir|valid|due|since|until/i.test(text) ? 3 : 0);
}
