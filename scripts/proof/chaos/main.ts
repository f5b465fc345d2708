// `npm run chaos -- --seeds 100 --seed 1 --minutes 3`
import { hasRedisServer } from '@fairtab/services/testing/redis';
import { randomInt } from 'node:crypto';
import { readFlags } from '../readFlags';
import { runChaos } from './runChaos';
import type { Bus } from './Tree';

const { seeds, seed, minutes, tables, diners } = readFlags({
  seeds: 1,
  seed: randomInt(100_000),
  minutes: 1,
  tables: 20,
  diners: 120,
});
const buses: readonly Bus[] = hasRedisServer ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const sum = { seeds: 0, acknowledged: 0, retried: 0, screens: 0, faults: 0, wrong: 0 };
say(
  `${seeds} seeds from ${seed} on, ${minutes} minutes each, ${diners} diners at ${tables} tables; bus: ${buses.join(' and ')} in turn`,
);
for (let n = 0; n < seeds; n++) {
  const bus = buses[n % buses.length] ?? 'PostgreSQL';
  const result = await runChaos({ bus, seed: seed + n, seconds: minutes * 60, tables, diners });
  const { acknowledged, retried, screens, struck, wrong } = result;
  say(
    `seed ${seed + n}, ${bus}: ${acknowledged} writes acknowledged, ${retried} of them after retries; ${struck.join(', ')}`,
  );
  for (const line of wrong) say(`  WRONG: ${line}`);
  sum.seeds += 1;
  sum.acknowledged += acknowledged;
  sum.retried += retried;
  sum.screens += screens;
  sum.faults += struck.length;
  sum.wrong += wrong.length;
}
say(
  `${sum.seeds} seeds: ${sum.acknowledged} writes acknowledged (${sum.retried} after retries), ${sum.faults} faults, ` +
    `${sum.screens} screens, ${sum.wrong} wrong`,
);
process.exitCode = sum.wrong > 0 ? 1 : 0;
