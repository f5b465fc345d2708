import { language } from '@fairtab/domain/language/current';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairtab/domain/language/languages';

/** The way to this page in another language. The server remembers the choice and leads back. */
export function languageHref(wanted: Language, { pathname, search }: { pathname: string; search: string }): string {
  return `/language/${wanted}?back=${encodeURIComponent(pathname + search)}`;
}

/** The other languages, each with its name in itself. */
export const otherLanguages = LANGUAGES.filter((each) => each !== language()).map(
  (each) => [each, LANGUAGE_NAMES[each]] as const,
);
