/** A character and its alternatives. */
export interface Glyph {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** The position of its middle, as a fraction of the line's width. */
  readonly at: number;
  /** The likeliest other characters, without the model's noise. */
  readonly others: readonly { readonly text: string; readonly confidence: number }[];
}

const MAX_OTHERS = 2;
const MIN_OTHER = 0.03;

/**
 * Decodes the output of a recognition model whose first class means "no character": takes the likeliest class of every
 * step and joins repetitions.
 */
export function decodeLine({
  output,
  steps,
  characters,
}: {
  /** `steps` rows of probabilities, one per class. */
  output: Float32Array;
  steps: number;
  characters: readonly string[];
}): Glyph[] {
  const classes = characters.length + 1;
  const glyphs: Glyph[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const row = output.subarray(step * classes, (step + 1) * classes);
    const best = row.reduce((top, p, index) => (p > (row[top] ?? 0) ? index : top), 0);
    const confidence = row[best] ?? 0;
    const last = glyphs.at(-1);
    if (best !== 0 && best === previous && last) {
      if (confidence > last.confidence) glyphs[glyphs.length - 1] = { ...last, confidence };
    } else if (best !== 0) {
      const others = othersOf({ row, best, characters });
      glyphs.push({ text: characters[best - 1] ?? '', confidence, at: (step + 0.5) / steps, others });
    }
    previous = best;
  }
  return glyphs;
}

function othersOf({
  row,
  best,
  characters,
}: {
  row: Float32Array;
  best: number;
  characters: readonly string[];
}): { text: string; confidence: number }[] {
  return characters
    .map((text, index) => ({ text, index: index + 1, confidence: row[index + 1] ?? 0 }))
    .filter(({ index, confidence }) => index !== best && confidence >= MIN_OTHER)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_OTHERS)
    .map(({ text, confidence }) => ({ text, confidence }));
}

/** Returns 0 for a line without glyphs. */
export function meanConfidence(glyphs: readonly Glyph[]): number {
  return glyphs.length === 0 ? 0 : glyphs.reduce((sum, { confidence }) => sum + confidence, 0) / glyphs.length;
}
