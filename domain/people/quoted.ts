import { withoutUnwantedCharacters } from '../text';

/** Longer names are cut in letters. On the receipt they are whole. */
const MOST = 60;
/** Marks without width between letters, which hide a link from whoever looks for one. Joiners stay, because emoji and some scripts need them. */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\u206A-\u206F\uFE00-\uFE0D\uFEFF\u{E0000}-\u{E007F}]/gu;
/** Dots that browsers read as the dot of a domain, before anything but a space, a sign, or a digit: "4.50" has no link in it. */
const DOT = /([.\u2024\u3002\uFF0E\uFF61])(?=[^\s\p{P}\p{N}])/gu;
/** The colon of a scheme: "https:", "tel:", "mailto:". A time has digits before it. */
const SCHEME = /(\p{L})([:\uFF1A])(?=\S)/gu;
const SLASHES = /[/\\\u2044\u2215\uFF0F]{2,}/g;

/**
 * A text in which mail programs and phones find nothing to make a link of: the dots of domains and the colons of schemes are
 * followed by a space, as they are in sentences, and control, bidirectional and invisible characters are gone.
 */
export function withoutLinks(text: string): string {
  return withoutUnwantedCharacters(text.replace(INVISIBLE, ''))
    .replace(SLASHES, '/')
    .replace(SCHEME, '$1$2 ')
    .replace(DOT, '$1 ');
}

/** What somebody typed, as it is said in a letter: on one line, without links, and cut when it is long. */
export function cited(typed: string): string {
  const line = withoutLinks(typed).replace(/\s+/gu, ' ').trim();
  const signs = Array.from(line);
  return signs.length <= MOST
    ? line
    : `${signs
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}

/** The same between quotation marks, so that the words of a stranger are never read as those of Fairtab. */
export function quoted(typed: string): string {
  return `“${cited(typed).replace(/[“”„"«»]/gu, "'")}”`;
}
