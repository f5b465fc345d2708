import { hasRedisServer } from '@fairtab/services/testing/redis';
import { expect, it } from 'vitest';
import { hasHAProxy } from './HAProxy';
import { replaceUnderLoad } from './replaceUnderLoad';

const LOADED_MACHINE_MS = 300_000;
const isPossible = (hasHAProxy || process.env['REQUIRE_HAPROXY'] === '1') && hasRedisServer;
const why = isPossible ? '' : ' (skipped: it needs haproxy and redis-server)';

it.runIf(isPossible)(
  `while every process behind HAProxy is replaced, tables go on, nothing is lost, and every screen shows what the database has${why}`,
  async () => {
    const { wrong, ends, acknowledged, figures, screens, reconnects, mails, secondsOfReplacing } =
      await replaceUnderLoad({ seed: 1 });
    const again = [...figures.again].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
    process.stdout.write(
      `5 processes replaced in ${secondsOfReplacing} s: ${figures.requests} requests, ${acknowledged} writes acknowledged, ` +
        `sent again: ${again || 'none'}, slowest write ${Math.round(figures.slowestMs)} ms, ` +
        `${reconnects} reconnects of ${screens} screens, ${mails} mails\n`,
    );
    expect(wrong).toEqual([]);
    // A web server that stops breaks no request off. Under load it may say 503, and then the write is sent again.
    expect([...figures.again.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(ends).toEqual([0, 0, 0, 0, 0]);
    expect(acknowledged).toBeGreaterThan(50);
    expect(mails).toBeGreaterThan(2);
    expect(reconnects).toBeGreaterThan(0);
  },
  LOADED_MACHINE_MS,
);
