import { bundleTask } from '@fairtab/services/platform/childProcesses/bundleTask';
import { ChildEnded } from '@fairtab/services/platform/childProcesses/Child';
import { ChildTasks } from '@fairtab/services/platform/childProcesses/ChildTasks';
import type { Logger } from '@fairtab/services/platform/logger';
import type { OcrStage } from '../OcrEngine';
import type { PhotoReader, ReadPhoto } from '../PhotoReader';
import { UnreadablePhoto } from '../UnreadablePhoto';

interface ChildPhotoReaderOptions {
  readonly engine: string;
  /** The child's whole environment: it reads what strangers send, so it gets no secrets. */
  readonly env: NodeJS.ProcessEnv;
  /** The packages of the engine. */
  readonly packages?: readonly string[];
  /** Files that the child needs besides its packages. It can read no other ones. */
  readonly reads?: readonly string[];
  readonly logger: Logger;
  readonly module?: URL;
  /** For each photo. */
  readonly timeMs?: number;
  readonly memoryBytes?: number;
  readonly idleMs?: number;
}

/** The decoders of photos, which every engine uses. */
const DECODERS = ['sharp', 'libheif-js', '@hyzyla/pdfium'];
/** A photo takes seconds, more on a busy machine, and people wait for a minute. */
const PHOTO_MS = 45_000;
const MEMORY_BYTES = 1_000_000_000;
/** The decoders of HEIC and PDF keep the memory of their largest photo. */
const KEPT_BELOW_BYTES = 600_000_000;
/** After this time without photos the process ends, which frees the memory of the models. */
const IDLE_MS = 60_000;
/** Pixels are kept outside of V8's heap, which holds little more than code. */
const HEAP_MB = 256;

/** Reads photos in a child process, so that a photo that is made to break its decoder ends the child and not the worker. */
export class ChildPhotoReader implements PhotoReader {
  readonly engine: string;
  readonly #logger: Logger;
  readonly #tasks: ChildTasks<Uint8Array, ReadPhoto, OcrStage>;

  constructor({
    engine,
    env,
    packages = [],
    reads = [],
    logger,
    module = new URL('readPhotoTask.ts', import.meta.url),
    timeMs = PHOTO_MS,
    memoryBytes = MEMORY_BYTES,
    idleMs = IDLE_MS,
  }: ChildPhotoReaderOptions) {
    this.engine = engine;
    this.#logger = logger;
    let code: string | undefined;
    this.#tasks = new ChildTasks({
      module,
      code: () => (code ??= bundleTask(module)),
      env,
      packages: [...DECODERS, ...packages],
      reads,
      heapMb: HEAP_MB,
      concurrency: 1,
      taskMs: timeMs,
      memoryBytes,
      keptBelowBytes: KEPT_BELOW_BYTES,
      idleMs,
      endsAfterFailure: true,
    });
  }

  async read(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
    try {
      return await this.#tasks.run(photo, onStage);
    } catch (error) {
      const unreadable = unreadablePhotoOf(error);
      if (unreadable) this.#logger.warn({ reason: unreadable.message }, 'a photo could not be read');
      else this.#logger.error({ err: error }, 'reading photos does not work');
      throw unreadable ?? error;
    }
  }

  close(): Promise<void> {
    return this.#tasks.close();
  }
}

/** Null when the photo did not cause the error. */
function unreadablePhotoOf(error: unknown): UnreadablePhoto | null {
  if (error instanceof ChildEnded) return new UnreadablePhoto(`The photo ended its reader: ${error.message}`);
  // An error from the child keeps its name but not its class.
  if (error instanceof Error && error.name === UnreadablePhoto.name) return new UnreadablePhoto(error.message);
  return null;
}
