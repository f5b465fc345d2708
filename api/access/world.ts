import { LIMITS } from '@fairtab/services/limits/limits';
import type { Browser } from '../testing/Browser';
import { newBill, newEvenBill, SECRETS, type Bill } from './bills';
import { SCOPES, type Column, type Scope } from './columns';
import { newFailedScan, newRichScan } from './scans';
import { browserWith, newGuest, newMember, newSession, type End, type House, type Member } from './people';
import { giveDebts, giveMethod, turnOnTwoFactor } from './wealth';

/** Somebody who asks, and the secrets they may read. */
export interface Asker {
  readonly name: string;
  readonly column: Column;
  readonly browser: Browser;
  readonly maySee: readonly string[];
  /** Has no account, and is asked about bills only. */
  readonly isGuest?: boolean;
}

/** People with rich accounts, and bills of every scope to look at. */
export interface World {
  readonly host: Member;
  readonly hostMethodId: string;
  /** The host's, with no receipt made of them. */
  readonly scanIds: { readonly done: string; readonly failed: string };
  readonly askers: readonly Asker[];
  readonly bills: Readonly<Record<Scope, Bill>>;
  /** Bills that are split evenly. */
  readonly evenIds: Readonly<Record<Scope, string>>;
}

/** Has no attempt to log in left. */
export const LOCKED_USERNAME = 'locked-out';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
const PROFILE = { firstName: 'Sam', lastName: 'Lee', phone: '+12125550100', photo: JPEG };
const ENDS: readonly End[] = ['idle', 'old', 'ended'];

export async function makeWorld(house: House): Promise<World> {
  const { browser: dinerBrowser, ctx: diner } = await newGuest(house);
  const host = await newMember(house, { ...PROFILE, lastName: SECRETS.host, email: `${SECRETS.host}@example.com` });
  const participant = await newMember(house, PROFILE);
  const otherUser = await newMember(house, PROFILE);
  for (const { ctx } of [host, participant, otherUser]) await giveDebts(ctx, diner);
  for (const { ctx } of [participant, otherUser]) await giveMethod(ctx, 'my-own');
  const hostMethodId = await giveMethod(host.ctx, SECRETS.host);
  await turnOnTwoFactor(host);
  for (let attempt = 0; attempt < LIMITS.failedLoginsOfAccount.points; attempt++)
    await host.ctx.limits.spend('failedLoginsOfAccount', LOCKED_USERNAME);

  const table = { host: host.ctx, participant: participant.ctx, diner };
  const signedIn = async (member: Member, end?: End) => browserWith(house, await newSession(member, end));
  const expired = async (end: End): Promise<Asker> => ({
    name: `expired session (${end})`,
    column: 'expired',
    browser: await signedIn(host, end),
    maySee: [],
  });
  return {
    host,
    hostMethodId,
    scanIds: { done: await newRichScan(host.ctx), failed: await newFailedScan(host.ctx) },
    bills: await inEachScope((scope) => newBill(table, scope)),
    evenIds: await inEachScope((scope) => newEvenBill(table, scope)),
    askers: [
      // First, so that whatever is remembered of answers is the host's.
      { name: 'host', column: 'host', browser: await signedIn(host), maySee: Object.values(SECRETS) },
      { name: 'nobody', column: 'nobody', browser: house.api.browser(), maySee: [] },
      { name: 'guest', column: 'guest', browser: (await newGuest(house)).browser, maySee: [] },
      { name: 'other user', column: 'otherUser', browser: await signedIn(otherUser), maySee: [] },
      {
        name: 'participant',
        column: 'participant',
        browser: await signedIn(participant),
        maySee: [SECRETS.participant],
      },
      {
        name: 'guest at the table',
        column: 'participant',
        browser: dinerBrowser,
        maySee: [SECRETS.diner],
        isGuest: true,
      },
      ...(await Promise.all(ENDS.map(expired))),
    ],
  };
}

async function inEachScope<T>(make: (scope: Scope) => Promise<T>): Promise<Record<Scope, T>> {
  const made = await Promise.all(SCOPES.map(async (scope) => [scope, await make(scope)] as const));
  return Object.fromEntries(made) as Record<Scope, T>;
}
