import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceinosuyzACEINOSUYZ', (letter, index) => [letter, Array.from('áçéïñöšûýžÁÇÉÏÑÖŠÛÝŽ')[index] ?? letter]),
);

/** How much longer words become. Spanish needs about a quarter more room than English. */
const LONGER = 0.4;

/** A message with accents and longer words, for tests of layouts and of messages that were forgotten. */
export function inPseudo(message: string): string {
  return printAST(parse(message).map(change));
}

function change(part: MessageFormatElement): MessageFormatElement {
  if (part.type === TYPE.literal) return { ...part, value: part.value.replace(/\p{L}+/gu, stretch) };
  if (part.type === TYPE.tag) return { ...part, children: part.children.map(change) };
  if (part.type === TYPE.plural || part.type === TYPE.select)
    return {
      ...part,
      options: Object.fromEntries(
        Object.entries(part.options).map(([name, option]) => [name, { ...option, value: option.value.map(change) }]),
      ),
    } as MessageFormatElement;
  return part;
}

function stretch(word: string): string {
  const accented = Array.from(word, (letter) => ACCENTED[letter] ?? letter).join('');
  return accented + 'ö'.repeat(Math.floor(word.length * LONGER));
}
