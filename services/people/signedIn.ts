import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import { NotSignedIn } from '../platform/errors';

/** The viewer's account. @throws NotSignedIn */
export function signedIn(ctx: Pick<ServiceContext, 'viewer'>): { userId: string; sessionId: string; guestId: string } {
  const { session, guestId } = ctx.viewer;
  if (!session || guestId === null) throw new NotSignedIn();
  return { userId: session.userId, sessionId: session.id, guestId };
}

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

/**
 * Makes concurrent changes of one account wait for each other, until the transaction ends.
 * @throws NotSignedIn when the account was deleted meanwhile.
 */
export async function lockAccount(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account WHERE id = ${userId} FOR UPDATE`;
  if (rows.length === 0) throw new NotSignedIn();
}
