/** A text on a line. `at` is its edge or middle as a share of the paper's width, from 0 to 1. */
export interface Cell {
  readonly text: string;
  readonly at: number;
  readonly align: 'start' | 'middle' | 'end';
}

export interface PrintedLine {
  readonly cells: readonly Cell[];
  /** Height of its letters, times the usual one. */
  readonly size: number;
}

export const left = (text: string, at = 0): Cell => ({ text, at, align: 'start' });
export const right = (text: string, at = 1): Cell => ({ text, at, align: 'end' });

export const line = (...cells: readonly Cell[]): PrintedLine => ({ cells, size: 1 });
export const large = (size: number, ...cells: readonly Cell[]): PrintedLine => ({ cells, size });
export const centred = (text: string, size = 1): PrintedLine => ({ cells: [{ text, at: 0.5, align: 'middle' }], size });
export const gap: PrintedLine = { cells: [], size: 1 };
