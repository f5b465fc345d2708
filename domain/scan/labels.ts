import { says, spellingsOf } from './spelling';
import { DEPARTMENTS, VOCABULARY } from './vocabulary';

/** What a line of a receipt is about, judged by its words alone. */
export type Label =
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'suggestedTip'
  | 'fee'
  | 'discount'
  | 'total'
  | 'tender'
  | 'change'
  | 'information'
  | 'none';

/** A time before a label touches it: "9:53pTOTAL". */
const TIME = /\d{1,2}:\d{2}\s?(?:[ap]m?)?/gi;

/** What a line says it is; `text` is the line without its amounts. A label spelt right goes before one spelt nearly right. */
export function labelOf(text: string): Label {
  const spellings = spellingsOf(text.replace(TIME, ' '));
  const exact = longest((phrase) => says(spellings, phrase, 0));
  if (exact) return exact;
  return longest((phrase, label) => TOLERANT.has(label) && says(spellings, phrase)) ?? 'none';
}

/** The label of the longest phrase found: "total before tip" is a total. */
function longest(isFound: (phrase: string, label: Label) => boolean): Label | null {
  let found: { label: Label; length: number } | null = null;
  for (const { label, phrases } of VOCABULARY) {
    for (const phrase of phrases) {
      if (phrase.length > (found?.length ?? 0) && isFound(phrase, label)) found = { label, length: phrase.length };
    }
  }
  return found?.label ?? null;
}

/** Labels that stand alone on their line; words of the others are too near to the names of dishes. */
const TOLERANT: ReadonlySet<Label> = new Set(['suggestedTip', 'subtotal', 'discount', 'tax', 'tip', 'total']);

/** Whether a line may be a department's sum instead of an item. */
export function mayBeDepartment(text: string): boolean {
  const spellings = spellingsOf(text);
  const words = spellings[0]?.length ?? 0;
  return words <= 2 && !/\d/.test(text) && DEPARTMENTS.some((department) => says(spellings, department));
}
