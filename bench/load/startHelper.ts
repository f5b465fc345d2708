import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AnswerMessage, Calls, CallResult, CallMessage } from './answerCalls';

/** Longer than any successful call takes, in ms. */
const CALL_TIMEOUT_MS = 300_000;

export interface Helper<C extends Calls> {
  /** Runs a call in the helper. @throws Error with the text of what the call throws. */
  call<Name extends keyof C & string>(name: Name, job: Parameters<C[Name]>[0]): ReturnType<C[Name]>;
  stop(): Promise<void>;
}

/** Starts a separate process for load, so that the measuring process does not delay it. `file` is in this folder. */
export function startHelper<C extends Calls>(file: string): Helper<C> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const exited = once(child, 'exit');
  const waiting = new Map<number, (answer: CallResult) => void>();
  let last = 0;
  child.on('message', (answer: AnswerMessage) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', (code) => {
    for (const resolve of waiting.values()) resolve({ error: `The load process ended with code ${code}` });
  });

  function ask(name: string, job: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++last;
      const timeout = setTimeout(() => reject(new Error(`${name} of ${file} takes too long`)), CALL_TIMEOUT_MS);
      waiting.set(id, (answer) => {
        clearTimeout(timeout);
        if ('value' in answer) resolve(answer.value);
        else reject(new Error(answer.error));
      });
      child.send({ id, name, job } satisfies CallMessage);
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
