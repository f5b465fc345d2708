import { usernameKey } from '@fairtab/domain/inputs/accountFields';
import { hashPassword } from '../accounts/passwords/passwords';
import { newSecret } from '../platform/secrets';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import { newUsername, newBrowser, PASSWORD } from './browsers';
import type { Table } from './table';

export type SignedInContext = ServiceContext & {
  readonly viewer: { readonly guestId: string; readonly session: { readonly id: string; readonly userId: string } };
};

let accounts = 0;
/** The hash of everybody's password. Made once, because hashing takes longer than most tests. */
let passwordHash: Promise<string> | null = null;

/** The context of a request by a new account that is signed in. */
export async function signedInAccount(
  table: Table,
  account: Partial<Omit<Prisma.UserUncheckedCreateInput, 'id' | 'guestId'>> = {},
): Promise<SignedInContext> {
  accounts += 1;
  // Each from its own address, because some limits are by address.
  const ctx = await newBrowser(table, { address: `198.51.100.${accounts}` }).context();
  const { prisma } = ctx.db;
  const [userId, guestId, sessionId] = [ctx.newId(), ctx.newId(), ctx.newId()];
  const username = newUsername();
  const names = { username, usernameKey: usernameKey(username) };
  await prisma.guest.create({ data: { id: guestId } });
  await prisma.user.create({
    data: { ...names, passwordHash: await (passwordHash ??= hashPassword(PASSWORD)), ...account, id: userId, guestId },
  });
  const { tokenHash } = newSecret();
  await prisma.session.create({
    data: {
      id: sessionId,
      userId,
      tokenHash,
      userAgent: ctx.client.userAgent,
      createdAt: ctx.now(),
      lastSeenAt: ctx.now(),
    },
  });
  return { ...ctx, viewer: { guestId, session: { id: sessionId, userId } } };
}
