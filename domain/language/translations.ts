import type { Language } from './languages';
import es from './messages/es.json' with { type: 'json' };

/** By language and English message. English needs none. An empty text is one that nobody has translated yet. */
const TRANSLATIONS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { es };

/** @returns undefined for a message that is not translated. */
export function translationOf(language: Language, message: string): string | undefined {
  return TRANSLATIONS[language]?.[message] || undefined;
}
