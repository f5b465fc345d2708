import type { Cents } from '../../money';

/**
 * One reading of an amount. Costs add up: 0 is the amount as it was read, and each point makes a reading about e times
 * less likely.
 */
export interface AmountReading {
  readonly cents: Cents;
  readonly cost: number;
}

/** Digits that look alike on thermal paper. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: '869',
  1: '74',
  2: '7',
  3: '85',
  4: '91',
  5: '639',
  6: '085',
  7: '12',
  8: '0369',
  9: '0485',
};
/** The single digits that a single digit may have been. */
export function lookalikesOf(digit: string): string[] {
  return Array.from(LOOKALIKES[digit] ?? '').filter((other) => other !== '0');
}

/** The cost of a lookalike when the engine was sure of the digit, and when it was not. */
const SURE_COST = 5;
const UNSURE_COST = 2.5;
/** Digits that were read with this confidence are never changed. */
const NEVER_CHANGED = 0.97;
const DOLLAR_COST = 3.5;

/** Other readings of an amount: one digit was misread, a minus was a stain, or the first digit was a dollar sign. */
export function misreadingsOf({ cents, confidence }: { cents: Cents; confidence: number }): AmountReading[] {
  const cost = UNSURE_COST + (SURE_COST - UNSURE_COST) * Math.min(1, Math.max(0, (confidence - 0.6) / 0.38));
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const sign = cents < 0 ? -1 : 1;
  const changeable = confidence < NEVER_CHANGED ? Array.from(digits) : [];
  const lookalikes = changeable.flatMap((digit, index) =>
    Array.from(LOOKALIKES[digit] ?? '').map((other) => ({
      cents: sign * Number(digits.slice(0, index) + other + digits.slice(index + 1)),
      cost,
    })),
  );
  // A dollar sign that was read as a digit.
  const withoutDollar = /^[589]\d{3,}$/.test(digits)
    ? [{ cents: sign * Number(digits.slice(1)), cost: DOLLAR_COST }]
    : [];
  const unsigned = cents < 0 ? [{ cents: -cents, cost: 2 }] : [];
  return [...unsigned, ...withoutDollar, ...lookalikes];
}
