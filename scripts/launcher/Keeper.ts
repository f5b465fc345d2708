import type { Child } from './Child';
import type { Restarts } from './Restarts';

export interface KeeperOptions {
  readonly name: string;
  readonly start: () => Pick<Child, 'ended' | 'stop' | 'kill' | 'isRunning' | 'isReady' | 'saidAt'>;
  readonly restarts: Restarts;
  readonly say: (text: string) => void;
}

/** Keeps one process running: when it ends, it is started again, until it is stopped or given up. */
export class Keeper {
  readonly #options: KeeperOptions;
  #child: ReturnType<KeeperOptions['start']>;
  #pause: NodeJS.Timeout | null = null;
  #isStopping = false;
  #giveUp: (reason: string) => void = () => undefined;
  /** Resolves with the reason when it was given up. */
  readonly broken: Promise<string>;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.broken = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
    this.#child = this.#launch();
  }

  /** The process that runs now, or the last one. */
  get child(): ReturnType<KeeperOptions['start']> {
    return this.#child;
  }

  /** Ends the process, so that it is started again. */
  restart(): void {
    this.#child.kill('SIGTERM');
  }

  async stop(graceMs: number): Promise<void> {
    this.#end();
    await this.#child.stop(graceMs);
  }

  kill(): void {
    this.#end();
    this.#child.kill('SIGKILL');
  }

  #end(): void {
    this.#isStopping = true;
    if (this.#pause) clearTimeout(this.#pause);
  }

  #launch(): ReturnType<KeeperOptions['start']> {
    const since = Date.now();
    const child = this.#options.start();
    void child.ended.then((how) => {
      if (!this.#isStopping) this.#onEnd({ how, ranMs: Date.now() - since });
    });
    return child;
  }

  #onEnd({ how, ranMs }: { how: string; ranMs: number }): void {
    const { name, restarts, say } = this.#options;
    const pauseMs = restarts.ended(ranMs);
    if (pauseMs === null) {
      this.#giveUp(`The ${name} ended again and again just after its start, at last with ${how}.`);
      return;
    }
    say(`the ${name} ended (${how}) and is started again${pauseMs < 1000 ? '' : ` in ${pauseMs / 1000} s`}`);
    this.#pause = setTimeout(() => (this.#child = this.#launch()), pauseMs);
  }
}
