import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { confinedTo } from './confinedTo';
import { residentBytes } from './residentBytes';

export interface ChildSettings {
  /** Exports `run(task, onProgress)`, which does the work in the child. JavaScript, unless there is `code`. */
  readonly module: URL;
  /** Gives the module as `bundleTask` makes it of TypeScript. */
  readonly code?: () => string;
  /** The child's whole environment. */
  readonly env: NodeJS.ProcessEnv;
  /** The packages that the module imports; the child can read these, what they need, and no others. */
  readonly packages?: readonly string[];
  /** Files that the child may read besides packages and its own module. */
  readonly reads?: readonly string[];
  /** The limit of V8's heap. */
  readonly heapMb?: number;
  /** How much lower than ours the child's priority is, from 0 to 19. */
  readonly niceness?: number;
  /** A task that takes longer ends the child, in ms. */
  readonly taskMs?: number;
  /** A child that holds more memory than this during a task is ended. */
  readonly memoryBytes?: number;
}

/** The child ended while it worked on the task: it crashed or broke a limit. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded';
}

type Answer<Result, Progress> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'done'; readonly id: number; readonly result: Result }
  | { readonly kind: 'failed'; readonly id: number; readonly name: string; readonly message: string };

interface PendingTask<Result, Progress> {
  readonly onProgress: (progress: Progress) => void;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  readonly timeout: NodeJS.Timeout | undefined;
}

const ENTRY = fileURLToPath(new URL('childEntry.cjs', import.meta.url));
/** Long, because the machine may be busy with other things. */
const START_MS = 30_000;
const MEMORY_CHECK_MS = 250;
const KEPT_OF_STDERR = 2_000;

/**
 * One child process, from its start to its end. It handles what strangers send, so it is confined to its work. It does not
 * keep this process alive unless it has a task.
 */
export class Child<Task, Result, Progress> {
  readonly #settings: ChildSettings;
  readonly #process: ChildProcess;
  readonly #started: Promise<void>;
  readonly #exited: Promise<void>;
  readonly #pending = new Map<number, PendingTask<Result, Progress>>();
  #callers = 0;
  #lastId = 0;
  #stderr = '';
  #memoryCheck: NodeJS.Timeout | undefined;
  /** Why it takes no more tasks; null while it does. */
  #end: Error | null = null;
  #onStarted: () => void = () => undefined;
  #onNotStarted: (error: Error) => void = () => undefined;

  constructor(settings: ChildSettings) {
    this.#settings = settings;
    const file = fileURLToPath(settings.module);
    const { reads = [], packages = [], heapMb, niceness = 0 } = settings;
    const code = settings.code?.();
    this.#process = fork(ENTRY, [String(niceness)], {
      cwd: dirname(file),
      env: settings.env,
      execArgv: [
        ...confinedTo({ file, reads: [ENTRY, ...reads], packages }),
        ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#started = new Promise((resolve, reject) => {
      this.#onStarted = resolve;
      this.#onNotStarted = reject;
    });
    this.#started.catch(() => undefined);
    const late = setTimeout(() => this.#kill(`did not start within ${START_MS} ms`), START_MS);
    this.#started.then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
    this.#exited = new Promise((resolve) => this.#process.once('close', () => resolve()));
    const { stderr } = this.#process;
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-KEPT_OF_STDERR);
    });
    if (stderr instanceof Socket) stderr.unref();
    this.#process
      .on('message', (answer: Answer<Result, Progress>) => this.#receive(answer))
      .on('error', (error) => this.#kill(error.message))
      // Not `exit`: what the child wrote to stderr may arrive after that.
      .once('close', (code, signal) => this.#fail(new ChildEnded(signal ?? `exit code ${code}`)));
    this.#process.send({ file, code }, (error) => {
      if (error) this.#kill(error.message);
    });
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get isRunning(): boolean {
    return this.#end === null && this.#process.connected;
  }

  get isIdle(): boolean {
    return this.#callers === 0;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * @throws an Error with the name and message of what the module threw, ChildEnded, or another Error when the child did
   * not start or was stopped.
   */
  async run(task: Task, onProgress: (progress: Progress) => void): Promise<Result> {
    this.#callers += 1;
    this.#process.channel?.ref();
    try {
      await this.#started;
      return await this.#send(task, onProgress);
    } finally {
      this.#callers -= 1;
      if (this.isIdle) this.#process.channel?.unref();
    }
  }

  /** Ends the process; a task that it works on fails. */
  async stop(): Promise<void> {
    this.#fail(new Error('The child process was closed'));
    this.#process.ref();
    this.#process.kill('SIGKILL');
    await this.#exited;
  }

  #send(task: Task, onProgress: (progress: Progress) => void): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#end) {
        reject(this.#end);
        return;
      }
      const { taskMs } = this.#settings;
      const timeout = taskMs === undefined ? undefined : setTimeout(() => this.#kill(`more than ${taskMs} ms`), taskMs);
      const id = ++this.#lastId;
      this.#pending.set(id, { onProgress, resolve, reject, timeout });
      this.#watchMemory();
      this.#process.send({ id, task }, (error) => {
        // It is dead, and its end was not noticed yet. The next task must not go to it, too.
        if (error) this.#kill(error.message);
      });
    });
  }

  #receive(answer: Answer<Result, Progress>): void {
    if (answer.kind === 'ready') this.#onStarted();
    else if (answer.kind === 'progress') this.#pending.get(answer.id)?.onProgress(answer.progress);
    else if (answer.kind === 'done') this.#settle(answer.id)?.resolve(answer.result);
    else this.#settle(answer.id)?.reject(Object.assign(new Error(answer.message), { name: answer.name }));
  }

  #settle(id: number): PendingTask<Result, Progress> | undefined {
    const task = this.#pending.get(id);
    clearTimeout(task?.timeout);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#stopWatchingMemory();
    return task;
  }

  #kill(reason: string): void {
    this.#fail(new ChildEnded(reason));
    this.#process.kill('SIGKILL');
  }

  #fail(error: Error): void {
    this.#end ??= error;
    this.#onNotStarted(new Error(`${this.#settings.module.href} did not start: ${this.#stderr || error.message}`));
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(this.#end);
  }

  #watchMemory(): void {
    const { memoryBytes } = this.#settings;
    if (memoryBytes === undefined) return;
    this.#memoryCheck ??= setInterval(() => {
      void residentBytes(this.pid).then((bytes) => {
        if (bytes > memoryBytes) this.#kill(`${Math.round(bytes / 1e6)} MB of memory`);
      });
    }, MEMORY_CHECK_MS);
  }

  #stopWatchingMemory(): void {
    clearInterval(this.#memoryCheck);
    this.#memoryCheck = undefined;
  }
}
