import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Act, Outcome } from './Act';
import type { Order } from './performerProcess';

const SCRIPT = fileURLToPath(new URL('./performerProcess.ts', import.meta.url));

/** Performs requests in a process of its own, so that two of them race for a receipt as two web processes do. */
export class Performer {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  #sent = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', ({ id, outcome }: { id: number; outcome: Outcome }) => {
      this.#waiting.get(id)?.(outcome);
      this.#waiting.delete(id);
    });
    child.once('exit', () => {
      for (const answer of this.#waiting.values()) answer({ is: 'broken', error: 'The process ended' });
    });
  }

  static async start(databaseUrl: string): Promise<Performer> {
    // Positions on a line are bigints, which JSON does not have.
    const child = fork(SCRIPT, [databaseUrl], { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    await once(child, 'message');
    return new Performer(child);
  }

  perform(order: Omit<Order, 'id'> & { readonly act: Act }): Promise<Outcome> {
    const id = ++this.#sent;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#child.send({ id, ...order } satisfies Order);
    });
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}
