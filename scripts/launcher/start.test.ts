import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from './freePort';
import { readPostmaster } from './postgres/postmaster';
import { StartRig, type StartRun } from '../testing/runStart';

const TAPS = 24;

/** By then a spare web server has loaded its code, unless the machine is very busy. */
const SPARE_LOADS_SECONDS = 5;

/** A quiet machine needs less than 2 s. The rest is for a busy one. */
const BACK_WITHIN_MS = 5_000;

const statusOf = async (run: StartRun, path: string) => (await fetch(`${run.address}${path}`)).status;

/** As Linux counts time in /proc. */
const TICKS_PER_SECOND = 100;

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

/** The processes that `npm start` runs with this entry file. */
function pidsOf({ entry, parent }: { entry: string; parent: StartRun }): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent.process.pid);
  return pids.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(entry)).map(Number);
}

/** The oldest of them. */
const pidOf = (which: { entry: string; parent: StartRun }): number => Math.min(...pidsOf(which));

/**
 * The process and all that it started, as far as they run Node and are more than a second old: in the moment before Node
 * runs any of our code, the signal is Node's own.
 */
function nodesOf(run: StartRun): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const under = (parent: number): number[] =>
    all.flatMap((name) => (parentOf(name) === parent ? [Number(name), ...under(Number(name))] : []));
  const isNode = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(process.execPath);
  return [run.process.pid ?? 0, ...under(run.process.pid ?? 0)].filter((pid) => isNode(pid) && secondsOld(pid) > 1);
}

function secondsOld(pid: number): number {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
  return Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) - Number(ticks) / TICKS_PER_SECOND;
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** The output of an `npm start` that refuses to start: one paragraph, no stack. */
async function refusal(run: StartRun): Promise<string> {
  const code = await run.ended;
  expect(code, run.output).toBe(1);
  expect(run.output).not.toMatch(/^\s+at .+:\d+/m);
  return run.output;
}

describe('npm start', () => {
  let rig: StartRig;

  beforeEach(() => {
    rig = new StartRig();
  });
  afterEach(() => rig.close());

  it('brings everything up on an empty folder, stops in order, and comes up again', async () => {
    const first = await rig.start();
    await first.ready();
    expect(first.output).toContain(`Fairtab is ready at ${first.address}`);
    expect(await statusOf(first, '/readyz')).toBe(200);
    expect(await statusOf(first, '/')).toBe(200);
    for (const pid of nodesOf(first)) process.kill(pid, 'SIGUSR1');
    expect(await first.stop(), first.output).toBe(0);
    // Node would say so on the first signal, and let everybody on this machine run code in it.
    expect(first.output).not.toMatch(/Debugger listening|Starting inspector/);

    const again = await rig.start();
    await again.ready();
    expect(again.output).toMatch(/migrations\s+up to date/);
    expect(await statusOf(again, '/readyz')).toBe(200);
  });

  it('refuses a second one on the same data folder and leaves the first alone', async () => {
    const first = await rig.start();
    await first.ready();
    expect(await refusal(await rig.start())).toMatch(/already runs on the data folder .* \(process \d+, port \d+\)/);
    expect(await statusOf(first, '/readyz')).toBe(200);
  });

  it('comes up after the one before was killed, on the same port', async () => {
    const killed = await rig.start();
    await killed.ready();
    killed.process.kill('SIGKILL');
    const again = await rig.start({ port: Number(new URL(killed.address).port) });
    await again.ready();
    expect(await statusOf(again, '/readyz')).toBe(200);
  });

  it('comes up after everything was killed, the database too', async () => {
    const killed = await rig.start();
    await killed.ready();
    const database = readPostmaster(join(rig.folder, 'data', 'postgres', 'cluster'));
    if (!database) throw new Error('the database is not where it is expected');
    killed.process.kill('SIGKILL');
    process.kill(database.pid, 'SIGKILL');
    await killed.ended;
    const again = await rig.start();
    await again.ready();
    expect(await statusOf(again, '/readyz')).toBe(200);
  });

  it.runIf(process.platform === 'linux')(
    'brings web server, worker and database back when they are killed, with everything that was saved',
    async () => {
      const run = await rig.start({ env: { WEB_CONCURRENCY: '1' } });
      await run.ready();
      let id = '';
      // On a busy machine the first requests may be answered by 503.
      await eventually(async () => {
        const made = await fetch(`${run.address}/api/shared-receipts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ items: [{ name: 'Nachos', price: '10.00' }] }),
        });
        ({ id } = (await made.json()) as { id: string });
        expect(made.ok).toBe(true);
      });
      const readIt = () => statusOf(run, `/api/shared-receipts/${id}`);
      expect(await readIt()).toBe(200);

      // The one that serves, and the spare one, which has had time to load its code.
      const spare = await vi.waitFor(
        () => {
          const pids = pidsOf({ entry: 'dist/api.mjs', parent: run });
          expect(pids).toHaveLength(2);
          const youngest = Math.max(...pids);
          expect(secondsOld(youngest)).toBeGreaterThan(SPARE_LOADS_SECONDS);
          return youngest;
        },
        { timeout: 30_000, interval: 50 },
      );
      const killedAt = performance.now();
      process.kill(pidOf({ entry: 'dist/api.mjs', parent: run }), 'SIGKILL');
      await run.says('the web server ended (signal SIGKILL) and is started again');
      await eventually(async () => expect(await readIt()).toBe(200));
      expect(performance.now() - killedAt).toBeLessThan(BACK_WITHIN_MS);
      expect(pidOf({ entry: 'dist/api.mjs', parent: run })).toBe(spare);

      process.kill(pidOf({ entry: 'dist/worker.mjs', parent: run }), 'SIGKILL');
      await run.says('the worker ended (signal SIGKILL) and is started again');
      await eventually(async () => expect(pidOf({ entry: 'dist/worker.mjs', parent: run })).toBeLessThan(Infinity));

      const database = readPostmaster(join(rig.dataDir, 'postgres', 'cluster'));
      process.kill(database?.pid ?? 0, 'SIGKILL');
      await run.says('the database is back');
      await eventually(async () => expect(await readIt()).toBe(200));
      expect(await run.stop(), run.output).toBe(0);
    },
  );

  it.runIf(process.platform === 'linux')(
    'goes on at a table while one of two web servers is killed, and loses no tap',
    async () => {
      const run = await rig.start({ env: { WEB_CONCURRENCY: '2' } });
      await run.ready();
      expect(run.output).toContain('2 processes');
      const send = (path: string, body: object, headers: Record<string, string> = {}) =>
        fetch(`${run.address}/api/shared-receipts${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close', ...headers },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(20_000),
        });
      const items = [{ name: 'Oysters', price: '1.00', quantity: TAPS }];
      let id = '';
      await eventually(async () => {
        const made = await send('', { items, total: `${TAPS}.00` });
        expect(made.ok).toBe(true);
        ({ id } = (await made.json()) as { id: string });
      });
      /** Sends a tap again, as a phone does, until it is answered. */
      const tap = async (n: number): Promise<void> => {
        const claim = { itemIndex: 0, claimerName: `Diner ${n}`, units: 1 };
        const key = { 'idempotency-key': randomUUID() };
        await eventually(async () => expect((await send(`/${id}/claims`, claim, key)).ok).toBe(true));
      };
      const taps = Array.from({ length: TAPS }, (_, n) => tap(n));
      await taps[0];
      process.kill(pidOf({ entry: 'dist/api.mjs', parent: run }), 'SIGKILL');
      await Promise.all(taps);
      // A request may still be given to the killed one's connections.
      await eventually(async () => {
        const seen = await fetch(`${run.address}/api/shared-receipts/${id}`, { headers: { connection: 'close' } });
        expect(((await seen.json()) as { claims: object[] }).claims).toHaveLength(TAPS);
      });
      await run.says('the web server ended (signal SIGKILL) and is started again');
      // The two that serve, and the next spare one.
      await eventually(async () => expect(pidsOf({ entry: 'dist/api.mjs', parent: run })).toHaveLength(3));
      expect(await run.stop(), run.output).toBe(0);
    },
  );

  it('says which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const output = await refusal(await rig.start({ port }));
    other.close();
    expect(output).toContain(`Port ${port} is taken by another program.`);
    expect(output).toContain(`PORT=${port + 1} npm start`);
  });

  it('refuses a port that no browser opens', async () => {
    expect(await refusal(await rig.start({ port: 6000 }))).toContain('Browsers refuse to open port 6000');
  });

  it('says that the data folder cannot be used and names DATA_DIR', async () => {
    const file = join(rig.folder, 'a-file');
    writeFileSync(file, '');
    const output = await refusal(await rig.start({ dataDir: join(file, 'data') }));
    expect(output).toMatch(/data folder .*a-file\/data is not a folder\. Set DATA_DIR/);
  });

  it.runIf(process.platform === 'linux')('says that the data folder is read-only, to root as well', async () => {
    const output = await refusal(await rig.start({ dataDir: '/proc/fairtab' }));
    expect(output).toContain('Fairtab cannot write to its data folder /proc/fairtab.');
  });

  it('says that the database of DATABASE_URL is not there, without its password', async () => {
    const url = `postgresql://fairtab:hush-hush@127.0.0.1:${await freePort()}/fairtab`;
    const output = await refusal(await rig.start({ env: { DATABASE_URL: url } }));
    expect(output).toMatch(/The database of DATABASE_URL \(.*\) cannot be used: nothing listens there/);
    expect(output).not.toContain('hush-hush');
  });

  it('has a line for each wrong variable', async () => {
    const output = await refusal(await rig.start({ env: { LOG_LEVEL: 'loud', PUBLIC_URL: 'fairtab' } }));
    expect(output).toContain('LOG_LEVEL must be one of');
    expect(output).toContain('PUBLIC_URL must be a URL such as');
  });

  it('sets the demo table once', async () => {
    const table = (run: StartRun) => /A table to try: http:\S+(\/live-receipt\/\S+)/.exec(run.output)?.[1] ?? '';
    const first = await rig.start({ args: ['--demo'] });
    await first.ready();
    expect(await statusOf(first, table(first))).toBe(200);
    await first.stop();
    const again = await rig.start({ args: ['--demo'] });
    await again.ready();
    expect(table(again)).toBe(table(first));
  });
});
