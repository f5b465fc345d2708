/** The meaning of a line, by its words alone. */
export type Label =
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'suggestedTip'
  | 'fee'
  | 'discount'
  | 'rounding'
  | 'total'
  | 'tender'
  | 'change'
  | 'information'
  | 'none';
