import { t } from '@fairtab/domain/language/t';
import { readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import { logInInput } from '@fairtab/domain/inputs/accountInputs';
import { availableParallelism } from 'node:os';
import { KeyedQueue } from '../../platform/KeyedQueue';
import type { ServiceContext, Viewer } from '../../context';
import { CodeRequired, InvalidCredentials, TooManyAttempts } from '../../platform/errors';
import type { LimitName } from '../../platform/limits/limits';
import { parseInput } from '../../platform/parseInput';
import { hashPassword, isOutdatedHash, isPassword } from '../passwords/passwords';
import { findDevice } from '../sessions/knownDevices';
import { takeCode } from '../secondFactor/secondFactor';
import { AUTHENTICATED, enterAccount, type Authenticated } from './enterAccount';
import { BoundedQueue } from '../passwords/BoundedQueue';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly code: string | null;
}

type Counter = readonly [limit: LimitName, key: string];

const NEEDED = { ...AUTHENTICATED, totpSecret: true } as const;

/** One attempt at a time for each name, so that guesses sent all at once are counted too. */
const attempts = new KeyedQueue();
/**
 * Twice as many as are hashed at once, so that hashing never waits for the database. No more than that, because requests
 * that read a bill need the same database connections.
 */
const queue = new BoundedQueue({ concurrency: 2 * availableParallelism() });

/**
 * Starts a session, and moves what this browser's guest made or claimed to the account.
 * @returns the secret of the session, and the new viewer.
 * @throws InvalidInput, InvalidCredentials, CodeRequired (password right, second factor missing), TooManyAttempts.
 */
export async function logIn(ctx: ServiceContext, input: unknown): Promise<{ viewer: Viewer; secret: string }> {
  const credentials = parseInput(logInInput, input);
  const account = await attempts.run(usernameKey(credentials.username), () =>
    queue.run(() => authenticate(ctx, credentials)),
  );
  const newHash = isOutdatedHash(account.passwordHash) ? await hashPassword(credentials.password) : null;
  return enterAccount(ctx, { account, newHash });
}

/**
 * Counts failures only. A browser that the account is known in has a counter of its own, and so it is locked out by nobody else:
 * neither by wrong passwords for the name nor by those from its address. All others count by name (whether an account has it or
 * not) and by address.
 */
async function authenticate(ctx: ServiceContext, credentials: Credentials): Promise<Authenticated> {
  const { limits } = ctx;
  const account = await findByName(ctx, credentials.username);
  // Asked for a name without an account, too, so that the time of a refusal does not tell whether it exists.
  const device = await findDevice(ctx, account?.id ?? '');
  const [counter, ...others] = countersOf(ctx, { username: credentials.username, device });
  try {
    const [failures] = await Promise.all([counter, ...others].map(([name, key]) => limits.check(name, key)));
    const authenticated = await checkCredentials(ctx, { account, ...credentials });
    if (failures) await limits.forget(...counter);
    return authenticated;
  } catch (error) {
    if (error instanceof TooManyAttempts) ctx.onSecurityEvent({ event: 'lockedOut', userId: null });
    if (error instanceof InvalidCredentials)
      for (const [name, key] of [counter, ...others]) await limits.spend(name, key);
    throw error;
  }
}

/** The limits that a failure counts for. The right password ends the first one. */
function countersOf(
  { client }: ServiceContext,
  { username, device }: { username: string; device: string | null },
): readonly [Counter, ...Counter[]] {
  if (device !== null) return [['failedLoginsOfDevice', device]];
  return [
    ['failedLoginsOfAccount', usernameKey(username)],
    ['failedLoginsFromAddress', client.address],
  ];
}

async function checkCredentials(
  ctx: ServiceContext,
  { account, password, code }: Credentials & { account: Awaited<ReturnType<typeof findByName>> },
): Promise<Authenticated> {
  const wrong = new InvalidCredentials(
    code === null ? t('Username or password is wrong.') : t('Username, password or code is wrong.'),
  );
  const isRight = await isPassword({ password, passwordHash: account?.passwordHash ?? null });
  if (!account || !isRight) throw failed(ctx, { userId: account?.id ?? null, wrong });
  const { id: userId, totpSecret, totpConfirmedAt } = account;
  if (totpSecret === null || totpConfirmedAt === null) return account;
  if (code === null) throw new CodeRequired(t('Enter the code of your authenticator app, or a recovery code.'));
  if (!(await takeCode(ctx, { userId, totpSecret, code }))) throw failed(ctx, { userId, wrong });
  return account;
}

function failed(
  ctx: ServiceContext,
  { userId, wrong }: { userId: string | null; wrong: InvalidCredentials },
): InvalidCredentials {
  ctx.onSecurityEvent({ event: 'loginFailed', userId });
  return wrong;
}

async function findByName(ctx: ServiceContext, username: string) {
  // No account can have such a name, and some of these texts the database would refuse.
  if (!readUsername(username).ok) return null;
  return ctx.db.prisma.user.findUnique({ where: { usernameKey: usernameKey(username) }, select: NEEDED });
}
