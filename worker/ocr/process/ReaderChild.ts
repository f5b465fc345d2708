import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { OcrStage } from '../OcrEngine';
import type { ReadPhoto } from '../PhotoReader';
import { residentBytes } from './residentBytes';
import type { FromReader, ToReader } from './readerMessages';
import { UnreadablePhoto } from '../UnreadablePhoto';

export interface ReaderLimits {
  /** For each photo. */
  readonly timeMs: number;
  readonly memoryBytes: number;
}

/** Long, for a machine that is busy with other things. */
const START_MS = 30_000;
const MEMORY_CHECK_MS = 250;
/** Pixels are kept outside of V8's heap, which holds little more than code. */
const HEAP_MB = 256;
const KEPT_OF_STDERR = 2_000;

/** A process that reads photos, from its start to its end. */
export class ReaderChild {
  readonly #process: ChildProcess;
  readonly #limits: ReaderLimits;
  readonly #ended: Promise<unknown>;
  readonly #ready: Promise<void>;
  #complaint = '';
  #isStopped = false;

  /** @param env all that the process sees of our environment: it takes in what strangers send. */
  constructor({ program, env, limits }: { program: string; env: NodeJS.ProcessEnv; limits: ReaderLimits }) {
    this.#limits = limits;
    this.#process = fork(program, {
      cwd: dirname(program),
      env,
      execArgv: ['--import', 'tsx', `--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-KEPT_OF_STDERR);
    });
    // A process that could not be started, or a channel that broke, shows in `exit` or in the time limit.
    this.#process.on('error', (error) => (this.#complaint += error.message));
    this.#ended = once(this.#process, 'exit').catch(() => undefined);
    this.#ready = this.until({
      timeMs: START_MS,
      pick: (message) => message.kind === 'ready' || null,
      failed: () => this.notStarted(),
    }).then(() => undefined);
    this.#ready.catch(() => undefined);
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null && this.#process.connected;
  }

  /** Bytes of memory it holds; 0 where the system does not tell. */
  memory(): Promise<number> {
    return residentBytes(this.#process.pid);
  }

  /**
   * @throws UnreadablePhoto when the photo is to blame, also for the end of the process or for breaking a limit, which
   * ends it; another error when it cannot read at all.
   */
  async read(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
    await this.#ready;
    const reading = this.until({
      timeMs: this.#limits.timeMs,
      pick: (message) => {
        if (message.kind === 'read') return message.read;
        if (message.kind === 'unreadable') throw new UnreadablePhoto(message.message);
        if (message.kind === 'stage') onStage(message.stage);
        return null;
      },
      failed: (how) => new UnreadablePhoto(`The photo ended its reader: ${how}`),
    });
    // A channel that is closed already calls back with the error, and the exit tells the rest.
    this.#process.send({ photo } satisfies ToReader, () => undefined);
    return reading;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#process.kill('SIGKILL');
    if (this.#process.pid !== undefined) await this.#ended;
  }

  private notStarted(): Error {
    return new Error(`The process that reads photos did not start: ${this.#complaint || 'no reason given'}`);
  }

  /** Waits for the message that `pick` makes something of, within the limits. */
  private async until<T>({
    timeMs,
    pick,
    failed,
  }: {
    timeMs: number;
    pick: (message: FromReader) => T | null;
    failed: (how: string) => Error;
  }): Promise<T> {
    let stopWatching = (): void => undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        const onMessage = (message: FromReader): void => {
          try {
            if (message.kind === 'unavailable') throw new Error(message.message);
            const picked = pick(message);
            if (picked !== null) resolve(picked);
          } catch (error) {
            reject(error instanceof Error ? error : new Error('The reader said something odd'));
          }
        };
        const fail = (how: string): void => reject(this.#isStopped ? new Error('The reader was closed') : failed(how));
        const end = (how: string): void => {
          fail(how);
          this.#process.kill('SIGKILL');
        };
        const onExit = (code: number | null, signal: string | null): void => fail(signal ?? `exit code ${code}`);
        const onError = (error: Error): void => fail(error.message);
        const late = setTimeout(() => end(`more than ${timeMs} ms`), timeMs);
        const weighing = setInterval(() => {
          void this.memory().then((bytes) => {
            if (bytes > this.#limits.memoryBytes) end(`${Math.round(bytes / 1e6)} MB of memory`);
          });
        }, MEMORY_CHECK_MS);
        this.#process.on('message', onMessage).once('exit', onExit).once('error', onError);
        stopWatching = () => {
          clearTimeout(late);
          clearInterval(weighing);
          this.#process.off('message', onMessage).off('exit', onExit).off('error', onError);
        };
        if (!this.isRunning) fail('it had ended before');
      });
    } finally {
      stopWatching();
    }
  }
}
