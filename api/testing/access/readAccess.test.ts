import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../rest/routes';
import { encodeNodeId } from '../../schema/ids';
import { schema } from '../../schema/schema';
import type { Browser } from '../Browser';
import { ACCOUNT_MUTATIONS } from './accountMutations';
import { BILL_MUTATIONS } from './receiptMutations';
import { SECRETS } from '../fixtures/receipts';
import { cellsOf, SCOPES, sees, type Scope } from '../fixtures/viewerKinds';
import { FIELDS } from './graphqlFields';
import { documentOf, objectsAt, wordFor, type Found } from './fieldVerdict';
import { openHouse, type House } from '../fixtures/accounts';
import { REST_ROWS } from './restRoutes';
import { SUBSCRIPTIONS } from './subscriptions';
import { argumentsOf, statedWord, waysIn, type Way } from './paths';
import { makeWorld, type Asker, type World } from '../fixtures/ReadFixture';
import { payloadTypeOf } from './mutationDocuments';

let house: House;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await makeWorld(house);
});
afterAll(() => house.api.close());

const OBJECT_TYPES = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const READ_TYPES = OBJECT_TYPES.filter(({ name }) => name in FIELDS);

describe('the tables', () => {
  it('name every field of every object type once, and nothing that is gone', () => {
    const inSchema = OBJECT_TYPES.flatMap((type) =>
      Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
    );
    const onType = (type: string, names: string) => names.split(' ').map((name) => `${type}.${name.replace('?', '')}`);
    const mutations = Object.entries({ ...BILL_MUTATIONS, ...ACCOUNT_MUTATIONS }).flatMap(([name, { payload }]) => {
      const [mutation = ''] = name.split(' ');
      return [`Mutation.${mutation}`, ...onType(payloadTypeOf(schema, mutation).name, payload)];
    });
    const stated = [
      ...Object.entries(FIELDS).flatMap(([type, rows]) => Object.keys(rows).flatMap((names) => onType(type, names))),
      ...new Set(mutations),
      ...Object.entries(SUBSCRIPTIONS).flatMap(([name, { pushes }]) => [
        `Subscription.${name}`,
        ...(pushes ? onType(pushes.type, pushes.fields) : []),
      ]),
    ];
    expect(stated.sort()).toEqual(inSchema.sort());
  });

  it('name every route of REST, and none that is gone', () => {
    const stated = Object.keys(REST_ROWS).map((name) => name.split(' ').slice(0, 2).join(' '));
    const inTable = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(stated)].sort()).toEqual(inTable.sort());
  });
});

/** Whatever somebody is answered, nothing of it is another's secret. */
function expectNoSecrets({ name, maySee }: Asker, answer: unknown): void {
  const text = JSON.stringify(answer);
  const leaked = Object.values(SECRETS).filter((secret) => !maySee.includes(secret) && text.includes(secret));
  expect(leaked, `${name} got ${text}`).toEqual([]);
}

const diners = new Map<string, Promise<string | null>>();

/** What somebody is called on a bill. */
function dinerOf({ name, browser }: Asker, scope: Scope): Promise<string | null> {
  const key = `${name} ${scope}`;
  const asked = diners.get(key) ?? askDiner(browser, world.bills[scope].id);
  diners.set(key, asked);
  return asked;
}

async function askDiner(browser: Browser, id: string): Promise<string | null> {
  const { data } = await browser.ask('query ($id: ID!) { receipt(id: $id) { viewerSeat { diner } } }', { id });
  return (data?.['receipt'] as { viewerSeat: { diner: string | null } } | null)?.viewerSeat.diner ?? null;
}

interface Look {
  readonly way: Way;
  readonly type: GraphQLObjectType;
  readonly scope: Scope;
}

async function look({ browser, ...asker }: Asker, { way, type, scope }: Look): Promise<Found> {
  const { data, errors } = await browser.ask(documentOf({ way, type, args: argumentsOf({ world, scope }) }));
  expect(errors, `${asker.name} on ${[...way.roots, ...way.path].join('.')}`).toEqual([]);
  expectNoSecrets({ browser, ...asker }, data);
  return objectsAt(data, { way, type });
}

/** Asks for everything on one way in the name of everybody, the host first. @returns the fields the host got something of. */
async function checkWay({ way, type, scope }: Look): Promise<string[]> {
  const fields = Object.entries(FIELDS[type.name] ?? {}).flatMap(([names, row]) =>
    names.split(' ').map((field) => ({ field, row })),
  );
  const shown = new Set<string>();
  let host: Found = [];
  for (const asker of world.askers.filter(({ isGuest }) => !isGuest || way.through === 'receipt')) {
    const found = await look(asker, { way, type, scope });
    if (asker.name === 'host') host = found;
    const isThere = host.length > 0 || way.operation === 'mutation' || scope === 'deleted';
    expect(isThere, `${type.name} by ${[...way.roots, ...way.path].join('.')}`).toBe(true);
    const diner = await dinerOf(asker, scope);
    for (const { field, row } of fields) {
      const word = wordFor({ way, field, found, host, diner });
      if (word === null) continue;
      shown.add(field);
      const stated = statedWord(row, { way, column: asker.column, scope });
      expect(
        word,
        `${asker.name}: ${type.name}.${field} of a ${scope} bill by ${[...way.roots, ...way.path].join('.')}`,
      ).toBe(stated);
    }
  }
  return [...shown];
}

describe.each(SCOPES)('the fields of a %s bill', (scope) => {
  const types = READ_TYPES.map(({ name }) => name);

  it.each(types)('of type %s are shown to whom the tables say', async (name) => {
    const type = READ_TYPES.find((known) => known.name === name) as GraphQLObjectType;
    const ways = waysIn({ world, scope })[name] ?? [];
    const shown = [];
    for (const way of ways)
      if (scope === 'link' || way.through === 'receipt') shown.push(...(await checkWay({ way, type, scope })));
    // What not even the host gets is not tested by this.
    if (scope === 'link') expect([...new Set(shown)].sort()).toEqual(Object.keys(type.getFields()).sort());
  });
});

describe('an account', () => {
  it('is the root of one’s own things only', async () => {
    const ids = new Map<string, string | null>();
    for (const { name, browser } of world.askers) {
      const { data } = await browser.ask('{ viewer { userId } }');
      ids.set(name, (data?.['viewer'] as { userId: string } | null)?.userId ?? null);
    }
    expect(ids.get('host')).toBe(world.host.userId);
    const found = [...ids.values()].filter((id) => id !== null);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
  });

  it('is not reached by the id of another type, or of a guest', async () => {
    const disguised = ['Session', 'SavedPaymentMethod', 'Receipt'] as const;
    const ids = [
      ...disguised.map((typename) => encodeNodeId({ typename, id: world.host.userId })),
      encodeNodeId({ typename: 'User', id: world.host.guestId }),
      Buffer.from(`Guest:${world.host.guestId}`).toString('base64'),
    ];
    for (const { browser } of world.askers) {
      const { data } = await browser.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
      expect(data?.['nodes']).toEqual(ids.map(() => null));
    }
  });
});

describe.each(SCOPES)('the subscriptions of a %s bill', (scope) => {
  const subscriptions = Object.entries(SUBSCRIPTIONS).filter(([, { isAboutBill }]) => isAboutBill || scope === 'link');

  it.each(subscriptions)('%s push to whom the tables say', async (name, { verdicts, idOf, selection }) => {
    const id = idOf(world, scope);
    for (const asker of world.askers) {
      const socket = asker.browser.socket();
      const events = socket.iterate({ query: `subscription { ${name}(id: "${id}") { ${selection} } }` });
      const first = await events.next().catch(() => null);
      await socket.dispose();
      expectNoSecrets(asker, first?.value ?? null);
      const isPushed = Boolean((first?.value as { data?: Record<string, unknown> } | undefined)?.data?.[name]);
      const stated = sees(asker.column, scope) ? cellsOf(verdicts)[asker.column] : 'no';
      expect(isPushed ? 'yes' : 'no', asker.name).toBe(stated);
    }
  });
});
