import { hashPassword } from '@fairtab/services/accounts/passwords/passwords';
import { newSessionSecret, SESSION_IDLE_MS, SESSION_MAX_MS } from '@fairtab/services/accounts/sessions/sessions';
import type { ServiceContext } from '@fairtab/services/context';
import { newGuestSecret } from '@fairtab/services/guests';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { setTable, type Table } from '@fairtab/services/testing/table';
import type { Browser } from '../testing/Browser';
import { startApi, type RunningApi, type StartApiOptions } from '../testing/startApi';

/** What all accounts of the tables are opened with. */
export const PASSWORD = 'a long walk to the bar';

export interface House {
  readonly api: RunningApi;
  /** The use cases on the same database. */
  readonly table: Table;
  /** Of PASSWORD. */
  readonly passwordHash: string;
}

/** An account, by its names. */
export interface Account {
  readonly username: string;
  readonly userId: string;
  readonly guestId: string;
  /** Of another browser of theirs. */
  readonly otherSessionId: string;
}

/** Somebody with an account. */
export interface Member extends Account {
  /** To act without a request. */
  readonly ctx: ServiceContext;
}

export async function openHouse({
  files = memoryFiles(),
  ...options
}: Pick<StartApiOptions, 'database' | 'jobs'> & { files?: Table['files'] } = {}): Promise<House> {
  const api = await startApi({ ...options, files });
  const table = setTable(api.database.db, undefined, files);
  return { api, table, passwordHash: await hashPassword(PASSWORD) };
}

export async function newMember(
  { table, passwordHash }: Pick<House, 'table' | 'passwordHash'>,
  profile: object = {},
): Promise<Member> {
  const stranger = table.stranger();
  const { prisma } = stranger.db;
  const [userId, guestId, otherSessionId] = [stranger.newId(), stranger.newId(), stranger.newId()];
  const username = `member-${crypto.randomUUID().slice(0, 8)}`;
  const account = { id: userId, guestId, username, usernameKey: username, passwordHash, email: emailOf(username) };
  await prisma.guest.create({ data: { id: guestId } });
  await prisma.user.create({ data: { ...account, ...profile } });
  const tokenHash = Uint8Array.from(newSessionSecret().tokenHash);
  await prisma.session.create({ data: { id: otherSessionId, userId, tokenHash } });
  return memberOf({ table }, { username, userId, guestId, otherSessionId });
}

export function memberOf({ table }: Pick<House, 'table'>, account: Account): Member {
  const session = { id: account.otherSessionId, userId: account.userId };
  return { ...account, ctx: { ...table.guest(account.guestId), viewer: { guestId: account.guestId, session } } };
}

/** The address of a member who was given none. */
export function emailOf(username: string): string {
  return `${username}@example.com`;
}

/** How a session came to its end. */
export type End = 'idle' | 'old' | 'ended';

/** A new session of a member. @returns what its client keeps. */
export async function newSession(member: Member, end?: End): Promise<string> {
  const { ctx, userId } = member;
  const { secret, tokenHash } = newSessionSecret();
  const ago = (ms: number) => new Date(Date.now() - ms - 1000);
  const { id } = await ctx.db.prisma.session.create({
    data: {
      id: ctx.newId(),
      userId,
      tokenHash: Uint8Array.from(tokenHash),
      ...(end === 'idle' ? { createdAt: ago(SESSION_IDLE_MS), lastSeenAt: ago(SESSION_IDLE_MS) } : {}),
      ...(end === 'old' ? { createdAt: ago(SESSION_MAX_MS) } : {}),
    },
  });
  if (end === 'ended') await ctx.db.prisma.session.delete({ where: { id } });
  return secret;
}

/** A browser with a session in its cookie. */
export function browserWith({ api }: House, secret: string): Browser {
  const browser = api.browser();
  browser.cookie = `fairtab_session=${secret}`;
  return browser;
}

/** A browser that is a guest, with nothing to its name so far. */
export async function newGuest({ api, table }: House): Promise<{ browser: Browser; ctx: ServiceContext }> {
  const { secret, tokenHash } = newGuestSecret();
  const browser = api.browser();
  browser.cookie = `fairtab_guest=${secret}`;
  return { browser, ctx: await newDiner(table, tokenHash) };
}

/** A guest, without a browser unless told whose secret it is. */
export async function newDiner(table: Table, tokenHash?: Buffer): Promise<ServiceContext> {
  const stranger = table.stranger();
  const id = stranger.newId();
  await stranger.db.prisma.guest.create({
    data: { id, ...(tokenHash ? { tokenHash: Uint8Array.from(tokenHash) } : {}) },
  });
  return table.guest(id);
}
