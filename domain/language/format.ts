import { locale } from './current';

/** Names or words as a sentence says them: "Ana, Ben, and Mia". */
export function listOf(words: Iterable<string>): string {
  return new Intl.ListFormat(locale()).format(words);
}

/** A number with the reader's separators: "1,234". */
export function showNumber(number: number): string {
  return number.toLocaleString(locale());
}
