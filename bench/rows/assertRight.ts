import type { HttpResult } from '../load/httpProcess';

/** Makes sure that only right answers are measured. @throws Error with the first wrong one. */
export function assertRight(outcome: HttpResult): HttpResult {
  if (outcome.wrong !== null) {
    const wrong = outcome.answered - outcome.right;
    throw new Error(`${wrong} of ${outcome.answered} answers were not right, such as: ${outcome.wrong}`);
  }
  return outcome;
}
