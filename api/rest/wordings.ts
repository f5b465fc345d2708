import { t } from '@fairtab/domain/language/t';

/** What each type of a documented shape is called, by the name that zod gives it. */
const TYPES: Readonly<Record<string, () => string>> = {
  string: () => t('Must be a text'),
  number: () => t('Must be a number'),
  int: () => t('Must be a whole number'),
  boolean: () => t('Must be true or false'),
  array: () => t('Must be a list'),
  object: () => t('Must be an object'),
};

/** The beginnings of the sentences with which GraphQL refuses values of its own types. They quote the value, which is of no use here. */
const REFUSALS: readonly (readonly [RegExp, () => string])[] = [
  [/^Int cannot represent/, () => t('Must be a whole number')],
  [/^Float cannot represent/, () => t('Must be a number')],
  [/^(String|ID) cannot represent/, () => t('Must be a text')],
  [/^Boolean cannot represent/, () => t('Must be true or false')],
  [/was not provided|not to be null/, () => t('Must be given')],
  [/ enum\b|^Enum /, () => t('Must be one of the words of the documentation')],
  [/to be an object/, () => t('Must be an object')],
];

/** A refusal of the documented shape of a body or query, in words for people. @param issue an issue of zod */
export function wordedIssue({
  keyword,
  message = '',
  params,
}: {
  keyword: string;
  message?: string | undefined;
  params: object;
}): string {
  // A rule of our own has its own words.
  if (keyword === 'custom') return message;
  const { expected, values } = params as { expected?: unknown; values?: unknown };
  if (keyword === 'invalid_value' && Array.isArray(values))
    return t('Must be one of {words}', { words: values.join(', ') });
  const type = keyword === 'invalid_type' ? TYPES[String(expected)] : undefined;
  return type?.() ?? t('Is not as the documentation says');
}

/** A value of the wrong kind, in words for people. What our own scalars say is meant for them already. */
export function wordedRefusal(message: string): string {
  const sentence = message.replace(/^Expected type "\w+"\. /, '');
  const known = REFUSALS.find(([beginning]) => beginning.test(sentence));
  return known ? known[1]() : sentence;
}
