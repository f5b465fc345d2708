import type { ScannedCharge } from '../bill';
import type { Row } from '../rows/rows';
import type { Solution } from '../solving/solve';

/** Words that say that a charge is a part of the prices, which its name is better off without. */
const INCLUDED =
  /\b(?:incl(?:\.|ud\w*)?|inkl(?:\.|usive)?|enthalten\w*|davon|dont|compris\w*|di cui|inclus\w*|inbegriffen)(?![a-z])/i;
const AROUND = /^[^A-Za-z]+|[\s:;,.*=~_-]+$/g;
/** Taxes that are included are less than this share of the total. */
const MOST = 0.3;

/**
 * What one amount cannot say: the taxes that were added up, each by its printed name, and taxes and service that the prices include
 * and that were not added. Nothing of a bill that does not add up, because there it is not known which is which.
 */
export function scannedChargesOf({ rows, solution }: { rows: readonly Row[]; solution: Solution }): ScannedCharge[] {
  const { candidates, items, extras, itemsClose, totalCloses, total } = solution;
  if (!itemsClose || !totalCloses || !total) return [];
  const added = extras.picks
    .filter(({ extra, cents }) => extra.kind === 'tax' && cents > 0)
    .map(({ extra, cents }) => ({ name: nameOf(extra.row), cents, isIncluded: false }));
  if (added.length > 1) return added;
  const dishes = candidates.filter((_, at) => items.options[at]?.cents !== 0).flatMap((candidate) => candidate.rows);
  const counted = new Set([...dishes, ...extras.picks.map(({ extra }) => extra.row)].map(({ line }) => line));
  const included = rows
    .filter((row) => !counted.has(row.line) && isIncluded(row, added.length > 0))
    .flatMap((row) => chargeOf(row, total.cents) ?? []);
  return included.filter(
    (charge, at) => included.findIndex(({ name, cents }) => name === charge.name && cents === charge.cents) === at,
  );
}

/** A tax that was not added is included unless another one was added; service only where its line says so. */
function isIncluded({ label, text }: Row, isTaxed: boolean): boolean {
  if (label === 'tax') return !isTaxed;
  const isCharge = label === 'tip' || label === 'fee' || label === 'information' || label === 'none';
  return isCharge && INCLUDED.test(text) && (/serv|svc|tip|grat/i.test(text) || (!isTaxed && OF_TAX.test(text)));
}

const OF_TAX = /\b(?:tax(?:es)?|vat|gst|iva|tva|mwst|ust|btw|moms|kdv|ptu|dph|alv)\b/i;

/** A line with several amounts has the tax beside its base: the one that the rate makes of another or of the total. */
function chargeOf(row: Row, totalCents: number): ScannedCharge | null {
  const all = row.amounts.map(({ cents }) => cents);
  const [rate] = row.percents;
  const isByRate = (cents: number, base: number): boolean =>
    rate !== undefined &&
    (Math.abs((base * rate) / 100 - cents) <= 1 || Math.abs((base * rate) / (100 + rate) - cents) <= 1);
  const confirmed = all.filter((cents) => [...all, totalCents].some((base) => base > cents && isByRate(cents, base)));
  const [cents] = all.length === 1 ? all : confirmed;
  const name = nameOf(row);
  return cents === undefined || cents <= 0 || cents > MOST * totalCents || name === ''
    ? null
    : { name, cents, isIncluded: true };
}

function nameOf({ rest }: Row): string {
  return rest
    .replace(INCLUDED, ' ')
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(AROUND, '')
    .trim();
}
