import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import { newMember, newPerson } from './people';
import type { Table } from './table';

export type MemberContext = ServiceContext & {
  readonly viewer: { readonly guestId: string; readonly session: { readonly id: string; readonly userId: string } };
};

let members = 0;

/** What a use case gets from somebody who has an account and is signed in. */
export async function signedInMember(
  table: Table,
  account: Partial<Omit<Prisma.UserUncheckedUpdateInput, 'id' | 'guestId'>> = {},
): Promise<MemberContext> {
  members += 1;
  // Each at home: sign-ups are limited by address.
  const person = newPerson(table, { address: `198.51.100.${members}` });
  const { userId, guestId } = await newMember(table, { person });
  const ctx = await person.asks();
  const { session } = ctx.viewer;
  if (!session) throw new Error('Nobody is signed in');
  await ctx.db.prisma.user.update({ where: { id: userId }, data: account });
  return { ...ctx, viewer: { guestId, session } };
}
