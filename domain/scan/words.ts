/** A point on a photo, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners in reading order: upper left, upper right, lower right, lower left of the text, however it is slanted. */
export type Polygon = readonly [Point, Point, Point, Point];

/** An alternative reading of a word, and its confidence. */
export interface Reading {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A run of characters without a space, with its place and the engine's confidence. */
export interface Word {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly polygon: Polygon;
  /** Alternative readings, the likeliest first. Engines that know only one reading leave it out. */
  readonly alternatives?: readonly Reading[];
}

/** Everything that an engine read on one upright photo. */
export interface Page {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly words: readonly Word[];
}
