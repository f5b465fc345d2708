const LETTERS = String.raw`[\u0591-\u05F4\u0620-\u065F\u066E-\u06D3\u06D5-\u06EF\u06FA-\u06FF\u0750-\u077F\uFB1D-\uFDFF\uFE70-\uFEFC]`;
const WORD = new RegExp(`${LETTERS}+`, 'gu');
/** From the first such letter of a line to the last one. */
const SPAN = new RegExp(`${LETTERS}(?:.*${LETTERS})?`, 'u');

/** Letters as fonts draw them, and ligatures of them. Some programs copy them out of a PDF in place of the letters. The sign of the rial is none. */
const DRAWN = /(?!\p{Sc})[\uFB1D-\uFDFF\uFE70-\uFEFC]/gu;
/** Of these, the blocks in which the forms of one letter stand side by side: alone, at the end of a word, at its beginning, within it. */
const DRAWN_FORMS = /[\uFB50-\uFBB1\uFBFC-\uFBFF\uFE80-\uFEFC]/u;
const [AT_THE_END, AT_THE_BEGINNING, WITHIN] = [1, 2, 3];

/** Letters that only end a word: the final forms of Hebrew, and two letters of Arabic. */
const ENDS_A_WORD = /[ךםןףץةى]/u;

/**
 * Lines with Hebrew and Arabic in the order in which they are read, and in letters. Text that was copied from a PDF may have the
 * letters from left to right as they stand on paper, and the shapes in which they are drawn. Amounts and Latin words stay as they are.
 * Lines are only turned around when the letters that end a word begin words, and never end one.
 */
export function inReadingOrder(lines: readonly string[]): readonly string[] {
  const turned = areTurned(lines) ? lines.map((line) => line.replace(SPAN, turnedAround)) : lines;
  return turned.map((line) => line.replace(DRAWN, (letter) => letter.normalize('NFKC').trim()));
}

function areTurned(lines: readonly string[]): boolean {
  const words = lines
    .flatMap((line) => [...(line.match(WORD) ?? [])].map(withoutMarks))
    .filter(({ length }) => length > 1);
  const isTurned = (word: string): boolean =>
    isAtTheEnd(word.charAt(0)) || isAtTheBeginning(word.charAt(word.length - 1));
  const isInOrder = (word: string): boolean =>
    endsAWord(word.charAt(word.length - 1)) || formOf(word.charAt(0)) === AT_THE_BEGINNING;
  return words.some(isTurned) && !words.some(isInOrder);
}

function withoutMarks(word: string): string {
  return word.replace(/\p{M}/gu, '');
}

/** Whether a letter is joined to one before it, or ends a word. */
function isAtTheEnd(letter: string): boolean {
  return endsAWord(letter) || formOf(letter) === WITHIN;
}

function endsAWord(letter: string): boolean {
  return formOf(letter) === AT_THE_END || ENDS_A_WORD.test(letter.normalize('NFKC'));
}

/** Whether a letter is joined to one behind it. */
function isAtTheBeginning(letter: string): boolean {
  const form = formOf(letter);
  return form === AT_THE_BEGINNING || form === WITHIN;
}

/** Which of its letter's forms a drawn one is; null for a letter that is not drawn. */
function formOf(letter: string): number | null {
  if (!DRAWN_FORMS.test(letter)) return null;
  const [code, plain] = [letter.charCodeAt(0), letter.normalize('NFKC')];
  let before = 0;
  while (String.fromCharCode(code - before - 1).normalize('NFKC') === plain) before += 1;
  return before;
}

/** What runs from left to right on paper as well: a word or number, and Latin words beside each other. */
const LEFT_TO_RIGHT = String.raw`(?:[\p{Script=Latin}][\p{Script=Latin}\p{Nd}.&'’-]*(?: (?=\p{Script=Latin}))?)+|[\p{Sc}#+-]?\p{Nd}(?:[\p{Nd}.,:/٫٬'’]*\p{Nd})?[%\p{Sc}]?`;
const PIECE = new RegExp(String.raw`${LEFT_TO_RIGHT}|.\p{M}*`, 'gu');
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
};

function turnedAround(span: string): string {
  return (span.match(PIECE) ?? [])
    .reverse()
    .map((piece) => MIRRORED[piece] ?? piece)
    .join('');
}
