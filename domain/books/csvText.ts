/**
 * The first characters that make a spreadsheet run a cell as a formula, also in their full-width forms, and the mark that
 * takes the meaning from them.
 */
const DANGEROUS = /^[=+\-@\t\r\n＝＋－＠']/u;

/**
 * A text as a cell that no spreadsheet runs: an apostrophe goes in front of it when it begins like a formula. A text that
 * begins with an apostrophe gets one more, so that readCsvText gives every text back. Amounts and dates are no texts.
 */
export function csvText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/**
 * The text of a cell of any program's file: an apostrophe goes only where csvText puts one, so that "'s-Hertogenbosch" stays. What
 * csvText made a cell of is read back.
 */
export function readForeignCsvText(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** The text that csvText made a cell of. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}
