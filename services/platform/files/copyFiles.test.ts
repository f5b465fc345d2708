import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../testing/memoryFiles';
import { copyFiles } from './copyFiles';
import type { FileStore } from './FileStore';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));

async function filled(): Promise<ReturnType<typeof memoryFiles>> {
  const files = memoryFiles();
  await files.put('photos/a', bytes('aa'));
  await files.put('photos/b', bytes('bbb'));
  await files.put('incoming/c', bytes('c'));
  return files;
}

describe('copying files', () => {
  it('brings every file over, and removes nothing from either side', async () => {
    const [from, to] = [await filled(), memoryFiles()];
    await to.put('exports/mine', bytes('x'));
    expect(await copyFiles({ from, to })).toEqual({ copied: 3, same: 0, gone: 0, bytes: 6 });
    expect(to.keys()).toEqual(['exports/mine', 'incoming/c', 'photos/a', 'photos/b']);
    expect(Buffer.from((await to.get('photos/b')) ?? []).toString()).toBe('bbb');
    expect(from.keys()).toHaveLength(3);
  });

  it('goes on where it was stopped, and repairs a copy of the same size with other bytes', async () => {
    const [from, to] = [await filled(), memoryFiles()];
    let left = 1;
    const away: FileStore = {
      ...to,
      put: (...args) => (left-- > 0 ? to.put(...args) : Promise.reject(new Error('the file store is away'))),
    };
    await expect(copyFiles({ from, to: away })).rejects.toThrow('away');
    await to.put('photos/b', bytes('bXb'));
    expect(await copyFiles({ from, to })).toEqual({ copied: 2, same: 1, gone: 0, bytes: 4 });
    expect(await copyFiles({ from, to })).toEqual({ copied: 0, same: 3, gone: 0, bytes: 0 });
  });

  it('says which copy is not what was read', async () => {
    const from = await filled();
    const to = memoryFiles();
    const forgetful: FileStore = { ...to, put: (key) => to.put(key, bytes('?')) };
    await expect(copyFiles({ from, to: forgetful })).rejects.toThrow('The copy of photos/a is not what was read');
  });

  it('leaves out what is removed meanwhile', async () => {
    const [from, to] = [await filled(), memoryFiles()];
    const list = async function* () {
      yield* from.list();
      yield 'photos/gone' as const;
    };
    expect(await copyFiles({ from: { ...from, list }, to })).toMatchObject({ copied: 3, gone: 1 });
  });
});
