import type { BillWishes } from '../inventBill';

/** How a country writes amounts: the sign of its decimals or, where it prints none, that of its thousands. */
export type MoneyStyle = 'point' | 'comma' | 'wholeComma' | 'wholePoint' | 'wholeBlank';

/**
 * What a register prints, as text with gaps such as `<total>`. A bar begins another column. A line that begins with `^` is
 * centred and one with `!` is large. Of the lines about dishes, those with `*` are printed for every dish, with `&` when it was had
 * more than once, with `+` for every wish, and with `@` for the first dish only.
 */
export interface Template {
  readonly name: string;
  readonly wishes: BillWishes;
  readonly money?: MoneyStyle;
  readonly font?: string;
  /** Letters on a line of text that is as wide as the paper. */
  readonly columns?: number;
  /** The longer side of the photo, in pixels. */
  readonly longSide?: number;
  readonly text: string;
}
