import { usernameKey } from '@fairtab/domain/accountFields';
import { hashPassword } from '../accounts/passwords/passwords';
import { newSessionSecret } from '../accounts/sessions/sessions';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import { newName, newPerson, PASSWORD } from './people';
import type { Table } from './table';

export type MemberContext = ServiceContext & {
  readonly viewer: { readonly guestId: string; readonly session: { readonly id: string; readonly userId: string } };
};

let members = 0;
/** Of everybody's password. Hashed once, since that takes longer than most tests. */
let passwordHash: Promise<string> | null = null;

/** What a use case gets from somebody who has an account and is signed in. */
export async function signedInMember(
  table: Table,
  account: Partial<Omit<Prisma.UserUncheckedCreateInput, 'id' | 'guestId'>> = {},
): Promise<MemberContext> {
  members += 1;
  // Each at home: some things are limited by address.
  const ctx = await newPerson(table, { address: `198.51.100.${members}` }).asks();
  const { prisma } = ctx.db;
  const [userId, guestId, sessionId] = [ctx.newId(), ctx.newId(), ctx.newId()];
  const username = newName();
  const names = { username, usernameKey: usernameKey(username) };
  await prisma.guest.create({ data: { id: guestId } });
  await prisma.user.create({
    data: { ...names, passwordHash: await (passwordHash ??= hashPassword(PASSWORD)), ...account, id: userId, guestId },
  });
  const tokenHash = Uint8Array.from(newSessionSecret().tokenHash);
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
