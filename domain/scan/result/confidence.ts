import type { Word } from '../words';

/** What arithmetic confirms is hardly ever wrong, whatever the engine thought of it. */
const CONFIRMED = 0.98;
/** An amount of a bill that does not add up may be the one that is wrong. */
const OPEN = 0.75;

/**
 * How sure an amount is, 0 to 1.
 * @param cost that of the reading, as in AmountReading: 1 and more when it is not what the engine read.
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

/** The mean of the words' confidence, by their length. */
export function confidenceOfText(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
