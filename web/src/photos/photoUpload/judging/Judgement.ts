import type { Bounds } from '../../photoView';
import type { Advice } from './adviceFor';

/** The part of a photo that is sent. */
export interface Crop {
  /** As fractions of the upright photo's width and height. */
  readonly area: Bounds;
  /** A small picture of it. */
  readonly preview: Blob;
}

export interface Judgement {
  /** What would make the photo easier to read; null for a good one. */
  readonly advice: Advice | null;
  readonly crop: Crop | null;
  /** How high most letters are, as a fraction of the upright photo's longer side; null when there are hardly any. */
  readonly letterHeight: number | null;
}

/** About a photo that this browser cannot look at. */
export const NO_JUDGEMENT: Judgement = { advice: null, crop: null, letterHeight: null };
