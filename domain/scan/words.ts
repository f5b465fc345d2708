/** A point on a photo, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners in reading order: upper left, upper right, lower right, lower left of the text, however it is slanted. */
export type Polygon = readonly [Point, Point, Point, Point];

/** Another way to read a word, and how likely it is. */
export interface Reading {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A run of characters without a space, where it stands and how sure the engine is of it. */
export interface Word {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly polygon: Polygon;
  /** What else it may say, likeliest first; engines that know only one reading leave it out. */
  readonly alternatives?: readonly Reading[];
}

/** All an engine saw on one upright photo. */
export interface Page {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly words: readonly Word[];
}
