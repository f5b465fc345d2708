import type { Cents } from '@fairtab/domain/money';

/** One bar of a chart, and the row of the table beside it. */
export interface Bar {
  /** Short, for below or beside the bar. */
  readonly label: string;
  /** In full, for the table and the tooltip. */
  readonly name: string;
  readonly cents: Cents;
}

/** `up`: columns side by side, for months. `right`: bars below each other, for names. */
export type BarDirection = 'up' | 'right';
