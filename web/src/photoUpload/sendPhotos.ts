import { Unreachable } from '../relay/errors';
import { postPhoto } from './postPhoto';
import { shrinkForReading } from './shrinkForReading';

/** A photo that was chosen on this device. */
export interface ChosenPhoto {
  /** Its own for as long as it is shown. */
  readonly key: string;
  readonly file: File;
}

/** How long to wait for a connection that comes back without the browser noticing, in ms. */
export const TRY_AGAIN_MS = 5_000;

export interface Sending {
  readonly photos: readonly ChosenPhoto[];
  /** What arrived before, by the photo's key; added to as more arrives. */
  readonly arrived: Map<string, string>;
  readonly signal: AbortSignal;
  /** How much of all photos has left this device, 0 to 100. */
  readonly onPercent: (percent: number) => void;
  /** Whether it stands still for want of a connection. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Sends photos, shrunk, one after the other, and waits for a signal as long as it takes.
 * @returns their ids, in their order
 * @throws PhotoRefused, or the signal's reason when it was aborted.
 */
export async function sendPhotos({ photos, arrived, signal, onPercent, onWaiting }: Sending): Promise<string[]> {
  const toSend = photos.filter(({ key }) => !arrived.has(key));
  for (const [before, { key, file }] of toSend.entries()) {
    const tell = (share: number): void => onPercent(((before + share) / toSend.length) * 100);
    // One at a time: six decoded photos at once are more than a phone has room for.
    const photo = await shrinkForReading(file);
    const act = () => postPhoto({ photo, signal, onSent: (bytes) => tell(bytes / photo.size) });
    arrived.set(key, await insistently({ act, signal, onWaiting }));
    tell(1);
  }
  return photos.flatMap(({ key }) => arrived.get(key) ?? []);
}

/** Does something again and again until somebody answers. @throws what it throws, other than Unreachable */
export async function insistently<Result>({
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

/** The browser found a network again, or enough time has gone by to look. @throws the signal's reason */
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
