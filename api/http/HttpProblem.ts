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

  constructor(problem: {
    status: number;
    code: string;
    message: string;
    fields?: readonly FieldProblem[] | undefined;
  }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields;
  }
}
