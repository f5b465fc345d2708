const FIRST_MS = 50;
const LONGEST_MS = 5_000;

/**
 * How long to wait before the next try, in ms. Doubles from 50 ms to 5 s. Half of it is random, so that not every process
 * comes back to a restarted server at the same moment.
 * @param attempt 1 for the first try after the connection was lost.
 * @param random from 0 up to 1.
 */
export function reconnectDelay({ attempt, random }: { attempt: number; random: number }): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 20));
  return Math.round(ceiling / 2 + (random * ceiling) / 2);
}
