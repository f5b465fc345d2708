import type { HttpOutcome } from '../load/httpProcess';

/** A fast wrong answer is no measurement. @throws Error showing the first one. */
export function mustBeRight(outcome: HttpOutcome): HttpOutcome {
  if (outcome.wrong !== null) {
    const wrong = outcome.answered - outcome.right;
    throw new Error(`${wrong} of ${outcome.answered} answers were not right, such as: ${outcome.wrong}`);
  }
  return outcome;
}
