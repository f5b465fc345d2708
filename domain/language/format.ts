import { locale } from './current';

/** Names or words as a sentence says them: "Ana, Ben, and Mia". */
export function listOf(words: Iterable<string>): string {
  return new Intl.ListFormat(locale()).format(words);
}

/** A number with the reader's separators: "1,234". */
export function showNumber(number: number): string {
  return number.toLocaleString(locale());
}

/** Writes days and moments in the reader's way. @returns a function, because making a format takes longer than using it. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at) => {
    const known = formats.get(locale()) ?? new Intl.DateTimeFormat(locale(), options);
    formats.set(locale(), known);
    return known.format(at);
  };
}
