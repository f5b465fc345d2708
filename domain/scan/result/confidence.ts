import type { Word } from '../words';

/** Amounts that the arithmetic confirms are almost never wrong, even when the engine was unsure. */
const CONFIRMED = 0.98;
/** Any amount of a bill that does not add up may be the wrong one. */
const OPEN = 0.75;

/**
 * The confidence of an amount, 0 to 1.
 * @param cost of its reading, as in AmountReading: 1 and more when the engine read something else.
 */
export function confidenceOfAmount({
  words,
  cost,
  confirmed,
}: {
  words: readonly Word[];
  cost: number;
  confirmed: boolean;
}): number {
  const read = Math.min(1, ...words.map((word) => word.confidence));
  const changed = cost >= 1 ? 0.9 : 1;
  return confirmed ? CONFIRMED * changed : read * OPEN * changed;
}

/** The mean of the words' confidence, weighted by length. */
export function confidenceOfText(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
