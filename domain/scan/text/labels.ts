import type { Label } from './Label';
import { says, saysNearly, spellingsOf } from './spelling';
import { DEPARTMENTS, SURROUNDINGS, VOCABULARY } from './vocabulary';

/** A time that touches the label: "9:53pTOTAL". */
const TIME = /\d{1,2}:\d{2}\s?(?:[ap]m?)?/gi;

/** "Gst 3" is the number of guests. The tax of that name has a rate or an amount. */
const GUESTS = /\bgst\W{0,2}\d{1,2}(?![\d.%])/gi;

/**
 * The label of a line. An exact match goes before an approximate one.
 * @param text the line without its amounts.
 */
export function labelOf(text: string): Label {
  const spellings = spellingsOf(text.replace(TIME, ' ').replace(GUESTS, ' guests '));
  return (
    longest(ALL, (phrase) => says(spellings, phrase)) ??
    (SURROUNDINGS.some((phrase) => says(spellings, phrase)) ? 'information' : null) ??
    (spellings.runs.size > MAX_RUNS ? null : longest(NEARLY, (phrase) => saysNearly(spellings, phrase))) ??
    'none'
  );
}

interface Phrase {
  readonly label: Label;
  readonly phrase: string;
}

/** The label of the longest matching phrase: "total before tip" is a total. */
function longest(phrases: readonly Phrase[], isFound: (phrase: string) => boolean): Label | null {
  return phrases.find(({ phrase }) => isFound(phrase))?.label ?? null;
}

/** The runs of four words in two spellings. Labels are no longer, and approximate search takes time. */
const MAX_RUNS = 20;

/** Labels that also match approximately. Words of the others are too similar to names of dishes. */
const TOLERANT: ReadonlySet<Label> = new Set(['suggestedTip', 'subtotal', 'discount', 'tax', 'tip', 'total']);

const ALL: readonly Phrase[] = VOCABULARY.flatMap(({ label, phrases }) =>
  phrases.map((phrase) => ({ label, phrase })),
).sort((a, b) => b.phrase.length - a.phrase.length);
const NEARLY = ALL.filter(({ label }) => TOLERANT.has(label));

/** Whether a line may be the sum of a department instead of an item. */
export function mayBeDepartment(text: string): boolean {
  const spellings = spellingsOf(text);
  const words = text.split(/[^A-Za-z]+/).filter(Boolean).length;
  return (
    words <= 2 && !/(?:^|\s)\d+\b/.test(text) && DEPARTMENTS.some((department) => saysNearly(spellings, department))
  );
}
