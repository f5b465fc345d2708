/** The languages of Fairtab. One more needs a line here and a file of messages (docs/product/languages.md). */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that the messages in the code are written in. */
export const FIRST_LANGUAGE: Language = 'en';

/** The locale that dates, numbers and lists are written in. Most tables are in the United States, so both languages follow its habits. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The cookie that remembers which language somebody chose on this device. */
export const LANGUAGE_COOKIE = 'fairtab_language';

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** A language as it is stored; the first one instead of one that Fairtab does not have any more. */
export function storedLanguage(text: string | undefined): Language {
  return isLanguage(text) ? text : FIRST_LANGUAGE;
}

/**
 * The language for a reader who chose none: the first one of the header that Fairtab has, by preference (RFC 9110, 12.5.4).
 * @param accepted the Accept-Language header.
 */
export function languageFor(accepted: string | undefined): Language {
  const wanted = (accepted ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: tag.split('-')[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? FIRST_LANGUAGE;
}
