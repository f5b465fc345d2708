import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';

/** The code of a message, and the functions that it calls. */
export interface WrittenMessage {
  readonly code: string;
  readonly helpers: ReadonlySet<string>;
}

/**
 * Writes a message as an expression: a string for `t`, an element for `rich`. The functions that it calls are named
 * `m_plural` and so on.
 * @param text the message in the language of the page, in ICU MessageFormat.
 * @param options.sources the code of each value.
 * @throws Error when the message cannot be read, lacks a value or leaves one out.
 */
export function writeMessage(
  text: string,
  { kind, sources }: { kind: 't' | 'rich'; sources: ReadonlyMap<string, string> },
): WrittenMessage {
  const helpers = new Set<string>();
  const unused = new Set(sources.keys());
  const elements = parse(text, { ignoreTag: kind === 't' });
  const code = kind === 't' ? inText(elements, null) : inElement(elements);
  if (unused.size > 0) throw new Error(`has no place for ${[...unused].join(', ')}`);
  return { code, helpers };

  function sourceOf(name: string): string {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`needs a value for ${name}`);
    unused.delete(name);
    return source;
  }

  function helper(name: string): string {
    helpers.add(name);
    return `m_${name}`;
  }

  /** @param counted the code of the number that `#` stands for. */
  function inText(parts: readonly MessageFormatElement[], counted: string | null): string {
    if (parts.every(({ type }) => type === TYPE.literal))
      return JSON.stringify(parts.map((part) => (part.type === TYPE.literal ? part.value : '')).join(''));
    return `\`${parts.map((part) => textOf(part, counted)).join('')}\``;
  }

  function textOf(part: MessageFormatElement, counted: string | null): string {
    if (part.type === TYPE.literal) return part.value.replace(/[\\`]|\$\{/g, '\\$&');
    return `\${${expressionOf(part, counted)}}`;
  }

  function expressionOf(part: MessageFormatElement, counted: string | null): string {
    if (part.type === TYPE.argument) return sourceOf(part.value);
    if (part.type === TYPE.pound && counted !== null) return `${helper('showNumber')}(${counted})`;
    if (part.type === TYPE.plural) return pluralOf(part);
    if (part.type === TYPE.select)
      return `${helper('choose')}(${sourceOf(part.value)}, {${formsOf(part.options, counted)}})`;
    throw new Error('has a form that pages do not know');
  }

  function pluralOf({ value, options, pluralType, offset }: PluralElement): string {
    if (pluralType !== 'cardinal' || offset !== 0) throw new Error('has a plural that pages do not know');
    const count = sourceOf(value);
    return `${helper('plural')}(${count}, {${formsOf(options, count)}})`;
  }

  function formsOf(options: PluralElement['options'], counted: string | null): string {
    return Object.entries(options)
      .map(([name, option]) => `${JSON.stringify(name)}: ${inText(option.value, counted)}`)
      .join(', ');
  }

  function inElement(parts: readonly MessageFormatElement[]): string {
    const children = parts.map(childOf);
    return `${helper('createElement')}(${[helper('Fragment'), 'null', ...children].join(', ')})`;
  }

  function childOf(part: MessageFormatElement): string {
    if (part.type === TYPE.literal) return JSON.stringify(part.value);
    if (part.type !== TYPE.tag) return expressionOf(part, null);
    const [only, ...more] = part.children;
    const inner = only && more.length === 0 ? childOf(only) : inElement(part.children);
    return `(${sourceOf(part.value)})(${inner})`;
  }
}
