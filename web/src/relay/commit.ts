import { commitMutation, type Environment, type MutationConfig, type MutationParameters } from 'relay-runtime';

/** unreachable: nobody answered, so it may be tried again with the same key. failed: the server answered with a fault. */
export type Failure = { kind: 'unreachable' } | { kind: 'failed'; message: string };
export type Answer<Response> = { kind: 'answered'; response: Response } | Failure;

/** Sends a mutation and waits for what came of it. Never throws: every outcome is something a person is told. */
export function commit<Mutation extends MutationParameters>(
  environment: Environment,
  config: Omit<MutationConfig<Mutation>, 'onCompleted' | 'onError'>,
): Promise<Answer<Mutation['response']>> {
  return new Promise((resolve) => {
    commitMutation<Mutation>(environment, {
      ...config,
      onCompleted: (response) => resolve({ kind: 'answered', response }),
      onError: (error) =>
        resolve(isUnreachable(error) ? { kind: 'unreachable' } : { kind: 'failed', message: error.message }),
    });
  });
}

/** fetch rejects with a TypeError when no answer came at all; that is the only sign browsers give. */
function isUnreachable(error: Error): boolean {
  return error instanceof TypeError;
}

/** What a person is told about an action: refused carries the server's kind words. */
export type Outcome = { kind: 'done'; version: number } | { kind: 'refused'; message: string } | Failure;

/** The kind words of a refusal; every member of a result union but the payload has them. */
export function messageOf(result: object): string {
  return 'message' in result && typeof result.message === 'string' ? result.message : 'Please try again.';
}
