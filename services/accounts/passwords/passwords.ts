import { normalisedPassword } from '@fairtab/domain/accountFields';
import { hash, needsRehash, verify } from 'argon2';
import { availableParallelism } from 'node:os';
import { HashingProcess } from './HashingProcess';
import { Turns } from './Turns';

/** argon2id at the least that is recommended: twenty logins at once keep two cores busy for half a second as it is. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What nobody's password hashes to, at the same cost. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const hashing = new HashingProcess();
/** As many at once as there are cores: more would only take turns, and 19 MB each. */
const turns = new Turns(availableParallelism());

/** The password in PHC form. @throws TooManyAttempts when too many others are waiting. */
export function hashPassword(password: string): Promise<string> {
  const work = { password: normalisedPassword(password), cost: COST };
  return turns.run(() => hashing.do(work).then(String, () => hash(work.password, COST)));
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
  const work = { password: normalisedPassword(password), passwordHash: passwordHash ?? NOBODYS_HASH };
  return turns.run(async () => {
    const isRight = await hashing.do(work).catch(() => verify(work.passwordHash, work.password));
    return isRight === true && passwordHash !== null;
  });
}

/** Whether the hash was made when hashing cost something else. */
export function isOutdatedHash(passwordHash: string): boolean {
  return needsRehash(passwordHash, COST);
}
