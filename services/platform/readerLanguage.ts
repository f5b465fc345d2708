import { AsyncLocalStorage } from 'node:async_hooks';
import { takeLanguageFrom } from '@fairtab/domain/language/current';
import { FIRST_LANGUAGE, type Language } from '@fairtab/domain/language/languages';

const reader = new AsyncLocalStorage<Language>();
takeLanguageFrom(() => reader.getStore() ?? FIRST_LANGUAGE);

/** Does something for a reader of this language: all messages that it writes, also later on, are in it. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work);
}
