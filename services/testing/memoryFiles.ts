import type { FileStore } from '../files/FileStore';

/** Keeps files in memory. */
export function memoryFiles(): FileStore & { readonly keys: () => string[] } {
  const kept = new Map<string, Uint8Array>();
  return {
    keys: () => [...kept.keys()].sort(),
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
  };
}
