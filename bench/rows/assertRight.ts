import type { HttpResult } from '../load/httpProcess';

/** Makes sure that only right answers are measured. @throws Error with the first wrong one. */
export function assertRight(result: HttpResult): HttpResult {
  if (result.wrong !== null) {
    const wrong = result.answered - result.right;
    throw new Error(`${wrong} of ${result.answered} answers were not right, such as: ${result.wrong}`);
  }
  return result;
}
