import { hasRedisServer } from '@fairtab/services/testing/redis';
import { expect, it } from 'vitest';
import { hasHAProxy } from '../../scripts/proof/rolling/HAProxy';
import { runFleet } from './runFleet';

const LOADED_MACHINE_MS = 600_000;
const isPossible =
  process.platform === 'linux' && (hasHAProxy || process.env['REQUIRE_HAPROXY'] === '1') && hasRedisServer;
const why = isPossible ? '' : ' (skipped: it needs Linux, haproxy and redis-server)';
const SMALL = { tables: 4, ms: 6_000, waves: 2, warmUpTables: 0 };
const WRITES = 4 * 12 * 3 * 2;

it.runIf(isPossible)(
  `loses no acknowledged tap when a web server is killed and the database fails over to a standby that commits wait for${why}`,
  async () => {
    const run = await runFleet({ ...SMALL, isSynchronous: true });
    expect(run.wrong).toEqual([]);
    expect(run.lost).toEqual([]);
    expect(run.acknowledged).toBe(WRITES);
    // Somebody was at the web server that was killed, and somebody tapped while there was no database.
    expect(run.connections).toBeGreaterThan(0);
    expect(Object.keys(run.faults.again)).not.toEqual([]);
  },
  LOADED_MACHINE_MS,
);

// It takes as long as the first, and shows of the harness rather than of the product that it finds what is lost.
it.runIf(isPossible && process.env['FLEET_ASYNCHRONOUS'] === '1')(
  `names exactly the acknowledged taps that a standby did not have for which no commit waits, and all others are there, right to the cent${why}`,
  async () => {
    const run = await runFleet({ ...SMALL, tables: 12, isSynchronous: false });
    expect(run.wrong).toEqual([]);
    expect(run.lost).not.toEqual([]);
    // Whoever was told after the new database took writes had it from that one. An answer of the old one may have been on its way.
    const { failOverMs } = run.faults;
    expect(run.lost.filter(({ mutation, msBefore }) => mutation !== 'claimItem' || msBefore < -failOverMs)).toEqual([]);
  },
  LOADED_MACHINE_MS,
);
