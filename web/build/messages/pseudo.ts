import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceinosuyzACEINOSUYZ', (letter, index) => [letter, Array.from('áçéïñöšûýžÁÇÉÏÑÖŠÛÝŽ')[index] ?? letter]),
);

/** How much longer words become. Spanish needs about a quarter more room than English. */
const LONGER = 0.4;

/** A message with accents and longer words, for tests of layouts and of messages that were forgotten. */
export function inPseudo(message: string): string {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- the package declares the enum twice, with the same values.
  return printAST(changed(parse(message)));
}

function changed(parts: readonly MessageFormatElement[]): MessageFormatElement[] {
  return parts.map((part) => change(part));
}

function change(part: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(part)) return { ...part, value: part.value.replace(/\p{L}+/gu, stretch) };
  if (isTagElement(part)) return { ...part, children: changed(part.children) };
  if (isPluralElement(part) || isSelectElement(part))
    return {
      ...part,
      options: Object.fromEntries(
        Object.entries(part.options).map(([name, option]) => [name, { ...option, value: changed(option.value) }]),
      ),
    };
  return part;
}

function stretch(word: string): string {
  const accented = Array.from(word, (letter) => ACCENTED[letter] ?? letter).join('');
  return accented + 'ö'.repeat(Math.floor(word.length * LONGER));
}
