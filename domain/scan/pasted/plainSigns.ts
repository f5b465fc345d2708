import { labelOf } from '../text/labels';
import { NUMBER, SIGN } from './numberPattern';

const DASH = '[-−‐‑‒–]';
const AMOUNT = String.raw`(?:${SIGN} ?)?${NUMBER}(?: ?${SIGN})?`;
const BEFORE = new RegExp(String.raw`(?<=^|\s)${DASH}(?=${AMOUNT}\s*(?:[A-Z]\s*)?$)`, 'u');
/** With decimals or a sign, because "Table 12-" and "Tacos (3)" are no amounts. */
const MARKED = String.raw`(?:${SIGN} ?${NUMBER}|${NUMBER} ?${SIGN}|${NUMBER}[.,]\p{Nd}{2})`;
const BEHIND = new RegExp(String.raw`(?<![\p{L}\p{Nd}#.,/:])(?<amount>${MARKED})(?<dash> ?${DASH})(?=\s*$)`, 'u');
const IN_BRACKETS = new RegExp(String.raw`\((?<amount>\s*${MARKED}\s*)\)(?=\s*$)`, 'u');
const PRICED = new RegExp(String.raw`\p{Nd}[.,]\p{Nd}{2}\D*$|${SIGN} ?\p{Nd}|\p{Nd} ?${SIGN}`, 'u');

/**
 * The lines with each minus in front of its amount ("12.50-", "−12.50"), and no brackets around an amount that nothing calls a
 * discount. Where every amount has a dash in front of it, that is no minus but what stands between a name and its price. A dash
 * behind an amount is a minus and nothing else, so a list that has only those comes to nothing that anybody owes.
 */
export function withPlainSigns(lines: readonly string[]): readonly string[] {
  const priced = lines.filter((line) => PRICED.test(line));
  const areMinuses = priced.some((line) => !BEFORE.test(line));
  return lines.map((line) => withoutBrackets(withMinusBehind(areMinuses ? withMinus(line) : withoutDash(line))));
}

function withMinus(line: string): string {
  return line.replace(BEFORE, '-');
}

/** The columns stay where they are. */
function withoutDash(line: string): string {
  return line.replace(BEFORE, ' ');
}

/** The line with a minus behind its amount in front of it. It is a minus in every reading of a text. */
export function withMinusBehind(line: string): string {
  return line.replace(BEHIND, (_all, amount: string, dash: string) => `${' '.repeat(dash.length - 1)}-${amount}`);
}

function withoutBrackets(line: string): string {
  const isDiscount = labelOf(line.replace(/\p{Nd}/gu, '')).label === 'discount';
  return isDiscount ? line : line.replace(IN_BRACKETS, ' $<amount> ');
}
