import { mkdir, mkdtemp, open, readdir, rm, stat, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileStore } from './FileStore';
import { filesBelow, openFileStore } from './openFileStore';

let dataDir: string;
let files: FileStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairtab-files-'));
  files = await openFileStore({ dataDir, s3: null });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const inFolder = (folder: string) => readdir(join(dataDir, 'files', folder));

describe('files in a folder', () => {
  it('are on the disk before they get their name, so that a power cut takes nothing that was answered', async () => {
    const path = join(dataDir, 'probe');
    await writeFile(path, '');
    const probe = await open(path);
    const fileHandle = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const flushed: { size: number; names: string[] }[] = [];
    const flush = fileHandle.sync;
    vi.spyOn(fileHandle, 'sync').mockImplementation(async function (this: FileHandle) {
      flushed.push({ size: (await this.stat()).size, names: await inFolder('photos') });
      return flush.call(this);
    });
    await files.put('photos/abc', bytes('first'));
    vi.restoreAllMocks();
    expect(flushed[0]).toEqual({ size: 5, names: [expect.stringMatching(/^abc\.[0-9a-f]{12}$/)] });
  });

  it('leave nothing of what they replace', async () => {
    await files.put('photos/abc', bytes('a long first one'));
    await files.put('photos/abc', bytes('second'));
    expect(await files.get('photos/abc')).toEqual(Buffer.from('second'));
    expect(await inFolder('photos')).toEqual(['abc']);
  });

  it('leave nothing when a process was killed while it wrote, once that was long ago', async () => {
    await files.put('photos/abc', bytes('whole'));
    const [old, young] = ['photos/abd.0123456789ab', 'photos/abe.0123456789ab'].map((name) =>
      join(dataDir, 'files', name),
    );
    for (const path of [old, young]) await writeFile(path ?? '', 'half');
    await utimes(old ?? '', new Date(0), new Date(0));
    await files.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await inFolder('photos')).toEqual(['abc', 'abe.0123456789ab']);
    await filesBelow(join(dataDir, 'nowhere')).removeUnfinished(new Date());
  });

  it('are readable only by the system user of Fairtab', async () => {
    await files.put('photos/abc', bytes('x'));
    const modes = ['files/photos', 'files/photos/abc'].map(
      async (path) => (await stat(join(dataDir, path))).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
  });

  it('are one whole version after several simultaneous writes', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
    await Promise.all(texts.map((text) => files.put('photos/abc', bytes(text))));
    expect(texts).toContain(Buffer.from((await files.get('photos/abc')) ?? []).toString());
    expect(await inFolder('photos')).toEqual(['abc']);
  });

  it('leave no temporary file when they cannot be renamed', async () => {
    await mkdir(join(dataDir, 'files/photos/taken/by'), { recursive: true });
    await expect(files.put('photos/taken', bytes('x'))).rejects.toThrow();
    expect(await inFolder('photos')).toEqual(['taken']);
  });
});
