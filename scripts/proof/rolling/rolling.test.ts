import { PROGRAM_VERSION } from '@fairtab/services/platform/programVersion';
import { hasRedisServer } from '@fairtab/services/testing/redis';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { COMPILED, nodeArgs, projectRoot } from '../../launcher/Child';
import type { Fleet } from './Fleet';
import { hasHAProxy } from './HAProxy';
import { otherVersion } from './otherVersion';
import { replaceUnderLoad } from './replaceUnderLoad';

const LOADED_MACHINE_MS = 600_000;
const isPossible = (hasHAProxy || process.env['REQUIRE_HAPROXY'] === '1') && hasRedisServer;
const why = isPossible ? '' : ' (skipped: it needs haproxy and redis-server)';

/** After this migration only this version and newer ones may run. */
const CONTRACTION = {
  name: '30000101000000_later',
  sql: `CREATE TABLE later (id int);
    CREATE OR REPLACE FUNCTION oldest_program() RETURNS text LANGUAGE sql IMMUTABLE RETURN '${PROGRAM_VERSION}';`,
};

it.runIf(isPossible)(
  `while every process behind HAProxy is replaced, in the two steps across a migration that older programs do not understand, tables go on, nothing is lost, and every screen shows what the database has${why}`,
  async () => {
    const before = await otherVersion({ version: '0.1.9' });
    const after = await otherVersion({ version: '99.0.0', migration: CONTRACTION });
    onTestFinished(() => {
      for (const folder of [before, after]) rmSync(folder, { recursive: true, force: true });
    });
    const running: string[][] = [];
    const replace = async (fleet: Fleet) => {
      running.push(await versionsOf(fleet));
      await expect(fleet.migrate(after)).rejects.toThrow(
        `Processes of Fairtab 0.1.9 use this database, and the new migrations are for ${PROGRAM_VERSION} and newer.`,
      );
      const first = await fleet.replaceEach(projectRoot);
      running.push(await versionsOf(fleet));
      await fleet.migrate(after);
      expect(startWorker({ root: before, fleet })).toMatchObject({
        status: 1,
        said: expect.stringContaining(`it needs ${PROGRAM_VERSION} or newer`),
      });
      const second = await fleet.replaceEach(after);
      running.push(await versionsOf(fleet));
      return [...first, ...second];
    };

    const { wrong, ends, acknowledged, figures, screens, reconnects, mails, secondsOfReplacing } =
      await replaceUnderLoad({ seed: 1, root: before, replace });
    const again = [...figures.again].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
    process.stdout.write(
      `5 processes replaced twice in ${secondsOfReplacing} s: ${figures.requests} requests, ${acknowledged} writes acknowledged, ` +
        `sent again: ${again || 'none'}, slowest write ${Math.round(figures.slowestMs)} ms, ` +
        `${reconnects} reconnects of ${screens} screens, ${mails} mails\n`,
    );
    expect(wrong).toEqual([]);
    // A web server that stops breaks no request off. Under load it may say 503, and then the write is sent again.
    expect([...figures.again.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(ends).toEqual(Array.from({ length: 10 }, () => 0));
    expect(running).toEqual(['0.1.9', PROGRAM_VERSION, '99.0.0'].map((version) => [version, version, version]));
    expect(acknowledged).toBeGreaterThan(50);
    expect(mails).toBeGreaterThan(2);
    expect(reconnects).toBeGreaterThan(0);
  },
  LOADED_MACHINE_MS,
);

/** @returns what `/healthz` of each web server says. */
async function versionsOf({ urls }: Fleet): Promise<string[]> {
  const answers = await Promise.all(urls.map((url) => fetch(`${url}/healthz`)));
  return Promise.all(answers.map(async (answer) => ((await answer.json()) as { version: string }).version));
}

/** Starts a worker that is expected to end by itself. */
function startWorker({ root, fleet }: { root: string; fleet: Fleet }): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeArgs('worker', COMPILED.worker), COMPILED.worker],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], DATABASE_URL: fleet.databaseUrl, DATA_DIR: root },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, said: stdout + stderr };
}
