import { t } from '@fairtab/domain/language/t';
import { ChildEnded } from '../../platform/childProcesses/Child';
import { ChildTasks } from '../../platform/childProcesses/ChildTasks';
import { plainEnvironment } from '../../platform/childProcesses/plainEnvironment';
import { InvalidInput } from '../../platform/errors';

/** Long, because the machine may be busy with other things. */
const PORTRAIT_MS = 10_000;
const MEMORY_BYTES = 400_000_000;
const HEAP_MB = 64;
const IDLE_MS = 30_000;

/**
 * Decodes pictures of strangers in another process than the one that serves requests, one picture at a time. A refused picture
 * ends that process, so that nothing of it is there when the next picture comes.
 */
const decoding = new ChildTasks<Buffer, Uint8Array>({
  module: new URL('portraitTask.mjs', import.meta.url),
  packages: ['sharp'],
  env: plainEnvironment(),
  heapMb: HEAP_MB,
  concurrency: 1,
  taskMs: PORTRAIT_MS,
  memoryBytes: MEMORY_BYTES,
  idleMs: IDLE_MS,
  endsAfterFailure: true,
});

/** The first bytes of the three kinds. The name and type that a client sends with a file are not trusted. */
const BEGINNINGS = [
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Makes a square JPEG of 192 pixels, upright and without metadata (place, time, device).
 * @throws InvalidInput for anything but a JPEG, PNG or WebP, and for one that is broken, animated or far too large once
 * unpacked.
 */
export async function makePortrait(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  if (!BEGINNINGS.some((isKind) => isKind(bytes))) throw refusal(t('The photo must be a JPEG, PNG or WebP'));
  try {
    return Uint8Array.from(await decoding.run(bytes));
  } catch (error) {
    if (error instanceof ChildEnded) throw refusal(t('This photo cannot be read'));
    // An error from the child keeps its name but not its class.
    if (!(error instanceof Error) || error.name !== 'PictureRefused') throw error;
    throw refusal(
      error.message === 'animated' ? t('The photo must not be an animation') : t('This photo cannot be read'),
    );
  }
}

function refusal(message: string): InvalidInput {
  return new InvalidInput([{ path: 'image', message }]);
}
