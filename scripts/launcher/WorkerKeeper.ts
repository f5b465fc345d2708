import type { Child } from './Child';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After a worker has run this long, the pause before the next restart starts from the first one again. */
const HEALTHY_MS = 60_000;

/**
 * Keeps one worker process running. People can split a bill without it, so Fairtab does not stop when it ends: it is
 * started again, after a pause that doubles while it keeps ending.
 */
export class WorkerKeeper {
  readonly #start: () => Child;
  readonly #say: (text: string) => void;
  #child: Child;
  #pause: NodeJS.Timeout | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #isStopping = false;

  constructor({ start, say }: { start: () => Child; say: (text: string) => void }) {
    this.#start = start;
    this.#say = say;
    this.#child = this.#launch();
  }

  #launch(): Child {
    const since = Date.now();
    const child = this.#start();
    void child.ended.then((how) => {
      if (this.#isStopping) return;
      if (Date.now() - since > HEALTHY_MS) this.#pauseMs = FIRST_PAUSE_MS;
      this.#say(`the worker ended (${how}) and is started again in ${this.#pauseMs / 1000} s`);
      this.#pause = setTimeout(() => (this.#child = this.#launch()), this.#pauseMs);
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    });
    return child;
  }

  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    if (this.#pause) clearTimeout(this.#pause);
    await this.#child.stop(graceMs);
  }

  kill(): void {
    this.#isStopping = true;
    if (this.#pause) clearTimeout(this.#pause);
    this.#child.kill('SIGKILL');
  }
}
