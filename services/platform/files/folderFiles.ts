import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkFileKey, isFileKey, type FileKey, type FileStore } from './FileStore';

/** The end of the name of a file that is being written. */
const UNFINISHED = /\.[0-9a-f]{12}$/;

/**
 * Files in a folder that only Fairtab's system user can enter. Several machines need the same folder, mounted on each
 * of them.
 */
export function folderFiles(folder: string): FileStore {
  const pathOf = (key: FileKey): string => {
    checkFileKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside it and then renamed, so that nobody reads half a file.
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        const size = await write(unfinished, bytes);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
        return size;
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
    open: async (key) => {
      try {
        const file = await open(pathOf(key));
        return { size: (await file.stat()).size, bytes: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    removeUnfinished: async (before) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhenMissing);
      for (const entry of entries) {
        if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        // Another worker may have removed it.
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
    list: async function* () {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhenMissing);
      for (const entry of entries) {
        const key = `${basename(entry.parentPath)}/${entry.name}`;
        // The names of unfinished files have a dot, and so are no keys.
        if (entry.isFile() && isFileKey(key) && join(folder, key) === join(entry.parentPath, entry.name)) yield key;
      }
    },
  };
}

async function write(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, bytes);
    // So that a photo whose upload was answered survives a power cut.
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

function noneWhenMissing(error: unknown): never[] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Makes a name that was made or replaced in the folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
