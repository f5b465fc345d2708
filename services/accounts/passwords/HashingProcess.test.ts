import type { ChildProcess } from 'node:child_process';
import { getPriority } from 'node:os';
import { verify } from 'argon2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HashingProcess, startHashing } from './HashingProcess';

const CHEAP = { memoryCost: 1024, timeCost: 2, parallelism: 1 };
const SOUP = { password: 'tomato soup', cost: CHEAP };

let children: ChildProcess[];
let hashing: HashingProcess;
beforeEach(() => {
  children = [];
  hashing = new HashingProcess(launch);
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

function launch(): ChildProcess {
  const child = startHashing();
  children.push(child);
  return child;
}

it('hashes and compares in one process of lower priority', async () => {
  const passwordHash = String(await hashing.do(SOUP));
  expect(await verify(passwordHash, 'tomato soup')).toBe(true);
  expect(await hashing.do({ password: 'tomato soup', passwordHash })).toBe(true);
  expect(await hashing.do({ password: 'pea soup', passwordHash })).toBe(false);
  expect(children).toHaveLength(1);
  expect(getPriority(children[0]?.pid)).toBeGreaterThan(getPriority());
});

it('says so when something could not be done, and goes on', async () => {
  await expect(hashing.do({ password: 'tomato soup', passwordHash: 'no hash' })).rejects.toThrow();
  expect(await hashing.do(SOUP)).toContain('argon2id');
  expect(children).toHaveLength(1);
});

it('fails what a process that dies had begun, and starts another one', async () => {
  await hashing.do(SOUP);
  const begun = hashing.do({ password: 'tomato soup', cost: { ...CHEAP, timeCost: 10_000 } });
  children[0]?.kill('SIGKILL');
  await expect(begun).rejects.toThrow();
  expect(await hashing.do(SOUP)).toContain('argon2id');
  expect(children).toHaveLength(2);
});

it('fails when no process can be started', async () => {
  let tries = 0;
  hashing = new HashingProcess(() => {
    tries += 1;
    if (tries === 1) throw new Error('EAGAIN');
    return launch();
  });
  await expect(hashing.do(SOUP)).rejects.toThrow('EAGAIN');
  expect(await hashing.do(SOUP)).toContain('argon2id');
});
