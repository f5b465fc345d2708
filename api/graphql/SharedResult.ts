import type { ExecutionResult } from 'graphql';

/** An answer without errors that is serialised once, however many get it. */
export class SharedResult implements ExecutionResult {
  readonly json: string;

  constructor(result: ExecutionResult) {
    this.json = JSON.stringify(result);
  }

  /** Only who wants to look inside pays for it. */
  get data(): ExecutionResult['data'] {
    return (JSON.parse(this.json) as ExecutionResult).data;
  }

  /** What GraphQL Yoga writes into its responses instead of serialising again. */
  readonly stringify = (): string => this.json;
}
