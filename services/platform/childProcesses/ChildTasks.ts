import pLimit from 'p-limit';
import { Child, type ChildSettings } from './Child';
import { residentBytes } from './residentBytes';

interface ChildTasksSettings extends ChildSettings {
  /** How many tasks the child works on at the same time; without it, as many as are asked for. */
  readonly concurrency?: number;
  /** The child is ended after this time without a task, in ms; without it, it stays. */
  readonly idleMs?: number;
  /** A child that holds more memory than this after a task is replaced, since libraries keep what they once needed. */
  readonly keptBelowBytes?: number;
  /** Whether a task that fails ends the child, so that nothing of it remains in memory. */
  readonly endsAfterFailure?: boolean;
}

/**
 * Runs tasks in a child process, for work that would keep this process busy or could bring it down. The child starts with
 * the first task, and a new one is started when it has ended.
 *
 * The pools on npm have no limit on the memory of a process while it works (native decoders allocate outside of V8's
 * heap), and do not say why a process did not start.
 */
export class ChildTasks<Task, Result, Progress = never> {
  readonly #settings: ChildTasksSettings;
  readonly #limit: ReturnType<typeof pLimit>;
  #child: Child<Task, Result, Progress> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: ChildTasksSettings) {
    this.#settings = settings;
    this.#limit = pLimit(settings.concurrency ?? Number.POSITIVE_INFINITY);
  }

  /** The process id of the running child. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * @throws an Error with the name and message of what the module threw; ChildEnded when the child crashed or broke a
   * limit meanwhile; another Error when it did not start, or this was closed.
   */
  run(task: Task, onProgress: (progress: Progress) => void = () => undefined): Promise<Result> {
    return this.#limit(() => this.#runNow(task, onProgress));
  }

  /** Ends the child; its tasks, and all later ones, fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end(this.#child);
  }

  async #runNow(task: Task, onProgress: (progress: Progress) => void): Promise<Result> {
    if (this.#isClosed) throw new Error('The child process was closed');
    clearTimeout(this.#idle);
    const child = this.#runningChild();
    try {
      const result = await child.run(task, onProgress);
      if (child.isIdle && (await this.#isTooLarge(child))) await this.#end(child);
      return result;
    } catch (error) {
      if (this.#settings.endsAfterFailure) await this.#end(child);
      throw error;
    } finally {
      this.#endWhenIdle();
    }
  }

  #runningChild(): Child<Task, Result, Progress> {
    if (!this.#child?.isRunning) this.#child = new Child(this.#settings);
    return this.#child;
  }

  async #isTooLarge(child: Child<Task, Result, Progress>): Promise<boolean> {
    const { keptBelowBytes } = this.#settings;
    return keptBelowBytes !== undefined && (await residentBytes(child.pid)) > keptBelowBytes;
  }

  #endWhenIdle(): void {
    const { idleMs } = this.#settings;
    clearTimeout(this.#idle);
    if (idleMs === undefined || this.#isClosed) return;
    this.#idle = setTimeout(() => {
      if (this.#child?.isIdle) void this.#end(this.#child);
    }, idleMs).unref();
  }

  async #end(child: Child<Task, Result, Progress> | null): Promise<void> {
    if (this.#child === child) this.#child = null;
    await child?.stop();
  }
}
