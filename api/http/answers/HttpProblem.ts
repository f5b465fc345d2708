import type { FieldProblem } from '@fairtab/domain/bill/billProblems';

/** A refused request: its status and its documented answer `{ message, code, fields }`. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  /** Every field that is wrong, where it is about fields. */
  readonly fields: readonly FieldProblem[] | undefined;

  /** How long to wait before trying again, in seconds, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: {
    status: number;
    code: string;
    message: string;
    fields?: readonly FieldProblem[] | undefined;
    retryAfterSeconds?: number | undefined;
  }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields;
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }
}
