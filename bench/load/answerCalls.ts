// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each call has its own types
export type Calls = Record<string, (job: any) => Promise<any>>;

export interface CallMessage {
  readonly id: number;
  readonly name: string;
  readonly job: unknown;
}

export type CallResult = { readonly value: unknown } | { readonly error: string };
export type AnswerMessage = { readonly id: number } & CallResult;

/** Answers the calls of the parent process, and exits when the parent is gone. */
export function answerCalls(calls: Calls): void {
  process.on('message', ({ id, name, job }: CallMessage) => {
    const call = calls[name];
    const answer = call ? call(job) : Promise.reject(new Error(`There is no call ${name}`));
    answer.then(
      (value: unknown) => process.send?.({ id, value } satisfies AnswerMessage),
      (error: unknown) => process.send?.({ id, error: String(error) } satisfies AnswerMessage),
    );
  });
  process.once('disconnect', () => process.exit());
}
