import { createHash } from 'node:crypto';
import type { FileKey, FileStore } from './FileStore';

/** How many files there were of each kind. */
export interface CopyCounts {
  readonly copied: number;
  /** Were in the target with the same bytes. */
  readonly same: number;
  /** Were removed from the source while this went on. */
  readonly gone: number;
  /** In bytes, of what was copied. */
  readonly bytes: number;
}

/**
 * Copies all files from one store to another. It reads each file again where it was put and compares both, so it may be
 * stopped at any time and run again: what is there with the same bytes is left alone. Nothing is removed from either.
 * @throws Error that names the key of a file whose copy differs.
 */
export async function copyFiles({ from, to }: { from: FileStore; to: FileStore }): Promise<CopyCounts> {
  const counts = { copied: 0, same: 0, gone: 0, bytes: 0 };
  for await (const key of from.list()) {
    const wanted = await sumOf(from, key);
    if (wanted !== null && wanted === (await sumOf(to, key))) {
      counts.same += 1;
      continue;
    }
    const source = wanted === null ? null : await from.open(key);
    if (source === null) {
      counts.gone += 1;
      continue;
    }
    counts.bytes += await to.put(key, source.bytes);
    if ((await sumOf(to, key)) !== wanted)
      throw new Error(`The copy of ${key} is not what was read, or the file was changed meanwhile. Run this again.`);
    counts.copied += 1;
  }
  return counts;
}

/** The SHA-256 of the file, in hexadecimal; null when there is none. */
async function sumOf(files: FileStore, key: FileKey): Promise<string | null> {
  const file = await files.open(key);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const part of file.bytes) hash.update(part);
  return hash.digest('hex');
}
