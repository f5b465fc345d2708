import type { Label } from './Label';
import { labelsInEnglish } from './otherScripts';
import { says, saysNearly, spellingsOf } from './spelling';
import { DEPARTMENTS, SURROUNDINGS, VOCABULARY } from './vocabulary';

/** A time that touches the label: "9:53pTOTAL". */
const TIME = /\d{1,2}:\d{2}\s?(?:[ap]m?)?/gi;

/** "Gst 3" is the number of guests. The tax of that name has a rate or an amount. */
const GUESTS = /\bgst\W{0,2}\d{1,2}(?![\d.%])/gi;

/** A label that was only read approximately weighs less. */
const NEARLY_SAID = 0.7;

/** A label, and how much of the text it is. */
export interface FoundLabel {
  readonly label: Label;
  /** The share of the line's letters that name the label, from 0 to 1. 0 without a label. */
  readonly share: number;
}

/**
 * The label of a line. An exact match goes before an approximate one.
 * @param printed the line without its amounts.
 */
export function labelOf(printed: string): FoundLabel {
  const text = labelsInEnglish(printed);
  const spellings = spellingsOf(text.replace(TIME, ' ').replace(GUESTS, ' guests '));
  const exact =
    longest(ALL, (phrase) => says(spellings, phrase)) ?? longest(AROUND, (phrase) => says(spellings, phrase));
  const found =
    exact ?? (spellings.runs.size > MAX_RUNS ? null : longest(NEARLY, (phrase) => saysNearly(spellings, phrase)));
  if (!found) return { label: 'none', share: 0 };
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  const share = Math.min(1, found.phrase.length / Math.max(1, letters));
  return { label: found.label, share: exact ? share : share * NEARLY_SAID };
}

interface Phrase {
  readonly label: Label;
  readonly phrase: string;
}

/** The longest matching phrase: "total before tip" is a total. */
function longest(phrases: readonly Phrase[], isFound: (phrase: string) => boolean): Phrase | null {
  return phrases.find(({ phrase }) => isFound(phrase)) ?? null;
}

/** The runs of four words in two spellings. Labels are no longer, and approximate search takes time. */
const MAX_RUNS = 20;

/** Labels that also match approximately. Words of the others are too similar to names of dishes. */
const TOLERANT: ReadonlySet<Label> = new Set(['suggestedTip', 'subtotal', 'discount', 'tax', 'tip', 'total']);

const ALL: readonly Phrase[] = VOCABULARY.flatMap(({ label, phrases }) =>
  phrases.map((phrase) => ({ label, phrase })),
).sort((a, b) => b.phrase.length - a.phrase.length);
const AROUND: readonly Phrase[] = SURROUNDINGS.map((phrase) => ({ label: 'information', phrase }));
const NEARLY = ALL.filter(({ label }) => TOLERANT.has(label));

/** Whether a line may be the sum of a department instead of an item. */
export function mayBeDepartment(text: string): boolean {
  const spellings = spellingsOf(text);
  const words = text.split(/[^A-Za-z]+/).filter(Boolean).length;
  return (
    words <= 2 && !/(?:^|\s)\d+\b/.test(text) && DEPARTMENTS.some((department) => saysNearly(spellings, department))
  );
}
