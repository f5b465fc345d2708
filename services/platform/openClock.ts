import type { Config } from '../config';

const HOUR_MS = 60 * 60 * 1000;

/** The time that use cases go by. It is the real one, except when somebody tries out what happens later. */
export function openClock(
  { clockAheadHours }: Pick<Config, 'clockAheadHours'>,
  realTime: () => Date = () => new Date(),
): () => Date {
  return () => new Date(realTime().getTime() + clockAheadHours * HOUR_MS);
}
