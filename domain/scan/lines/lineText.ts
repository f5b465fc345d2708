import type { Line } from './lines';
import type { Word } from '../words';

/** A line as text, with the word of each part of the text. */
export interface LineText {
  readonly text: string;
  wordsAt(range: { start: number; end: number }): Word[];
}

/** "(2 #5.00)": the sign between a number of units and the price of one. */
const MISREAD_AT = /(?<=\(\d{1,2} ?)#(?= ?\d{1,4}\.\d{2}(?!\d))/g;

/** The words of a line with one space between them. `swap` replaces a word by another reading. */
export function lineTextOf(line: Line, swap?: { word: Word; text: string }): LineText {
  const spans: { word: Word; start: number; end: number }[] = [];
  let text = '';
  for (const word of line.words) {
    if (text) text += ' ';
    const start = text.length;
    text += word === swap?.word ? swap.text : word.text;
    spans.push({ word, start, end: text.length });
  }
  return {
    text: text.replace(MISREAD_AT, '@'),
    wordsAt: ({ start, end }) => spans.filter((span) => span.start < end && span.end > start).map(({ word }) => word),
  };
}
