import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { StartRig } from '../testing/runStart';
import { projectRoot } from './Child';
import { freePort } from './freePort';

const rig = new StartRig();
afterAll(() => rig.close());

it('a program that a stranger wrote from the pages for developers is told by webhooks on a fresh data folder, signed with two secrets while they are rotated, and again when it asks', async () => {
  const run = await rig.start({ env: { NODE_ENV: 'development' } });
  await run.ready();
  const program = join(projectRoot, 'api/developers/testing/hooks.mts');
  const env = { ...process.env, FAIRTAB: run.address, PORT: String(await freePort()) };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    env,
  });
  const lines = stdout.trim().split('\n');
  expect([...new Set(lines.slice(0, -1))].sort()).toEqual([
    'claim.created: 1 of 1 verified',
    'payment.confirmed: 2 of 2 verified',
    'payment.reported: 2 of 2 verified',
    'webhook.test: 2 of 2 verified',
  ]);
  expect(lines.at(-1)).toBe('socket: started CREATED CLAIMED PAID CONFIRMED, closed with 4403 invalid_session');
});
