import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPILED, nodeArgs, projectRoot } from '../../launcher/Child';

const RESTART_MS = 100;

/** A web process or a worker as it is compiled, started again whenever it ends, as `npm start` and supervisors do. */
export class Service {
  readonly #start: () => ChildProcess;
  #child: ChildProcess;
  #isStopped = false;
  #root: string;

  /** @param options.root the folder of the Fairtab that it runs; by default this one. */
  constructor({ kind, env, root = projectRoot }: { kind: 'api' | 'worker'; env: NodeJS.ProcessEnv; root?: string }) {
    this.#root = root;
    const entry = COMPILED[kind];
    this.#start = () =>
      spawn(process.execPath, [...nodeArgs(kind, entry), entry], {
        cwd: this.#root,
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
    this.#child = this.#start();
    this.#watch();
  }

  /** The id of the process that runs now. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Ends it at once. Another one starts right after it. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /**
   * Asks it to stop, as for a new version. Another one starts right after it.
   * @param root the folder of the Fairtab that starts; by default the same one.
   * @returns how it ended: its exit code, or the signal.
   */
  async replace(root = this.#root): Promise<number | NodeJS.Signals> {
    const child = this.#child;
    this.#root = root;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    return code ?? signal ?? 0;
  }

  /** Resolves when the process that runs now, or starts next, has said something to its parent. A worker says that it is ready. */
  async said(): Promise<void> {
    while (this.#child.exitCode !== null || this.#child.signalCode !== null) await wait(RESTART_MS / 2);
    await once(this.#child, 'message');
  }

  /** It keeps its connections and does nothing, as when the machine is frozen. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  #watch(): void {
    this.#child.once('exit', () => void this.#again());
  }

  async #again(): Promise<void> {
    await wait(RESTART_MS);
    if (this.#isStopped) return;
    this.#child = this.#start();
    this.#watch();
  }
}
