import { FIRST_LANGUAGE, LOCALES, type Language } from './languages';

let current: () => Language = () => FIRST_LANGUAGE;

/** The reader's language: that of the request or letter. In a built page it is a constant (web/build/messages). */
export function language(): Language {
  return current();
}

/** The reader's locale, for Intl. */
export function locale(): string {
  return LOCALES[language()];
}

/**
 * Says where the reader's language comes from. A process calls it once when it starts.
 * @returns where it came from before, for tests, which share a process.
 */
export function takeLanguageFrom(source: () => Language): () => Language {
  const before = current;
  current = source;
  return before;
}
