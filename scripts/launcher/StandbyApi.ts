import { Child } from './Child';

/** A message to a standing-by process: serve now. `api/main.ts` waits for it. */
export const SERVE = 'serve';

/**
 * Starts web servers. One more than needed has loaded its code and waits, so that the next one serves within a moment after
 * the one before ended.
 */
export class StandbyApi {
  readonly #env: () => NodeJS.ProcessEnv;
  readonly #cwd: string;
  #spare: Child | null = null;
  #keepsSpare = false;

  constructor({ env, cwd }: { env: () => NodeJS.ProcessEnv; cwd: string }) {
    this.#env = env;
    this.#cwd = cwd;
  }

  /** A process that begins to serve: the spare one, if there is one. */
  take(): Child {
    const spare = this.#spare;
    this.#spare = null;
    if (spare?.isRunning) spare.send(SERVE);
    const child = spare?.isRunning ? spare : this.#start({});
    if (this.#keepsSpare) this.prepare();
    return child;
  }

  /** Starts a spare process, and from now on another one whenever it was taken. */
  prepare(): void {
    this.#keepsSpare = true;
    this.#spare = this.#start({ FAIRTAB_STANDBY: '1' });
  }

  /** Ends the spare process. The next one has the environment of that time. */
  async discard(): Promise<void> {
    const spare = this.#spare;
    this.#spare = null;
    spare?.kill('SIGKILL');
    await spare?.ended;
  }

  /** Ends the spare process for good. */
  async stop(): Promise<void> {
    this.#keepsSpare = false;
    await this.discard();
  }

  #start(extra: NodeJS.ProcessEnv): Child {
    return new Child({
      name: 'web server',
      kind: 'api',
      entry: 'api/main.ts',
      env: { ...this.#env(), ...extra },
      cwd: this.#cwd,
    });
  }
}
