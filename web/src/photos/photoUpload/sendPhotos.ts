import { Unreachable } from '../../network/relay/errors';
import type { Judgement } from './judging/Judgement';
import { postPhoto } from './postPhoto';
import { shrinkForReading } from './shrinkForReading';

/** A photo that was chosen on this device. */
export interface ChosenPhoto {
  /** Unique on the page, for React. */
  readonly key: string;
  readonly file: File;
  /** What was seen on it; undefined until this device has looked at it. */
  readonly judgement?: Judgement;
}

/** How long to wait before trying again, in ms. Browsers do not always report that a connection is back. */
export const TRY_AGAIN_MS = 5_000;

export interface Sending {
  readonly photos: readonly ChosenPhoto[];
  /** The ids of the photos that have arrived, by the photo's key. sendPhotos adds to it. */
  readonly arrived: Map<string, string>;
  readonly signal: AbortSignal;
  /** How much of all photos has left this device, 0 to 100. */
  readonly onPercent: (percent: number) => void;
  /** Whether sending waits for a connection. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Shrinks and sends photos one after the other. Without a connection it waits without a time limit.
 * @returns their ids, in their order
 * @throws PhotoRefused, or the signal's reason when it was aborted.
 */
export async function sendPhotos({ photos, arrived, signal, onPercent, onWaiting }: Sending): Promise<string[]> {
  const toSend = photos.filter(({ key }) => !arrived.has(key));
  if (toSend.length === 0) onPercent(100);
  for (const [before, { key, file, judgement }] of toSend.entries()) {
    const report = (share: number): void => onPercent(((before + share) / toSend.length) * 100);
    // One at a time, because six decoded photos at once do not fit into a phone's memory.
    const photo = await shrinkForReading(file, { area: judgement?.crop?.area, letterHeight: judgement?.letterHeight });
    const act = () => postPhoto({ photo, signal, onSent: (bytes) => report(bytes / photo.size) });
    arrived.set(key, await untilReached({ act, signal, onWaiting }));
    report(1);
  }
  return photos.flatMap(({ key }) => arrived.get(key) ?? []);
}

/** Repeats an action as long as it throws Unreachable. @throws every other error of the action */
export async function untilReached<Result>({
  act,
  signal,
  onWaiting,
}: Pick<Sending, 'signal' | 'onWaiting'> & { act: () => Promise<Result> }): Promise<Result> {
  for (;;) {
    try {
      const result = await act();
      onWaiting(false);
      return result;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      onWaiting(true);
      await nextChance(signal);
    }
  }
}

/** Resolves when the browser is online again, or after TRY_AGAIN_MS. @throws the signal's reason */
function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    };
    const go = (): void => {
      end();
      resolve();
    };
    const stop = (): void => {
      end();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(go, TRY_AGAIN_MS);
    addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}
