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
  /** Whether another recogniser read the same; left out when it did not, or when nobody looked again. */
  readonly isReadAlike?: true;
  /** Whether a second look found bare paper before it, where others have their count; left out when nobody looked. */
  readonly isBareBefore?: true;
}

/** A page of a document, on the picture of all its pages. */
export interface PagePart {
  /** Where it begins and ends, in pixels from the top of the picture. */
  readonly top: number;
  readonly bottom: number;
  /** Whether its words are those that the document says, and not what an engine saw. */
  readonly isText: boolean;
}

/** Everything that was read on one upright photo, or on the picture of a document. */
export interface Page {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly words: readonly Word[];
  /** The pages of a document, which lie below each other; left out for a photo. */
  readonly parts?: readonly PagePart[];
  /** How many pages of the document were not read; left out when all were. */
  readonly pagesLeftOut?: number;
}
