/** Digits that are often read in the place of letters. */
const LETTER_OF: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  5: 's',
  8: 'b',
  6: 'b',
  4: 'a',
  $: 's',
  '|': 'l',
};

/** A text, prepared for looking up phrases in it. */
export interface Spellings {
  /** Up to four neighbouring words, written together, with their letters. */
  readonly runs: ReadonlyMap<string, Letters>;
  /** The text itself when it is one word. */
  readonly alone: ReadonlySet<string>;
}

const MAX_WORDS = 4;

/**
 * Prepares a text in two spellings: with digits and signs as gaps ("TAX1" is "tax"), and with digits as letters
 * ("SU8T0TAL" is "subtotal").
 */
export function spellingsOf(text: string): Spellings {
  const lower = plainLetters(text).toLowerCase();
  const lettersOnly = lower.split(/[^a-z]+/).filter(Boolean);
  const digitsRead = lower
    .split(/[^a-z0-9$|]+/)
    .map((token) => (/[a-z]/.test(token) ? token.replace(/[^a-z]/g, (sign) => LETTER_OF[sign] ?? '') : ''))
    .filter(Boolean);
  const runs = [lettersOnly, digitsRead].flatMap((words) =>
    words.flatMap((_, start) =>
      Array.from({ length: Math.min(MAX_WORDS, words.length - start) }, (__, more) =>
        words.slice(start, start + more + 1).join(''),
      ),
    ),
  );
  const alone = [lettersOnly, digitsRead].flatMap(([word, ...others]) => (word && others.length === 0 ? [word] : []));
  return { runs: new Map(runs.map((run) => [run, lettersOf(run)])), alone: new Set(alone) };
}

/** "Net à payer" and "SUMME MÜNCHEN" with the letters of the phrases, which have no accents. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss');
}

/** Whether a text contains the phrase exactly. */
export function says({ runs, alone }: Spellings, phrase: string): boolean {
  // Some phrases count only when they are the whole text: "TL" is a total, "Item T1" is not.
  return phrase.length < 3 || phrase === 'net' ? alone.has(phrase) : runs.has(phrase);
}

/** Whether a text contains the phrase with at most one or two misread letters. */
export function saysNearly(spellings: Spellings, phrase: string): boolean {
  const tolerance = toleranceOf(phrase);
  if (tolerance === 0) return says(spellings, phrase);
  const letters = lettersOf(phrase);
  for (const [run, its] of spellings.runs) {
    if (Math.abs(run.length - phrase.length) > tolerance || differences(its, letters) > 2 * tolerance) continue;
    if (editDistance(run, phrase, tolerance) <= tolerance) return true;
  }
  return false;
}

/** One bit for each letter that a text has. Texts that differ in many letters need not be compared. */
type Letters = number;

function lettersOf(text: string): Letters {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) - FIRST_LETTER);
  return letters;
}

const FIRST_LETTER = 'a'.charCodeAt(0);

function differences(a: Letters, b: Letters): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** How many letters may be wrong. None in short words, because one letter makes another word ("tip", "top"). */
function toleranceOf(phrase: string): number {
  if (phrase.length < 5) return 0;
  return phrase.length < 9 ? 1 : 2;
}

/**
 * The number of letters to replace, add or remove to turn one text into the other.
 * @param limit when the distance is greater, any greater number may be returned.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const distance = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return least;
    row = next;
  }
  return row[b.length] ?? 0;
}
