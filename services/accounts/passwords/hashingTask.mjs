// Runs in the child of hashingProcess.ts.
import { hash, verify } from 'argon2';

/** The hash of a password, or whether a hash is the password's. */
export function run({ password, passwordHash, cost }) {
  return passwordHash === undefined ? hash(password, cost) : verify(passwordHash, password);
}
