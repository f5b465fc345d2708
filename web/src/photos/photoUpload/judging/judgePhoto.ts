import { NO_JUDGEMENT, type Judgement } from './Judgement';

/** A photo that takes longer, in ms, is not judged: it is sent as it is. */
const PATIENCE_MS = 4_000;

/** Looks at a photo beside the page, before it is sent. Never fails: what this browser cannot look at has no judgement. */
export function judgePhoto(photo: Blob): Promise<Judgement> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(NO_JUDGEMENT);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    const end = (judgement: Judgement): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(judgement);
    };
    const timer = setTimeout(() => end(NO_JUDGEMENT), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<Judgement>) => end(data);
    worker.onerror = () => end(NO_JUDGEMENT);
    worker.postMessage(photo);
  });
}
