import { withoutUnwantedCharacters } from '@fairtab/domain/text';

/** More than any name, in characters. */
const LONGEST_SEARCH = 120;
/** Marks that are not seen and come along when a text is copied, without the joiners that are a part of a word or an emoji. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** The part of a typed or pasted text that is searched for. Empty when nothing is left of it. */
export function searchedText(typed: string): string {
  return withoutUnwantedCharacters(typed.replace(UNSEEN, '')).normalize('NFC').trim().slice(0, LONGEST_SEARCH);
}

/**
 * A regular expression for PostgreSQL that finds a text in any case, with or without its accents, and with any apostrophe, dash or
 * space where people type the plain one. No character has a special meaning in it. All forms are spelled out, because the database itself
 * ignores only the case of ASCII letters.
 */
export function searchPattern(text: string): string {
  return Array.from(text, inAnyForm).join('');
}

/** Signs that keyboards and phones put in each other's place. */
const ALIKE = ["'’‘ʼ′´`", '"“”„″', '-‐‑–—−', ' \u00a0\u2009\u202f'];

/** Letters with a stroke are letters of their own for Unicode, and are typed without it. */
const STROKED: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', Đ: 'D', Ħ: 'H', Ŧ: 'T' };

/** The forms of each plain letter: both cases, and with each accent that it has in the Latin, Greek and Cyrillic scripts. */
const FORMS = new Map<string, Set<string>>();
for (let codePoint = 0x41; codePoint < 0x2000; codePoint += 1) {
  const character = String.fromCodePoint(codePoint);
  if (!/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character)) continue;
  const forms = FORMS.get(plainOf(character)) ?? new Set();
  FORMS.set(plainOf(character), forms.add(character));
}

function plainOf(character: string): string {
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
