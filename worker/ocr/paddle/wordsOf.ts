import type { Reading, Word } from '@fairtab/domain/scan/words';
import type { Glyph } from './decode';
import { cornersOf, sliceOf, type Box } from '../polygons';

const MAX_ALTERNATIVES = 4;

/** Cuts a line at its spaces. A word's box ends half-way to the space beside it. */
export function wordsOf(glyphs: readonly Glyph[], box: Box): Word[] {
  const words: Word[] = [];
  let first = 0;
  for (let index = 0; index <= glyphs.length; index++) {
    const glyph = glyphs[index];
    if (glyph && glyph.text !== ' ') continue;
    const letters = glyphs.slice(first, index);
    if (letters.length > 0) {
      const from = edgeBetween(glyphs[first - 1], letters[0], 0);
      const to = edgeBetween(letters.at(-1), glyph, 1);
      words.push(wordOf(letters, sliceOf(box, { from, to })));
    }
    first = index + 1;
  }
  return words;
}

function edgeBetween(left: Glyph | undefined, right: Glyph | undefined, without: number): number {
  return left && right ? (left.at + right.at) / 2 : without;
}

function wordOf(letters: readonly Glyph[], box: Box): Word {
  const text = letters.map((letter) => letter.text).join('');
  const confidence = letters.reduce((sum, letter) => sum + letter.confidence, 0) / letters.length;
  const alternatives = alternativesOf(letters);
  const word = { text, confidence, polygon: cornersOf(box) };
  return alternatives.length > 0 ? { ...word, alternatives } : word;
}

/**
 * Alternatives differ in one character only: two misread characters in one word are rare, and the arithmetic of a
 * receipt could not separate them.
 */
function alternativesOf(letters: readonly Glyph[]): Reading[] {
  const readings = letters.flatMap((letter, index) =>
    letter.others.map((other) => ({
      text: letters.map(({ text }, at) => (at === index ? other.text.trim() : text)).join(''),
      confidence: other.confidence,
    })),
  );
  return readings.sort((a, b) => b.confidence - a.confidence).slice(0, MAX_ALTERNATIVES);
}
