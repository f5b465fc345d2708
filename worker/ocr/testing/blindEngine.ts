import type { OcrEngine } from '../OcrEngine';
import type { Photo } from '../photo/photo';

/** An engine that finds no words, and remembers the photos that it was asked for. */
export function blindEngine(): OcrEngine & { readonly asked: readonly Photo[] } {
  const asked: Photo[] = [];
  return {
    asked,
    readWords: async (photo) => {
      asked.push(photo);
      return { width: photo.width, height: photo.height, photo, words: [] };
    },
    close: async () => undefined,
  };
}
