import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('the example of docs/api.md runs as it is printed, from the bill to what its host hears', async () => {
  const paper = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'api.md'), 'utf8');
  const example = /```js\n([^]*?)```/.exec(paper)?.[1] ?? '';
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', example], {
    env: { ...process.env, FAIRTAB: api.url },
  });
  expect(stdout.split('\n').slice(1)).toEqual([
    'One of three costs Ana 12.50',
    'Ana claimed 1 of 3 Nachos for $12.50',
    'Ana paid $12.50 by Venmo',
    '',
  ]);
});
