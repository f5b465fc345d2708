import { type Child, metricsOf } from './Child';
import { Keeper } from './Keeper';
import { Restarts } from './Restarts';
import type { StandbyApi } from './StandbyApi';

export interface WebServersOptions {
  /** How many run at a time. */
  readonly count: number;
  /** The environment that the next one serves in. */
  readonly env: () => NodeJS.ProcessEnv;
  readonly metricsPort: number | null;
  readonly say: (text: string) => void;
}

/** Keeps the web servers running, all of them on one port, and a spare one. */
export class WebServers {
  readonly #standby: StandbyApi;
  readonly #keepers: readonly Keeper[];
  /** Resolves with the reason when one of them was given up. */
  readonly broken: Promise<string>;

  /** @param standby may hold a process that has begun to load its code. */
  constructor(standby: StandbyApi, { count, env, metricsPort, say }: WebServersOptions) {
    this.#standby = standby;
    this.#keepers = Array.from({ length: count }, (_, index) => {
      // The worker has the second place.
      const metrics = metricsOf({ metricsPort }, index === 0 ? 0 : index + 1);
      return new Keeper({
        name: 'web server',
        start: () => standby.take({ ...env(), ...metrics }),
        restarts: new Restarts({ firstMs: 10, longestMs: 5_000, most: 8 }),
        say,
      });
    });
    this.broken = Promise.race(this.#keepers.map(({ broken }) => broken));
  }

  /** One that has ended and was not started again yet; null when all run. */
  get ended(): Pick<Child, 'ended'> | null {
    return this.#keepers.find(({ child }) => !child.isRunning)?.child ?? null;
  }

  /** Whether one of them serves. */
  get isReady(): boolean {
    return this.#keepers.some(({ child }) => child.isReady);
  }

  /** When one of them last got further with its start, as `performance.now()` counts. */
  get gotFurtherAt(): number {
    return Math.max(...this.#keepers.map(({ child }) => child.saidAt));
  }

  /** Keeps a spare one ready at any time from now on. */
  keepSpare(): void {
    this.#standby.keepPrepared();
  }

  /** Ends all of them, so that they are started again. */
  restart(): void {
    for (const keeper of this.#keepers) keeper.restart();
  }

  async stop(graceMs: number): Promise<void> {
    await this.#standby.stop();
    await Promise.all(this.#keepers.map((keeper) => keeper.stop(graceMs)));
  }

  kill(): void {
    void this.#standby.stop();
    for (const keeper of this.#keepers) keeper.kill();
  }
}
