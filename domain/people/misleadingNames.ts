import { BRANDS, ROLES, WHOLE_USERNAMES } from './reservedNames';

/** Letters of other alphabets that look like a Latin one, in lower case, as pairs. Small on purpose: names are short. */
const LOOK_ALIKES = new Map(
  [
    ...[
      'аa',
      'вb',
      'еe',
      'ѕs',
      'іi',
      'јj',
      'кk',
      'мm',
      'нh',
      'оo',
      'рp',
      'сc',
      'тt',
      'уy',
      'хx',
      'ѵv',
      'ԁd',
      'ԛq',
      'ԝw',
      'ӏl',
    ],
    ...['αa', 'βb', 'εe', 'ηn', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', 'ɡg', 'ɑa', 'ıi', 'ƿp'],
    ...['0o', '1l', '3e', '4a', '5s', '7t', 'il', '$s', '@a', '|l', '!l'],
  ].map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const SEPARATORS = /[^\p{L}\p{N}\p{M}$@|!]+/u;

/** Ticks, shields, locks and trade marks. A name with one claims that somebody vouches for it. */
const SIGNS =
  /[\u2611\u2705\u2713\u2714\u{1F5F8}\u{1F5F9}\u{1F6E1}\u{1F530}\u{1F512}\u{1F510}\u{1F50F}\u00AE\u2122\u2120]/u;

/**
 * A name in the form in which names are compared that must not be mistaken for each other: separators, accents and case are
 * gone, and letters that look alike are one. For usernames it is folded_username() of the database, which holds the index.
 */
export function foldedName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether a word can be taken for one in Latin letters: the others in it look Latin, or stand between Latin ones. */
export function looksLatin(word: string): boolean {
  const others = Array.from(word.toLowerCase()).filter(
    (letter) => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter),
  );
  if (others.length === 0)
    return Array.from(word).some((letter) => /[^\x00-\x7F]/.test(letter) && LOOK_ALIKES.has(letter));
  return others.every((letter) => LOOK_ALIKES.has(letter)) || /\p{Script=Latin}/u.test(word);
}

const brands = BRANDS.map(foldedName);
const refusedParts = new Set([...BRANDS, ...ROLES].map(foldedName));
const wholeUsernames = new Set(WHOLE_USERNAMES.map(foldedName));

/** Whether a name has a sign that seems to vouch for it. */
export function hasVouchingSign(name: string): boolean {
  return SIGNS.test(name);
}

/**
 * Whether a name could be taken for Fairtab, for a payment service or for somebody who speaks for one. Parts are tried alone and
 * together with their neighbours, because "Cash App" and "F a i r t a b" are read as one word.
 */
export function pretendsToBeAService(name: string): boolean {
  const parts = name.split(SEPARATORS).map(foldedName);
  const all = parts.join('');
  if (brands.some((brand) => all.endsWith(brand) || [all, ...parts].some((part) => part.startsWith(brand))))
    return true;
  return parts.some((_, first) => parts.slice(first).some((__, more) => refusedParts.has(run(parts, first, more))));
}

function run(parts: readonly string[], first: number, more: number): string {
  return foldedName(parts.slice(first, first + more + 1).join(''));
}

/** Whether nobody may sign up with a username, or show a page under it. */
export function isReservedUsername(username: string): boolean {
  return wholeUsernames.has(foldedName(username)) || pretendsToBeAService(username);
}
