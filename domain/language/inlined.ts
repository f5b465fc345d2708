import { locale } from './current';

/*
 * What the messages of a built page need at run time (web/build/messages).
 */

/** @param forms by exact number, as `=0`, and by plural category of the reader's language. */
export function plural(count: number, forms: Readonly<Record<string, string>>): string {
  return forms[`=${count}`] ?? forms[new Intl.PluralRules(locale()).select(count)] ?? forms['other'] ?? '';
}

/** @param forms by value. */
export function choose(value: string | number, forms: Readonly<Record<string, string>>): string {
  return forms[value] ?? forms['other'] ?? '';
}
