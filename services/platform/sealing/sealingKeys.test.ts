import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '../../testing/database';
import { signedInAccount } from '../../testing/signedInAccount';
import { setTable } from '../../testing/table';
import { TEST_DATA_KEY } from '../../testing/testSealer';
import { LostKey, readSealingKeys } from './sealingKeys';

const database = await databaseForTests();
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairtab-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const read = (dataKeys: string[] = []) => readSealingKeys(database.db.pool, { dataKeys, dataDir });

describe('the key of the data folder', () => {
  it('is made once while nothing is sealed, and is the same from then on', async () => {
    const [made] = await Promise.all([read(), read()]);
    expect(await read()).toEqual(made);
  });

  it('is never replaced or used when it is damaged', async () => {
    await writeFile(join(dataDir, 'data-key'), 'half a k');
    await expect(read()).rejects.toThrow(LostKey);
    expect(await readFile(join(dataDir, 'data-key'), 'utf8')).toBe('half a k');
  });

  it('leaves nothing beside it, and is for the system user of Fairtab alone', async () => {
    await Promise.all(Array.from({ length: 5 }, () => read()));
    expect(await readdir(dataDir)).toEqual(['data-key']);
    expect((await stat(join(dataDir, 'data-key'))).mode & 0o777).toBe(0o600);
  });

  it('is not made a second time when something is sealed', async () => {
    await signedInAccount(setTable(database.db));
    const { count } = await database.db.prisma.user.updateMany({ data: { totpSecret: 'sealed' } });
    expect(count).toBe(1);
    await expect(read()).rejects.toThrow(LostKey);
    expect(existsSync(join(dataDir, 'data-key'))).toBe(false);
    expect(await read([TEST_DATA_KEY])).toHaveLength(1);
  });
});
