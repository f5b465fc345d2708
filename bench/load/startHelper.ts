import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Calls, Outcome, Question } from './answerCalls';

/** Longer than any call takes that works. */
const PATIENCE_MS = 60_000;

export interface Helper<C extends Calls> {
  /** @throws what the call throws over there, as text. */
  call<Name extends keyof C & string>(name: Name, job: Parameters<C[Name]>[0]): ReturnType<C[Name]>;
  stop(): Promise<void>;
}

/** Starts a process of its own for load, so that it does not wait for the process that measures. `file` is next to this one. */
export function startHelper<C extends Calls>(file: string): Helper<C> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const exited = once(child, 'exit');
  const waiting = new Map<number, (answer: Outcome) => void>();
  let last = 0;
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', (code) => {
    for (const settle of waiting.values()) settle({ error: `The load process ended with code ${code}` });
  });

  function ask(name: string, job: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++last;
      const impatience = setTimeout(() => reject(new Error(`${name} of ${file} takes too long`)), PATIENCE_MS);
      waiting.set(id, (answer) => {
        clearTimeout(impatience);
        if ('value' in answer) resolve(answer.value);
        else reject(new Error(answer.error));
      });
      child.send({ id, name, job } satisfies Question);
    });
  }

  return {
    call: (name, job) => ask(name, job) as ReturnType<C[typeof name]>,
    stop: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
