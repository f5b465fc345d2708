import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { TooManyAttempts } from '../../platform/errors';
import { hashingProcess } from './hashingProcess';
import { hashPassword, isOutdatedHash, isPassword } from './passwords';

afterEach(() => {
  vi.restoreAllMocks();
});

it('hashes as many at a time as there are cores, lets a hundred wait, and refuses the next one', async () => {
  const finish: ((text: string) => void)[] = [];
  const hashing = vi
    .spyOn(hashingProcess, 'run')
    .mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  const cores = availableParallelism();
  const all = Array.from({ length: cores + 100 }, () => hashPassword('tomato soup'));
  await vi.waitFor(() => expect(hashing).toHaveBeenCalledTimes(cores));
  const refused = hashPassword('tomato soup');
  await expect(refused).rejects.toBeInstanceOf(TooManyAttempts);
  await expect(refused).rejects.toMatchObject({
    retryAfterSeconds: 5,
    message: 'Too many people are signing in right now. Try again in a few seconds.',
  });
  hashing.mockResolvedValue('done');
  for (const each of finish.splice(0)) each('done');
  expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
  expect(hashing).toHaveBeenCalledTimes(cores + 100);
});

it('hashes here when the process for it fails', async () => {
  vi.spyOn(hashingProcess, 'run').mockRejectedValue(new Error('it died'));
  const passwordHash = await hashPassword('tomato soup');
  expect(await isPassword({ password: 'tomato soup', passwordHash })).toBe(true);
  expect(await isPassword({ password: 'pea soup', passwordHash })).toBe(false);
  expect(await isPassword({ password: 'pea soup', passwordHash: null })).toBe(false);
});

it('accepts a hash whose parameters are in another order', async () => {
  const passwordHash = await hashPassword('tomato soup');
  const reordered = passwordHash.replace(/(t=\d+),(p=\d+)/, '$2,$1');
  expect(reordered).not.toBe(passwordHash);
  expect(await isPassword({ password: 'tomato soup', passwordHash: reordered })).toBe(true);
  expect(isOutdatedHash(reordered)).toBe(false);
});

it('hashes with the binary its package brings, since not every machine has a compiler', () => {
  const loaded = spawnSync(process.execPath, ['-e', "require('argon2')"], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_OPTIONS: '', PREBUILDS_ONLY: '1' },
  });
  expect({ status: loaded.status, signal: loaded.signal }).toEqual({ status: 0, signal: null });
});

it('refuses a text that is too long for a password without hashing it', async () => {
  const hashing = vi.spyOn(hashingProcess, 'run');
  const passwordHash = await hashPassword('ü'.repeat(128));
  expect(await isPassword({ password: 'ü'.repeat(128), passwordHash })).toBe(true);
  hashing.mockClear();
  for (const password of ['x'.repeat(1_025), '\u{1F35C}'.repeat(257), 'x'.repeat(1_000_000)])
    expect(await isPassword({ password, passwordHash })).toBe(false);
  expect(hashing).not.toHaveBeenCalled();
});
