import { normalisedPassword } from '@fairtab/domain/accountFields';
import { hash, needsRehash, verify } from 'argon2';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { TooManyAttempts } from '../errors';

/** argon2id. Of 20 logins at once on two cores the last still takes less than 400 ms, which is why it is not more. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What nobody's password hashes to, at the same cost. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},p=${COST.parallelism},t=${COST.timeCost}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hashing runs on threads of its own, as many as there are cores: more would only take turns, and 19 MB each. */
const turns = pLimit(Math.max(1, availableParallelism() - 1));
/** Who comes after so many would wait longer than a person does. */
const MAX_WAITING = 100;
const RETRY_AFTER_S = 5;

/** The password in PHC form. @throws TooManyAttempts when too many others are waiting. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalisedPassword(password), COST));
}

/**
 * Whether it is the password. Without a hash it is not, which takes the same time: how long a refusal takes must not
 * tell whether a name exists.
 * @throws TooManyAttempts when too many others are waiting.
 */
export function isPassword({
  password,
  passwordHash,
}: {
  password: string;
  passwordHash: string | null;
}): Promise<boolean> {
  return inTurn(async () => {
    const isRight = await verify(passwordHash ?? NOBODYS_HASH, normalisedPassword(password));
    return isRight && passwordHash !== null;
  });
}

/** Whether the hash was made when hashing cost something else. */
export function isOutdatedHash(passwordHash: string): boolean {
  return needsRehash(passwordHash, COST);
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= MAX_WAITING)
    throw new TooManyAttempts({
      retryAfterSeconds: RETRY_AFTER_S,
      message: 'Too many people are signing in right now. Try again in a few seconds.',
    });
  return turns(work);
}
