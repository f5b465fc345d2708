import type { ServiceContext } from '../context';
import { NotSignedIn } from '../platform/errors';
import { signedIn } from './signedIn';

/** All of an account but its secrets and its photo. */
const SHOWN = {
  id: true,
  username: true,
  guestId: true,
  firstName: true,
  lastName: true,
  email: true,
  emailVerifiedAt: true,
  phone: true,
  phoneVerifiedAt: true,
  loginNotifications: true,
  totpConfirmedAt: true,
  createdAt: true,
} as const;

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The viewer's account; null when nobody is signed in. */
export async function findAccount(ctx: ServiceContext) {
  const { session } = ctx.viewer;
  return session === null ? null : ctx.db.prisma.user.findUnique({ where: { id: session.userId }, select: SHOWN });
}

/** @throws NotSignedIn */
export async function readAccount(ctx: ServiceContext): Promise<Account> {
  signedIn(ctx);
  const account = await findAccount(ctx);
  // The account was deleted after the session was found.
  if (!account) throw new NotSignedIn();
  return account;
}
