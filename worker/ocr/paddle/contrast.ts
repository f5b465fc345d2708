/** Shares of a line's pixels that are darker than its ink and its paper are taken to be. */
const INK = 0.02;
const PAPER = 0.95;
/** What paper becomes, and how much darker ink becomes, from -1 to 1. */
const WHITE = 0.8;
const DEPTH = 1.7;
/** The largest factor of contrast. With more, the grain of bare paper would become letters. */
const MOST = 4;

/**
 * A line of text, as `cropLine` cuts it, with its ink as dark and its paper as bright as on a good photo. Soft and small
 * letters are grey on grey, which a model reads as other letters than black on white.
 */
export function withContrast(line: Float32Array): Float32Array {
  const pixels = line.length / 3;
  const grey = Float32Array.from(
    { length: pixels },
    (_, at) => ((line[at] ?? 0) + (line[at + pixels] ?? 0) + (line[at + 2 * pixels] ?? 0)) / 3,
  ).sort();
  const levelAt = (share: number): number => grey[Math.floor(share * (pixels - 1))] ?? 0;
  const [ink, paper] = [levelAt(INK), levelAt(PAPER)];
  const by = DEPTH / Math.max(paper - ink, DEPTH / MOST);
  return line.map((value) => Math.min(1, Math.max(-1, (value - paper) * by + WHITE)));
}
