import type { Advice } from './adviceFor';

/** A photo that takes longer, in ms, is not judged: it is sent anyway. */
const PATIENCE_MS = 4_000;

/**
 * Looks at a photo beside the page, before it is sent.
 * @returns null for a good photo, and when this browser cannot tell.
 */
export function judgePhoto(photo: Blob): Promise<Advice | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    const end = (advice: Advice | null): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(advice);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<Advice | null>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(photo);
  });
}
