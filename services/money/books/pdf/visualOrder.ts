import { hasRightToLeft } from '@fairtab/domain/text';
import bidiFactory from 'bidi-js';

/** A text of one direction, as it is read. */
export interface Stretch {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Characters that make no cluster with another one, so that most texts need no segmenter. */
const PLAIN = /^[\u0020-\u02ff\u2010-\u2027\u20a0-\u20bf]*$/;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into what a reader takes for one character: a letter with its marks, an emoji of several signs. */
export function clustersOf(text: string): string[] {
  return PLAIN.test(text) ? Array.from(text) : [...graphemes.segment(text)].map(({ segment }) => segment);
}

/**
 * The stretches of a text of a document that is written from left to right, in the order in which they stand on the line, by
 * the Unicode Bidirectional Algorithm.
 */
export function inVisualOrder(text: string): Stretch[] {
  if (!hasRightToLeft(text)) return [{ text, isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const stretches: { text: string; level: number }[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    const level = levels[start] ?? 0;
    if (end < text.length && levels[end] === level) continue;
    stretches.push({ text: text.slice(start, end), level });
    start = end;
  }
  return reordered(stretches).map(({ text: part, level }) => {
    const isRightToLeft = level % 2 === 1;
    return { text: isRightToLeft ? mirrored(part) : part, isRightToLeft };
  });
}

/** From the highest level down to the lowest odd one, whatever is on it or above stands the other way round. */
function reordered<T extends { readonly level: number }>(stretches: readonly T[]): T[] {
  const order = [...stretches];
  for (let level = Math.max(...order.map((one) => one.level)); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  return order;
}

/** Brackets open towards what is read after them. */
function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
