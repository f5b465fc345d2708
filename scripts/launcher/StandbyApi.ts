import { Child, COMPILED } from './Child';

/**
 * Starts web servers. Each loads its code and waits until it is told to serve, and in what environment. One more than needed
 * waits, so that the next one serves within a moment after one has ended.
 */
export class StandbyApi {
  readonly #cwd: string;
  #spare: Child | null = null;
  #keepsSpare = false;

  constructor({ cwd }: { cwd: string }) {
    this.#cwd = cwd;
  }

  /** A process that begins to serve in this environment: the one that waits, if there is one. */
  take(env: NodeJS.ProcessEnv): Child {
    const spare = this.#spare?.isRunning ? this.#spare : this.#start();
    this.#spare = null;
    spare.tell(env);
    if (this.#keepsSpare) this.prepare();
    return spare;
  }

  /** Starts a process that waits, unless one does. */
  prepare(): void {
    this.#spare ??= this.#start();
  }

  /** Keeps one waiting at any time from now on. */
  keepPrepared(): void {
    this.#keepsSpare = true;
    this.prepare();
  }

  /** Ends the process that waits. */
  async stop(): Promise<void> {
    this.#keepsSpare = false;
    const spare = this.#spare;
    this.#spare = null;
    spare?.kill('SIGKILL');
    await spare?.ended;
  }

  /** NODE_ENV decides which modules it loads. It gets all other variables when it begins to serve. */
  #start(): Child {
    return new Child({
      name: 'web server',
      kind: 'api',
      entry: COMPILED.api,
      env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production', FAIRTAB_STANDBY: '1' },
      cwd: this.#cwd,
    });
  }
}
