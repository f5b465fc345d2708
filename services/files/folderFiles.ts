import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileKey, FileStore } from './FileStore';

const KEY = /^[a-z]+\/[\w-]{1,64}$/;

/**
 * Files in a folder that only Fairtab's system user can enter. Several machines need the same folder, mounted on each
 * of them.
 */
export function folderFiles(folder: string): FileStore {
  const pathOf = (key: FileKey): string => {
    if (!KEY.test(key)) throw new Error('This is no key of a file');
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside it and then renamed, so that nobody reads half a file.
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await write(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    // So that a photo whose upload was answered survives a power cut.
    await file.sync();
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
