import type { BenchDatabase } from './BenchDatabase';
import type { httpCalls } from './load/httpProcess';
import type { socketCalls } from './load/socketProcess';
import type { Helper } from './load/startHelper';

/** What all rows share. */
export interface Bench {
  readonly database: BenchDatabase;
  readonly http: Helper<typeof httpCalls>;
  readonly sockets: Helper<typeof socketCalls>;
  /** Numbers for `count` new copies of a receipt. @returns the first of them. */
  takeNumbers(count: number): number;
  /** Shows what goes on, on the terminal only. */
  say(text: string): void;
}

/** One line of the table, each cell as it is printed. */
export interface Line {
  readonly measure: string;
  readonly ours: string;
  readonly baseline: string;
  readonly ratio: string;
  readonly target: string;
  /** Null: could not be measured here, and `ours` says why. */
  readonly isReached: boolean | null;
}

export interface Row {
  /** For `--only`. */
  readonly name: string;
  run(bench: Bench): Promise<Line[]>;
}

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`;
export const inMs = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
