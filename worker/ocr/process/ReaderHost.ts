import { fileURLToPath } from 'node:url';
import type { Logger } from '@fairtab/services/logger';
import type { OcrStage } from '../OcrEngine';
import type { PhotoReader, ReadPhoto } from '../PhotoReader';
import { ReaderChild, type ReaderLimits } from './ReaderChild';
import { UnreadablePhoto } from '../UnreadablePhoto';

interface ReaderHostOptions {
  readonly engine: string;
  /** What the reading process sees of the environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly logger: Logger;
  readonly program?: string;
  readonly limits?: ReaderLimits;
  readonly idleMs?: number;
}

const PROGRAM = fileURLToPath(new URL('readerProcess.ts', import.meta.url));
/** A photo takes seconds, on a machine that is busy with other things some more, and people wait for a minute. */
const LIMITS: ReaderLimits = { timeMs: 45_000, memoryBytes: 1_000_000_000 };
/** People photograph receipts in the evening and few at a time; in between the models need not lie in memory. */
const IDLE_MS = 60_000;
/** The decoders of HEIC and PDF keep their largest photo's memory; a process that grew beyond this is replaced. */
const KEPT_BELOW_BYTES = 600_000_000;

/**
 * Reads photos in a process of their own, so that one that is broken on purpose ends that process and not the worker.
 * It starts with the first photo, is replaced when it fails or grows, and ends when it is idle.
 */
export class ReaderHost implements PhotoReader {
  readonly engine: string;
  readonly #options: Required<ReaderHostOptions>;
  #turn: Promise<unknown> = Promise.resolve();
  #child: ReaderChild | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ReaderHostOptions) {
    this.engine = options.engine;
    this.#options = { program: PROGRAM, limits: LIMITS, idleMs: IDLE_MS, ...options };
  }

  read(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
    const reading = this.#turn.then(() => this.readNow(photo, onStage));
    this.#turn = reading.catch(() => undefined);
    return reading;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.endChild();
  }

  private async readNow(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
    if (this.#isClosed) throw new Error('The reader was closed');
    clearTimeout(this.#idle);
    const child = this.runningChild();
    try {
      const read = await child.read(photo, onStage);
      await this.keepOrEnd(child);
      return read;
    } catch (error) {
      // Whatever a decoder that gave up has left behind goes with its process.
      await this.endChild();
      const { logger } = this.#options;
      if (error instanceof UnreadablePhoto) logger.warn({ reason: error.message }, 'a photo could not be read');
      else logger.error({ err: error }, 'reading photos does not work');
      throw error;
    }
  }

  private runningChild(): ReaderChild {
    if (this.#child?.isRunning) return this.#child;
    const { program, env, limits } = this.#options;
    this.#child = new ReaderChild({ program, env, limits });
    return this.#child;
  }

  private async keepOrEnd(child: ReaderChild): Promise<void> {
    if ((await child.memory()) > KEPT_BELOW_BYTES) return this.endChild();
    this.#idle = setTimeout(() => void this.endChild(), this.#options.idleMs);
    this.#idle.unref();
  }

  private async endChild(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = null;
    await child?.stop();
  }
}
