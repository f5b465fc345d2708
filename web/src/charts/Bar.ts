import type { Cents } from '@fairtab/domain/money';

/** One bar of a chart and one row of the table that says the same. */
export interface Bar {
  /** Below or beside the bar; short. */
  readonly label: string;
  /** In full, where there is room. */
  readonly name: string;
  readonly cents: Cents;
}

/** up: columns side by side, for time. right: bars below each other, for names. */
export type BarDirection = 'up' | 'right';
