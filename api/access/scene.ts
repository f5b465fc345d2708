import type { ServiceContext } from '@fairtab/services/context';
import { createTestDatabase } from '@fairtab/services/testing/database';
import { setTable } from '@fairtab/services/testing/table';
import type { Browser } from '../testing/Browser';
import { limitTo, newBill, newFreshBill, type Bill } from './bills';
import { cloneRows, readRows, type Rows } from './cloneRows';
import type { Column, Scope } from './columns';
import {
  browserWith,
  memberOf,
  newDiner,
  newGuest,
  newMember,
  newSession,
  type Account,
  type House,
  type Member,
} from './people';

/** What one write is tried on: people with accounts, and a bill of the host's. */
export interface Scene {
  readonly house: House;
  readonly scope: Scope;
  readonly host: Member;
  readonly participant: Member;
  readonly otherUser: Member;
  readonly bill: Bill;
}

/** Somebody about to write. */
export interface Writer {
  readonly browser: Browser;
  /** The session secret that the cookie has, for clients without cookies. */
  readonly bearer: string | null;
  readonly isSignedIn: boolean;
  /** Whose password and codes the writer has: the writer's own, or the host's for those who are not signed in. */
  readonly account: Member;
}

/** A scene as it was made once, to be copied. */
export interface Template {
  readonly rows: Rows;
  readonly scope: Scope;
  /** The people and the bill of it, as JSON. */
  readonly cast: string;
}

/** Makes a scene by the use cases, in a database of its own. */
export async function makeTemplate(scope: Scope, passwordHash: string): Promise<Template> {
  const database = await createTestDatabase();
  const table = setTable(database.db);
  const [host, participant, otherUser] = [
    await newMember({ table, passwordHash }),
    await newMember({ table, passwordHash }),
    await newMember({ table, passwordHash }),
  ];
  const bill = await newBill({ host: host.ctx, participant: participant.ctx, diner: await newDiner(table) }, scope);
  const people = [host, participant, otherUser].map(({ ctx: _ctx, ...account }) => account);
  const template = { scope, rows: await readRows(database.db.pool), cast: JSON.stringify({ people, bill }) };
  await database.drop();
  return template;
}

export async function newScene(house: House, { scope, rows, cast }: Template): Promise<Scene> {
  const translate = await cloneRows(house.api.database.db.pool, rows);
  const { people, bill } = JSON.parse(translate(cast)) as { people: [Account, Account, Account]; bill: Bill };
  const [host, participant, otherUser] = people;
  return {
    house,
    scope,
    bill,
    host: memberOf(house, host),
    participant: memberOf(house, participant),
    otherUser: memberOf(house, otherUser),
  };
}

export async function newWriter(scene: Scene, column: Column): Promise<Writer> {
  const { house, host } = scene;
  const nobody = { bearer: null, isSignedIn: false, account: host };
  if (column === 'nobody') return { ...nobody, browser: house.api.browser() };
  if (column === 'guest') return { ...nobody, browser: (await newGuest(house)).browser };
  const isSignedIn = column !== 'expired';
  const account = isSignedIn ? scene[column] : host;
  const bearer = await newSession(account, isSignedIn ? undefined : 'idle');
  return { browser: browserWith(house, bearer), bearer, isSignedIn, account };
}

/** The id of a bill of the host's that nobody has claimed on. */
export async function freshBillOf({ host, scope }: Scene, input: object = {}): Promise<string> {
  const { id } = await newFreshBill(host.ctx, input);
  await limitTo(host.ctx, { id, scope });
  return id;
}

/** All rows that belong to the host, as text: of the account, and of the bills. */
export async function snapshotOf({ host }: Scene): Promise<{ readonly account: string; readonly bills: string }> {
  const [account, bills] = await Promise.all([accountRows(host.ctx, host.userId), billRows(host.ctx, host.guestId)]);
  return { account: JSON.stringify(account), bills: JSON.stringify(bills) };
}

async function accountRows({ db }: ServiceContext, userId: string): Promise<unknown> {
  const { rows } = await db.pool.query<{ all: unknown }>(
    `SELECT jsonb_build_array(
       (SELECT jsonb_agg(to_jsonb(t)) FROM account t WHERE id = $1),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM session t WHERE user_id = $1),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM saved_payment_method t WHERE user_id = $1),
       (SELECT jsonb_agg(to_jsonb(t)) FROM notification_preferences t WHERE user_id = $1),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.code_hash) FROM recovery_code t WHERE user_id = $1),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.token_hash) FROM mailed_token t WHERE user_id = $1)) AS all`,
    [userId],
  );
  return rows[0]?.all;
}

async function billRows({ db }: ServiceContext, hostGuestId: string): Promise<unknown> {
  const ofHost = '(SELECT id FROM receipt WHERE host_guest_id = $1)';
  const { rows } = await db.pool.query<{ all: unknown }>(
    `SELECT jsonb_build_array(
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM receipt t WHERE host_guest_id = $1),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM item t WHERE receipt_id IN ${ofHost}),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM claim t WHERE receipt_id IN ${ofHost}),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM payment t WHERE receipt_id IN ${ofHost}),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM scan t WHERE guest_id = $1),
       (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM photo t WHERE guest_id = $1),
       (SELECT count(*) FROM change t WHERE receipt_id IN ${ofHost})) AS all`,
    [hostGuestId],
  );
  return rows[0]?.all;
}
