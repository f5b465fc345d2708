import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const MODULE = new URL('tellParent.ts', import.meta.url).href;

it('ends in order when the process that started it is gone before it could be told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-tell-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const gone = join(folder, 'gone');
  // It is busy while its parent goes, so it does not know of it when it speaks.
  const script = `
    import { existsSync } from 'node:fs';
    import { tellParent } from '${MODULE}';
    tellParent('listening');
    process.once('message', () => {
      while (!existsSync('${gone}'));
      tellParent('ready');
      setImmediate(() => process.exit(7));
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const ended = once(child, 'exit');
  await once(child, 'message');
  child.send('go');
  child.disconnect();
  await writeFile(gone, '');
  expect([await ended, said.join('')]).toEqual([[7, null], '']);
});
