import { isHashable, normalisedPassword } from '@fairtab/domain/inputs/accountFields';
import { hash, needsRehash, verify } from 'argon2';
import { availableParallelism } from 'node:os';
import { BoundedQueue } from './BoundedQueue';
import { hashingProcess } from './hashingProcess';

/**
 * The least cost that is recommended for argon2id. Even so, twenty logins at once keep two cores busy for half a
 * second.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of no password, at the same cost. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** As many at once as there are cores: more would only wait for a core, with 19 MB each. */
const queue = new BoundedQueue({ concurrency: availableParallelism() });

/** The password's hash in PHC form. @throws TooManyAttempts when too many others are waiting. */
export function hashPassword(password: string): Promise<string> {
  const task = { password: normalisedPassword(password), cost: COST };
  return queue.run(() => hashingProcess.run(task).then(String, () => hash(task.password, COST)));
}

/**
 * Whether the hash is the password's. A missing hash takes the same time, so that the time of a refusal does not tell
 * whether a name exists. A text that is too long for any password is refused at once.
 * @throws TooManyAttempts when too many others are waiting.
 */
export function isPassword({
  password,
  passwordHash,
}: {
  password: string;
  passwordHash: string | null;
}): Promise<boolean> {
  if (!isHashable(password)) return Promise.resolve(false);
  const task = { password: normalisedPassword(password), passwordHash: passwordHash ?? NOBODYS_HASH };
  return queue.run(async () => {
    const isRight = await hashingProcess.run(task).catch(() => verify(task.passwordHash, task.password));
    return isRight === true && passwordHash !== null;
  });
}

/** Whether the hash was made at another cost than today's. */
export function isOutdatedHash(passwordHash: string): boolean {
  return needsRehash(passwordHash, COST);
}
