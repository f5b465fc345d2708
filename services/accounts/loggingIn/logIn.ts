import { t } from '@fairtab/domain/language/t';
import { readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import { logInInput } from '@fairtab/domain/inputs/accountInputs';
import { availableParallelism } from 'node:os';
import { KeyedQueue } from '../../KeyedQueue';
import type { ServiceContext, Viewer } from '../../context';
import { CodeRequired, InvalidCredentials, TooManyAttempts } from '../../errors';
import { parseInput } from '../../parseInput';
import { hashPassword, isOutdatedHash, isPassword } from '../passwords/passwords';
import { takeCode } from '../secondFactor/secondFactor';
import { AUTHENTICATED, enterAccount, type Authenticated } from './enterAccount';
import { BoundedQueue } from '../passwords/BoundedQueue';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly code: string | null;
}

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

/** Counts failures only, by name (whether an account has it or not) and by address. */
async function authenticate(ctx: ServiceContext, credentials: Credentials): Promise<Authenticated> {
  const { limits, client } = ctx;
  const key = usernameKey(credentials.username);
  try {
    const [failures] = await Promise.all([
      limits.check('failedLoginsOfAccount', key),
      limits.check('failedLoginsFromAddress', client.address),
    ]);
    const account = await checkCredentials(ctx, credentials);
    if (failures > 0) await limits.forget('failedLoginsOfAccount', key);
    return account;
  } catch (error) {
    if (error instanceof TooManyAttempts) ctx.onSecurityEvent({ event: 'lockedOut', userId: null });
    if (error instanceof InvalidCredentials) {
      await limits.spend('failedLoginsOfAccount', key);
      await limits.spend('failedLoginsFromAddress', client.address);
    }
    throw error;
  }
}

async function checkCredentials(
  ctx: ServiceContext,
  { username, password, code }: Credentials,
): Promise<Authenticated> {
  const account = await findByName(ctx, username);
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
