import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from './logger';
import { APPLICATION_NAME, checkProgram, compareVersions, PROGRAM_VERSION, ProgramTooOld } from './programVersion';
import { createTestDatabase, type TestDatabase } from '../testing/database';

describe('versions', () => {
  it('are compared number by number', () => {
    const inOrder = ['0.2.0', '0.2.9', '0.2.10', '0.10.0', '1.0.0'];
    expect(inOrder.toReversed().toSorted(compareVersions)).toEqual(inOrder);
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
  });
});

it('the changelog says what is new in this version', () => {
  const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const [newest = '', ...others] = [...changelog.matchAll(/^## (\d+\.\d+\.\d+), \d+ \w+ 20\d\d$/gm)].map(
    ([, version]) => version,
  );
  expect(newest).toBe(PROGRAM_VERSION);
  expect(others.every((version, index) => compareVersions(String(version), [newest, ...others][index] ?? '') < 0)).toBe(
    true,
  );
});

describe('a process', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  async function start(pool: Parameters<typeof checkProgram>[0]['pool'] = database.db.pool): Promise<string> {
    let log = '';
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    await checkProgram({ pool, logger: createLogger({ name: 'test', level: 'warn', destination }) });
    return log;
  }

  const setOldest = (version: string) =>
    database.db.pool.query(
      `CREATE OR REPLACE FUNCTION oldest_program() RETURNS text LANGUAGE sql IMMUTABLE RETURN '${version}'`,
    );

  it('starts on a database that lets its version use it, or says nothing about versions', async () => {
    await setOldest(PROGRAM_VERSION);
    expect(await start()).toBe('');
    await database.db.pool.query('DROP FUNCTION oldest_program()');
    expect(await start()).toBe('');
  });

  it('refuses a database that needs a newer one, and says which', async () => {
    await setOldest('99.1.0');
    await expect(start()).rejects.toThrow(ProgramTooOld);
    await expect(start()).rejects.toThrow(`This is Fairtab ${PROGRAM_VERSION}`);
    await expect(start()).rejects.toThrow('it needs 99.1.0 or newer');
  });

  it('starts while the database is away, and the log says that nothing was compared', async () => {
    const away = { query: () => Promise.reject(new Error('away')) };
    expect(await start(away)).toContain('the version could not be compared');
  });

  it('is known to PostgreSQL by its version', async () => {
    const { rows } = await database.db.pool.query('SHOW application_name');
    expect(rows).toEqual([{ application_name: APPLICATION_NAME }]);
  });
});
