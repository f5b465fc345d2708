import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFreeSpace, takeDataFolder } from './dataFolder';

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairtab-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('can be taken again after it was released', async () => {
    const first = await takeDataFolder({ folder, port: 3000 });
    first.release();
    expect((await takeDataFolder({ folder, port: 3000 })).wasKilled).toBe(false);
  });

  it('can be taken when its holder was killed, even if another process got the number', async () => {
    writeFileSync(
      join(folder, 'running.json'),
      JSON.stringify({ pid: process.ppid, startTime: 'long ago', port: 3000 }),
    );
    expect((await takeDataFolder({ folder, port: 3000 })).wasKilled).toBe(true);
  });

  it('can be taken when a kill left half a file', async () => {
    writeFileSync(join(folder, 'running.json'), '{"pid":');
    expect((await takeDataFolder({ folder, port: 3000 })).wasKilled).toBe(true);
  });

  it('says how much room is missing on a full disk', () => {
    const check = (freeBytes: number, isNew: boolean) => () => checkFreeSpace({ folder: '/data', freeBytes, isNew });
    expect(check(60_000_000, true)).toThrow('60 MB are free and Fairtab needs 100 MB');
    expect(check(60_000_000, false)).not.toThrow();
    expect(check(1_000_000, false)).toThrow('The disk of the data folder /data is nearly full: 1 MB are free');
  });
});
