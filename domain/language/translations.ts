import type { Language } from './languages';
import es from './messages/es.json' with { type: 'json' };

/** The keys are the language and the English message. English needs no translation. An empty text is not translated yet. */
const TRANSLATIONS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { es };

/** @returns undefined for a message that is not translated. */
export function translationOf(language: Language, message: string): string | undefined {
  return TRANSLATIONS[language]?.[message] || undefined;
}
