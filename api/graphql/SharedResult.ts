import type { ExecutionResult } from 'graphql';

/** An answer without errors, serialised once for all who get it. */
export class SharedResult implements ExecutionResult {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  static of(result: ExecutionResult): SharedResult {
    return new SharedResult(JSON.stringify(result));
  }

  /** Parsed on every access, because few callers need it. */
  get data(): ExecutionResult['data'] {
    return (JSON.parse(this.json) as ExecutionResult).data;
  }

  /** GraphQL Yoga calls this in place of JSON.stringify. */
  readonly stringify = (): string => this.json;
}
