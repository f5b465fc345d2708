import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

const MODULE = new URL('followParent.mjs', import.meta.url).href;

/** A process that goes on for ever unless it is told to end. */
function startFollower(script: string) {
  const child = spawn(process.execPath, ['--import', MODULE, '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'exit') };
}

it('a process ends when the one that started it is gone before it has loaded anything', async () => {
  const { child, ended } = startFollower('setInterval(() => undefined, 1_000);');
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGTERM']);
});

it('a process is told to end when the one that started it goes', async () => {
  const { child, ended } = startFollower(`
    setInterval(() => undefined, 1_000);
    process.once('SIGTERM', () => process.exit(7));
    process.send('loaded');`);
  await once(child, 'message');
  child.disconnect();
  expect(await ended).toEqual([7, null]);
});
