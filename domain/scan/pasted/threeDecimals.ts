const THREE_DECIMALS = /\b(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)\b|د\.[كبتأع]|ر\.ع/u;

/** Whether a text names a currency with three decimals. Bills are read in hundredths, before their currency is known. */
export function namesThreeDecimals(text: string): boolean {
  return THREE_DECIMALS.test(text);
}
