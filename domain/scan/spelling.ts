/** Letters that a reader takes for digits and the other way round. */
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

/**
 * The words of a label as they may be meant: once with digits and signs as gaps ("TAX1" is "tax"), once with digits
 * read as letters ("SU8T0TAL" is "subtotal").
 */
export function spellingsOf(text: string): string[][] {
  const lower = text.toLowerCase();
  const lettersOnly = lower.split(/[^a-z]+/).filter(Boolean);
  const digitsRead = lower
    .split(/[^a-z0-9$|]+/)
    .map((token) => (/[a-z]/.test(token) ? token.replace(/[^a-z]/g, (sign) => LETTER_OF[sign] ?? '') : ''))
    .filter(Boolean);
  return lettersOnly.join(' ') === digitsRead.join(' ') ? [lettersOnly] : [lettersOnly, digitsRead];
}

/** Whether up to four neighbouring words, written together, spell the phrase but for a misreading or two. */
export function says(
  spellings: readonly (readonly string[])[],
  phrase: string,
  tolerance = toleranceOf(phrase),
): boolean {
  // Two letters are a label only where nothing else is said: "TL" is a total, "Item T1" is none.
  if (phrase.length < 3) return spellings.some((words) => words.length === 1 && words[0] === phrase);
  return spellings.some((words) => words.some((_, start) => startsPhrase(words.slice(start), phrase, tolerance)));
}

function startsPhrase(words: readonly string[], phrase: string, tolerance: number): boolean {
  for (let end = 1; end <= Math.min(words.length, 4); end++) {
    const joined = words.slice(0, end).join('');
    if (joined.length > phrase.length + tolerance) return false;
    if (tolerance === 0 && joined === phrase) return true;
    if (tolerance > 0 && joined.length >= phrase.length - tolerance && editDistance(joined, phrase) <= tolerance)
      return true;
  }
  return false;
}

/** Short words are one letter from other words ("tip" and "top"), so they have to be right. */
function toleranceOf(phrase: string): number {
  if (phrase.length < 5) return 0;
  return phrase.length < 9 ? 1 : 2;
}

/** How many letters have to be replaced, added or left out to make one text of the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
