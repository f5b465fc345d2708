import { availableParallelism } from 'node:os';
import type * as Argon2 from 'argon2';
import { hash } from 'argon2';
import { expect, it, vi } from 'vitest';
import { TooManyAttempts } from '../errors';
import { hashPassword } from './passwords';

vi.mock('argon2', async (original) => ({ ...(await original<typeof Argon2>()), hash: vi.fn() }));

it('hashes as many at a time as there are cores, lets a hundred wait, and sends the next one away', async () => {
  const finish: ((text: string) => void)[] = [];
  const hashing = vi
    .mocked(hash)
    .mockImplementation(() => new Promise<never>((resolve) => finish.push(resolve as never)));
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
