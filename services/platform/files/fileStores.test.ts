import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestS3, type TestS3 } from '../../testing/s3';
import type { FileKey, FileStore, StoredFile } from './FileStore';
import { openFileStore } from './openFileStore';

let dataDir: string;
let s3: TestS3;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairtab-files-'));
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens the store anew, as another process does. */
const STORES: Record<string, () => Promise<FileStore>> = {
  'a folder': () => openFileStore({ dataDir, s3: null }),
  'a bucket of an S3-compatible store': () => openFileStore({ dataDir: '/nowhere', s3: s3.config }),
};

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
async function* inParts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text);
}
const textOf = async (files: FileStore, key: FileKey) => {
  const found = await files.get(key);
  return found && Buffer.from(found).toString();
};
const wholeOf = async (file: StoredFile | null): Promise<Buffer> =>
  file ? buffer(file.bytes) : expect.fail('there is no such file');
async function keysOf(files: FileStore): Promise<FileKey[]> {
  const keys: FileKey[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys.sort();
}

describe.each(Object.entries(STORES))('files in %s', (_name, open) => {
  it('come back as they were put, also in another process', async () => {
    expect(await (await open()).put('photos/first', bytes('first'))).toBe(5);
    expect(await textOf(await open(), 'photos/first')).toBe('first');
  });

  it('are put part by part while they are made, and read part by part', async () => {
    const files = await open();
    const parts = ['a'.repeat(300_000), 'ä', '', 'c'.repeat(300_000)];
    expect(await files.put('exports/parts', inParts(...parts))).toBe(600_002);
    const opened = await files.open('exports/parts');
    expect(opened?.size).toBe(600_002);
    expect((await wholeOf(opened)).toString()).toBe(parts.join(''));
  });

  it('can be empty', async () => {
    const files = await open();
    expect(await files.put('photos/empty', bytes(''))).toBe(0);
    expect(await files.put('exports/empty', inParts())).toBe(0);
    expect(await textOf(files, 'photos/empty')).toBe('');
    const opened = await files.open('exports/empty');
    expect([opened?.size, (await wholeOf(opened)).byteLength]).toEqual([0, 0]);
  });

  it('are replaced as a whole', async () => {
    const files = await open();
    await files.put('photos/twice', bytes('a long first one'));
    await files.put('photos/twice', bytes('second'));
    expect(await textOf(files, 'photos/twice')).toBe('second');
  });

  it('are as before when their bytes could not be made to the end', async () => {
    const files = await open();
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield bytes('new');
      throw new Error('the pen broke');
    }
    await expect(files.put('photos/broken', broken())).rejects.toThrow('the pen broke');
    expect(await files.get('photos/broken')).toBeNull();
    await files.put('photos/broken', bytes('old'));
    await expect(files.put('photos/broken', broken())).rejects.toThrow('the pen broke');
    expect(await textOf(files, 'photos/broken')).toBe('old');
  });

  it('are null before they are put and after they are removed', async () => {
    const files = await open();
    expect(await files.get('photos/abc')).toBeNull();
    expect(await files.open('photos/abc')).toBeNull();
    await files.put('photos/abc', bytes('x'));
    await files.remove('photos/abc');
    await files.remove('photos/abc');
    expect(await files.get('photos/abc')).toBeNull();
    expect(await files.open('photos/abc')).toBeNull();
  });

  it('are listed by their keys, whole ones only', async () => {
    const files = await open();
    for (const key of await keysOf(files)) await files.remove(key);
    expect(await keysOf(files)).toEqual([]);
    await files.put('photos/b-1_B', bytes('x'));
    await files.put('incoming/a', inParts('x', 'y'));
    await files.removeUnfinished(new Date());
    expect(await keysOf(files)).toEqual(['incoming/a', 'photos/b-1_B']);
  });

  it.each<FileKey>([
    '../etc/passwd',
    'photos/..',
    'photos/a/b',
    'photos/',
    '/abc',
    'photos/a.jpg',
    `photos/${'x'.repeat(65)}`,
  ])('cannot have the key %s', async (key) => {
    const files = await open();
    await expect(files.put(key, bytes('x'))).rejects.toThrow('no key');
    await expect(files.get(key)).rejects.toThrow('no key');
    await expect(files.open(key)).rejects.toThrow('no key');
    await expect(files.remove(key)).rejects.toThrow('no key');
  });
});
