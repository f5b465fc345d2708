/** What a line of a receipt is about, judged by its words alone. */
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
