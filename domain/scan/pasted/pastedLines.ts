import type { Page, Word } from '../words';
import { inReadingOrder } from './rightToLeft';

/** The most characters of a text that is read. A long delivery order has three thousand. */
export const MAX_PASTED_CHARACTERS = 20_000;
/** The most lines of it that have text. */
export const MAX_PASTED_LINES = 300;

/** Pixels of the page that a text is laid out on, in a font of fixed width. */
const LETTER = { width: 10, height: 20 } as const;
const PITCH = 28;
const MARGIN = 40;
const MIN_WIDTH = 600;
/** A tab is at least as wide as the gap between two columns. */
const TAB = '    ';

/** Control characters, and marks without width that set the direction of writing or where a line may break. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** The lines of a text as they were pasted, with right-to-left words in reading order, without blanks at their ends; empty ones stay as one. */
export function linesOfText(text: string): string[] {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029\u0085\v\f]/)
    .map((line) => line.replace(/\t/g, TAB).replace(UNSEEN, '').trimEnd());
  return inReadingOrder(lines).filter((line, at) => line.trim() !== '' || (at > 0 && lines[at - 1]?.trim() !== ''));
}

/** How many lines of a text have something in them. */
export function countLines(text: string): number {
  return linesOfText(text).filter((line) => line.trim() !== '').length;
}

/** A text as a page of words, each line a row: what an engine would find on a perfect photo of it. */
export function pageOfText(lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/[^ ]+/g)].map((match) => wordAt({ text: match[0], row, column: match.index })),
  );
  const width = 2 * MARGIN + LETTER.width * Math.max(0, ...lines.map((line) => line.length));
  return { width: Math.max(width, MIN_WIDTH), height: 2 * MARGIN + PITCH * lines.length, words };
}

function wordAt({ text, row, column }: { text: string; row: number; column: number }): Word {
  const left = MARGIN + column * LETTER.width;
  const right = left + text.length * LETTER.width;
  const top = MARGIN + row * PITCH;
  const bottom = top + LETTER.height;
  return {
    text,
    confidence: 1,
    polygon: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  };
}

/** The number of the line, from 0, at this height of the page. */
export function lineAt(y: number): number {
  return Math.floor((y - MARGIN) / PITCH);
}

/** The lines that a page of a text was laid out from, with their blanks. */
export function linesOfPage({ words }: Page): string[] {
  const lines: string[] = [];
  for (const { text, polygon } of words) {
    const row = lineAt(polygon[0].y);
    const column = (polygon[0].x - MARGIN) / LETTER.width;
    while (lines.length <= row) lines.push('');
    lines[row] = `${(lines[row] ?? '').padEnd(column)}${text}`;
  }
  return lines;
}
