import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileKey, FileStore } from '../platform/files/FileStore';

/** Keeps files in memory. */
export function memoryFiles(): FileStore & { readonly keys: () => string[] } {
  const kept = new Map<FileKey, Uint8Array>();
  return {
    keys: () => [...kept.keys()].sort(),
    put: async (key, bytes) => {
      const whole = bytes instanceof Uint8Array ? bytes : await buffer(bytes);
      kept.set(key, whole);
      return whole.byteLength;
    },
    get: async (key) => kept.get(key) ?? null,
    open: async (key) => {
      const bytes = kept.get(key);
      return bytes ? { size: bytes.byteLength, bytes: Readable.from([bytes]) } : null;
    },
    remove: async (key) => void kept.delete(key),
    removeUnfinished: async () => undefined,
    list: async function* () {
      yield* kept.keys();
    },
  };
}
