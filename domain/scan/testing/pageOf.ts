import type { Page, Point, Word } from '../words';

const LETTER_WIDTH = 10;
const LETTER_HEIGHT = 20;
const PITCH = 28;
const MARGIN = 40;
/** Photos of good receipts are at least this wide. */
const MIN_WIDTH = 600;

/** How text is bent on a photo. */
export interface Bend {
  /** Pixels that a line falls per pixel to the right. */
  readonly slant?: number;
  /** Growth of the slope per pixel to the right, as of curled paper. */
  readonly curl?: number;
  /** The slope one pixel to the right of the middle, growing with the square, as of paper that was folded. */
  readonly fold?: number;
}

/**
 * Makes a page of words from lines of text in a font of fixed width, so columns can be made with spaces. "text~0.6" is
 * a word with this confidence, "12.00|72.00" one with an alternative.
 */
export function pageOf(text: string, { slant = 0, curl = 0, fold = 0 }: Bend = {}): Page {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const width = 2 * MARGIN + LETTER_WIDTH * Math.max(...lines.map((line) => line.length));
  const height = 2 * MARGIN + PITCH * lines.length;
  const shift = ({ x, y }: Point): Point => {
    const fromMiddle = x - width / 2;
    return { x, y: y + slant * fromMiddle + (curl * fromMiddle ** 2) / 2 + (fold * fromMiddle ** 3) / 3 };
  };
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => {
      const left = MARGIN + match.index * LETTER_WIDTH;
      const top = MARGIN + row * PITCH;
      return wordOf(match[0], (length) => {
        const right = left + length * LETTER_WIDTH;
        const bottom = top + LETTER_HEIGHT;
        return [
          shift({ x: left, y: top }),
          shift({ x: right, y: top }),
          shift({ x: right, y: bottom }),
          shift({ x: left, y: bottom }),
        ];
      });
    }),
  );
  return { width: Math.max(width, MIN_WIDTH), height, words };
}

function wordOf(printed: string, polygonOf: (length: number) => Word['polygon']): Word {
  const [readings = '', confidence = '0.98'] = printed.split('~');
  const [text = '', ...others] = readings.split('|');
  const word = { text, confidence: Number(confidence), polygon: polygonOf(text.length) };
  return others.length === 0
    ? word
    : { ...word, alternatives: others.map((other) => ({ text: other, confidence: 0.2 })) };
}
