import { getPriority } from 'node:os';
import { verify } from 'argon2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHashingProcess } from './hashingProcess';

const CHEAP = { memoryCost: 1024, timeCost: 2, parallelism: 1 };
const SOUP = { password: 'tomato soup', cost: CHEAP };

let hashing: ReturnType<typeof openHashingProcess>;
beforeEach(() => {
  hashing = openHashingProcess();
});
afterEach(() => hashing.close());

it('hashes and compares in one process of lower priority', async () => {
  const passwordHash = String(await hashing.run(SOUP));
  const { pid } = hashing;
  expect(await verify(passwordHash, 'tomato soup')).toBe(true);
  expect(await hashing.run({ password: 'tomato soup', passwordHash })).toBe(true);
  expect(await hashing.run({ password: 'pea soup', passwordHash })).toBe(false);
  expect(hashing.pid).toBe(pid);
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
});

it('fails a task that cannot be done, and goes on', async () => {
  await hashing.run(SOUP);
  const { pid } = hashing;
  await expect(hashing.run({ password: 'tomato soup', passwordHash: 'no hash' })).rejects.toThrow();
  expect(await hashing.run(SOUP)).toContain('argon2id');
  expect(hashing.pid).toBe(pid);
});

it('fails the tasks of a process that dies, and starts another one', async () => {
  await hashing.run(SOUP);
  const { pid } = hashing;
  const begun = hashing.run({ password: 'tomato soup', cost: { ...CHEAP, timeCost: 10_000 } });
  process.kill(pid ?? 0, 'SIGKILL');
  await expect(begun).rejects.toThrow();
  expect(await hashing.run(SOUP)).toContain('argon2id');
  expect(hashing.pid).not.toBe(pid);
});
