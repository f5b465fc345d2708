/** What the column of counts is called, also in other countries. */
const COUNTS = String.raw`(?:qty|quan\w*|cant(?:idad)?|menge|anz(?:ahl)?|qt[eé]|qtde?|aantal|antal)`;
const PRICES = String.raw`(?:item|price|amount|amt|desc\w*|total|cost|precio|importe|preis|betrag|prix|montant|pre[cç]o|valor|bedrag|prijs|pris)`;
const HEADING = new RegExp(String.raw`^(?=.*\b${COUNTS}(?![\p{L}]))(?=.*\b${PRICES}(?![\p{L}]))`, 'iu');
const HEADS_COUNTS = new RegExp(String.raw`^\W*${COUNTS}(?![\p{L}])`, 'iu');

/** Whether a text is the heading of columns and not the name of a dish. */
export function isHeading(text: string): boolean {
  return HEADING.test(text);
}

/** Whether a word of a heading stands above the counts. */
export function headsCounts(word: string): boolean {
  return HEADS_COUNTS.test(word);
}
