import { IntlMessageFormat } from 'intl-messageformat';
import { language } from './current';
import { FIRST_LANGUAGE, LOCALES } from './languages';
import { translationOf } from './translations';
import { withoutSense } from './sense';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Parsed messages by language and text. There are as many as the code has. */
const formats = new Map<string, IntlMessageFormat>();

/**
 * A message in the reader's language. A message without a translation is shown in English.
 *
 * In a built page the build writes the text here itself (web/build/messages), so pages carry no other language, no keys
 * and no code that formats.
 * @param message the English message, as a literal in ICU MessageFormat: `{name} had {count, plural, one {# dish} other
 * {# dishes}}`. Where one English word has several meanings, the one that is meant stands before a bar: `verb|Open`.
 * @param values an object literal with what the message names in braces.
 */
export function t(message: string, values?: MessageValues): string {
  const text = textOf(message);
  if (!values && !/[{}']/.test(text)) return text;
  return formatOf(text).format(values) as string;
}

/** The parsed message, without tags. */
function formatOf(text: string): IntlMessageFormat {
  const key = `${language()} ${text}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(text, LOCALES[language()], undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

/** The message in the reader's language, not yet formatted. */
export function textOf(message: string): string {
  const translated = language() === FIRST_LANGUAGE ? undefined : translationOf(language(), message);
  return translated ?? withoutSense(message);
}
