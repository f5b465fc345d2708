import { plainCharacters, withoutUnwantedCharacters } from '@fairtab/domain/text';

/** No text that is searched is longer, in characters: a description has at most as many. */
const LONGEST_TEXT = 500;
/** Marks that are not seen and come along when a text is copied, without the joiners that are a part of a word or an emoji. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * A condition of SQL for what was typed or pasted into a search, all of it.
 * @param condition the condition that something fits the pattern, of the pattern's parameter
 * @returns null when nothing is searched for
 */
export function searchCondition(
  typed: string,
  { bind, condition }: { bind: (value: unknown) => string; condition: (pattern: string) => string },
): string | null {
  const text = withoutUnwantedCharacters(typed.replace(UNSEEN, '')).normalize('NFC').trim();
  if (text === '') return null;
  // Nothing contains a longer text, and the database is spared its pattern.
  return text.length > LONGEST_TEXT ? 'false' : condition(bind(searchPattern(text)));
}

/**
 * A regular expression for PostgreSQL that finds a text in any case, with or without its accents, with the digits of any script, and
 * with any apostrophe, dash or space where people type the plain one. No character has a special meaning in it. All forms are spelled
 * out, because the database itself ignores only the case of ASCII letters.
 */
function searchPattern(text: string): string {
  return Array.from(text, inAnyForm).join('');
}

/** Signs that keyboards and phones put in each other's place. */
const ALIKE = ["'’‘ʼ′´`", '"“”„″', '-‐‑–—−', ' \u00a0\u2009\u202f'];

/** Letters with a stroke are letters of their own for Unicode, and are typed without it. */
const STROKED: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', Đ: 'D', Ħ: 'H', Ŧ: 'T' };

const DIGIT = /\p{Nd}/u;
/** Letters of these scripts are below, and the digits of all scripts up to the last segmented one. */
const LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const [LAST_LETTER, LAST_DIGIT] = [0x1fff, 0x1fbf9];

/**
 * The forms of each plain letter: both cases, and with each accent that it has in the Latin, Greek and Cyrillic scripts. Those of a
 * digit are the digits of its value in all scripts.
 */
const FORMS = new Map<string, Set<string>>();
for (let codePoint = 0x30; codePoint <= LAST_DIGIT; codePoint += 1) {
  const character = String.fromCodePoint(codePoint);
  if (!DIGIT.test(character) && !(codePoint <= LAST_LETTER && LETTER.test(character))) continue;
  const forms = FORMS.get(plainOf(character)) ?? new Set();
  FORMS.set(plainOf(character), forms.add(character));
}

function plainOf(character: string): string {
  if (DIGIT.test(character)) return plainCharacters(character);
  const [base = ''] = character.normalize('NFD').toUpperCase();
  return STROKED[base] ?? base;
}

function inAnyForm(character: string): string {
  const alike = ALIKE.find((signs) => signs.includes(character)) ?? FORMS.get(plainOf(character)) ?? character;
  const cases = [character, character.toLowerCase(), character.toUpperCase()];
  // Some characters become several letters in the other case; a bracket expression matches only one.
  const single = [...new Set([...cases, ...Array.from(alike)])].filter((each) => Array.from(each).length === 1);
  return single.length === 1 ? literally(character) : `[${single.map(literally).join('')}]`;
}

function literally(character: string): string {
  return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
}
