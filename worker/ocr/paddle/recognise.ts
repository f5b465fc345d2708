import { withContrast } from './contrast';
import { cropLine } from './crop';
import { decodeLine, meanConfidence, type Glyph } from './decode';
import type { Model } from './Model';
import type { Photo } from '../photo/photo';
import type { Box } from '../polygons';

const LINE_HEIGHT = 48;
/** The model reads at most one character per this many pixels. */
const STEP = 8;
const MIN_WIDTH = 48;
/** A line this wide is forty times as wide as high, so it is no text. Memory grows with the width. */
const MAX_WIDTH = 1920;
/** With less confidence than this, the box is a picture, a thumb or the table. */
const MIN_CONFIDENCE = 0.5;

export interface Recogniser {
  readonly model: Model;
  readonly characters: readonly string[];
  /** Whether it gets each line with more contrast. */
  readonly hasContrast?: boolean;
}

/** Reads one line of text. Returns no glyphs when there is no text. */
export async function recogniseLine(
  { model, characters, hasContrast = false }: Recogniser,
  photo: Photo,
  box: Box,
): Promise<Glyph[]> {
  const width = inputWidth(box);
  const line = cropLine(photo, { box, width, height: LINE_HEIGHT });
  const input = hasContrast ? withContrast(line) : line;
  const { data, dimensions } = await model.run(input, [1, 3, LINE_HEIGHT, width]);
  const glyphs = decodeLine({ output: data, steps: dimensions[1] ?? 0, characters });
  return meanConfidence(glyphs) >= MIN_CONFIDENCE ? glyphs : [];
}

function inputWidth({ width, height }: Box): number {
  const wanted = (LINE_HEIGHT * width) / Math.max(height, 1);
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.ceil(wanted / STEP) * STEP));
}
