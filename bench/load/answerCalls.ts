// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a call takes and gives is said by each of them
export type Calls = Record<string, (job: any) => Promise<any>>;

export interface Question {
  readonly id: number;
  readonly name: string;
  readonly job: unknown;
}

export type Outcome = { readonly value: unknown } | { readonly error: string };
export type Answer = { readonly id: number } & Outcome;

/** Makes this process answer the calls of the process that started it, and end with it. */
export function answerCalls(calls: Calls): void {
  process.on('message', ({ id, name, job }: Question) => {
    const call = calls[name];
    const answer = call ? call(job) : Promise.reject(new Error(`There is no call ${name}`));
    answer.then(
      (value: unknown) => process.send?.({ id, value } satisfies Answer),
      (error: unknown) => process.send?.({ id, error: String(error) } satisfies Answer),
    );
  });
  process.once('disconnect', () => process.exit());
}
