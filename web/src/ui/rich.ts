import { language } from '@fairtab/domain/language/current';
import { LOCALES } from '@fairtab/domain/language/languages';
import { textOf } from '@fairtab/domain/language/t';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';

export type RichValues = Readonly<Record<string, ReactNode | ((inner: ReactNode) => ReactNode)>>;

/**
 * A message with elements in it, in the reader's language: `rich('You owe <b>{amount}</b>', { amount, b: (inner) =>
 * <b>{inner}</b> })`. As with `t`, the build writes the text into a page itself.
 * @param message the English message, as a literal in ICU MessageFormat.
 * @param values an object literal with what the message names in braces and, as functions, its tags.
 */
export function rich(message: string, values: RichValues): ReactNode {
  const format = new IntlMessageFormat(textOf(message), LOCALES[language()]);
  const parts = format.format<ReactNode>(values as never);
  return createElement(Fragment, null, ...(Array.isArray(parts) ? parts : [parts]));
}
