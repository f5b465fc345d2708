export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** A request that is refused before any use case sees it. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  /** Every field that is wrong, where it is about fields. */
  readonly fields: readonly FieldProblem[] | undefined;

  /** When it is worth trying again, where that is known. */
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
