import type { EmbeddedPostgres } from './postgres/startPostgres';
import { DiskFull } from './Problem';
import { Restarts } from './Restarts';

/** How often a start is tried while the disk is full, in ms. */
const FULL_DISK_MS = 3_000;

export interface DatabaseKeeperOptions {
  readonly start: () => Promise<Pick<EmbeddedPostgres, 'url' | 'ended' | 'stop'>>;
  readonly say: (text: string) => void;
}

type Server = Awaited<ReturnType<DatabaseKeeperOptions['start']>>;

/** Keeps the built-in PostgreSQL running. After a crash it recovers from its journal, so nothing that was saved is lost. */
export class DatabaseKeeper {
  readonly #options: DatabaseKeeperOptions;
  readonly #restarts = new Restarts({ firstMs: 50, longestMs: 2_000, most: 8 });
  readonly #kept: Promise<void>;
  #isStopping = false;
  #endPause: () => void = () => undefined;
  #server: Server;
  #isRunning = true;
  #giveUp: (reason: string) => void = () => undefined;
  /** Resolves with the reason when it was given up. */
  readonly broken: Promise<string>;
  /** Called when it came back at another address, because a program had taken its port. */
  onMoved: () => void = () => undefined;

  private constructor(options: DatabaseKeeperOptions, server: Server) {
    this.#options = options;
    this.#server = server;
    this.broken = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
    this.#kept = this.#keep();
  }

  /** @throws Problem when it cannot be started the first time. */
  static async start(options: DatabaseKeeperOptions): Promise<DatabaseKeeper> {
    return new DatabaseKeeper(options, await options.start());
  }

  get url(): string {
    return this.#server.url;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#endPause();
    await this.#server.stop();
    await this.#kept;
  }

  async #keep(): Promise<void> {
    for (;;) {
      const since = Date.now();
      await this.#server.ended;
      if (this.#hasToStop()) return;
      this.#isRunning = false;
      this.#options.say('the database ended and is started again');
      const server = await this.#startAgain(Date.now() - since);
      if (!server) return;
      const { url } = this.#server;
      this.#server = server;
      this.#isRunning = true;
      this.#options.say('the database is back');
      if (server.url !== url) this.onMoved();
    }
  }

  /** Asked again after each wait. */
  #hasToStop(): boolean {
    return this.#isStopping;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** @returns null when it was given up, or stopped meanwhile. */
  async #startAgain(firstRanMs: number): Promise<Server | null> {
    let problem = '';
    for (let pauseMs = this.#restarts.ended(firstRanMs); pauseMs !== null;) {
      await this.#pause(pauseMs);
      if (this.#hasToStop()) return null;
      try {
        const server = await this.#options.start();
        if (this.#hasToStop()) await server.stop();
        return server;
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        if (text !== problem) this.#options.say(text);
        problem = text;
        pauseMs = error instanceof DiskFull ? FULL_DISK_MS : this.#restarts.ended(0);
      }
    }
    this.#giveUp(`The database ended again and again just after its start. ${problem}`.trim());
    return null;
  }
}
