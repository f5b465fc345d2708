import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../rest/routes';
import { encodeNodeId } from '../../schema/ids';
import { schema } from '../../schema/schema';
import type { Browser } from '../Browser';
import { newReadFixture, type ReadFixture, type TestViewer } from '../fixtures/ReadFixture';
import { SECRETS } from '../fixtures/receipts';
import { startApiFixture, type ApiFixture } from '../fixtures/startApiFixture';
import { AUDIENCES, isInAudience, verdictsOf, type Audience } from '../fixtures/viewerKinds';
import { ACCOUNT_MUTATIONS } from './accountMutations';
import { EVENING_MUTATIONS } from './eveningMutations';
import { fieldVerdict, objectsOnPath, queryFor, type FoundObjects } from './fieldVerdict';
import { FIELDS } from './graphqlFields';
import { payloadTypeOf } from './mutationDocuments';
import { expectedVerdict, fieldArguments, pathsByType, type Path } from './paths';
import { RECEIPT_MUTATIONS } from './receiptMutations';
import { ROUTE_EXPECTATIONS } from './restRoutes';
import { SUBSCRIPTIONS } from './subscriptions';

let base: ApiFixture;
let fixture: ReadFixture;
beforeAll(async () => {
  base = await startApiFixture();
  fixture = await newReadFixture(base);
});
afterAll(() => base.api.close());

const OBJECT_TYPES = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const READ_TYPES = OBJECT_TYPES.filter(({ name }) => name in FIELDS);

describe('the tables', () => {
  it('name every field of every object type once, and no field that is gone', () => {
    const inSchema = OBJECT_TYPES.flatMap((type) =>
      Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
    );
    const onType = (type: string, names: string) => names.split(' ').map((name) => `${type}.${name.replace('?', '')}`);
    const mutations = Object.entries({ ...RECEIPT_MUTATIONS, ...EVENING_MUTATIONS, ...ACCOUNT_MUTATIONS }).flatMap(
      ([name, { payload }]) => {
        const [mutation = ''] = name.split(' ');
        return [`Mutation.${mutation}`, ...onType(payloadTypeOf(schema, mutation).name, payload)];
      },
    );
    const inTables = [
      ...Object.entries(FIELDS).flatMap(([type, rows]) => Object.keys(rows).flatMap((names) => onType(type, names))),
      ...new Set(mutations),
      ...Object.entries(SUBSCRIPTIONS).flatMap(([name, { pushes }]) => [
        `Subscription.${name}`,
        ...Object.entries(pushes ?? {}).flatMap(([type, fields]) => onType(type, fields)),
      ]),
    ];
    expect(inTables.sort()).toEqual(inSchema.sort());
  });

  it('name every route of REST, and no route that is gone', () => {
    const inTables = Object.keys(ROUTE_EXPECTATIONS).map((name) => name.split(' ').slice(0, 2).join(' '));
    const served = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(inTables)].sort()).toEqual(served.sort());
  });
});

function expectNoSecrets({ name, maySee }: TestViewer, answer: unknown): void {
  const text = JSON.stringify(answer);
  const leaked = Object.values(SECRETS).filter((secret) => !maySee.includes(secret) && text.includes(secret));
  expect(leaked, `${name} got ${text}`).toEqual([]);
}

const diners = new Map<string, Promise<string | null>>();

/** The viewer's `viewerSeat.diner` on the receipt, asked for once. */
function dinerOf({ name, browser }: TestViewer, audience: Audience): Promise<string | null> {
  const key = `${name} ${audience}`;
  const known = diners.get(key) ?? readDiner(browser, fixture.receipts[audience].id);
  diners.set(key, known);
  return known;
}

async function readDiner(browser: Browser, id: string): Promise<string | null> {
  const { data } = await browser.ask('query ($id: ID!) { receipt(id: $id) { viewerSeat { diner } } }', { id });
  return (data?.['receipt'] as { viewerSeat: { diner: string | null } } | null)?.viewerSeat.diner ?? null;
}

interface PathToType {
  readonly path: Path;
  readonly type: GraphQLObjectType;
  readonly audience: Audience;
}

function describePath({ path: { roots, steps } }: PathToType): string {
  return [...roots, ...steps].join('.');
}

async function read(viewer: TestViewer, target: PathToType): Promise<FoundObjects> {
  const { path, type, audience } = target;
  const document = queryFor({ path, type, args: fieldArguments({ fixture, audience }) });
  const { data, errors } = await viewer.browser.ask(document);
  expect(errors, `${viewer.name} on ${describePath(target)}`).toEqual([]);
  expectNoSecrets(viewer, data);
  return objectsOnPath(data, { path, type });
}

/** Reads one path as every viewer, the host first. @returns the fields that the host got something of. */
async function checkPath(target: PathToType): Promise<string[]> {
  const { path, type, audience } = target;
  const fields = Object.entries(FIELDS[type.name] ?? {}).flatMap(([names, row]) =>
    names.split(' ').map((field) => ({ field, row })),
  );
  const shown = new Set<string>();
  let host: FoundObjects = [];
  for (const viewer of fixture.viewers.filter(({ isGuest }) => !isGuest || path.through === 'receipt')) {
    const found = await read(viewer, target);
    if (viewer.name === 'host') host = found;
    const isThere = host.length > 0 || path.operation === 'mutation' || audience === 'deleted';
    expect(isThere, `${type.name} by ${describePath(target)}`).toBe(true);
    const diner = await dinerOf(viewer, audience);
    for (const { field, row } of fields) {
      const verdict = fieldVerdict({ path, field, found, host, diner });
      if (verdict === null) continue;
      shown.add(field);
      const where = `${type.name}.${field} of a receipt for ${audience} by ${describePath(target)}`;
      expect(verdict, `${viewer.name}: ${where}`).toBe(expectedVerdict(row, { path, kind: viewer.kind, audience }));
    }
  }
  return [...shown];
}

const EMPTY: ReadonlySet<string> = new Set([
  // Nothing is held back on this table. What the host sees then is tested with the gate (services/messages/outgoing/gate.test.ts).
  'ReminderSchedule.held',
  // Fairtab itself does these.
  'AccountDeletedFact.by',
  'AddressesForgottenFact.by',
  'NamelessFact.by',
  'PaymentAcceptedFact.by',
]);

describe.each(AUDIENCES)('on a receipt for the audience "%s", the fields', (audience) => {
  const types = READ_TYPES.map(({ name }) => name);

  it.each(types)('of type %s are shown to exactly the viewers in the tables', async (name) => {
    const type = READ_TYPES.find((known) => known.name === name) as GraphQLObjectType;
    const paths = pathsByType({ fixture, audience })[name] ?? [];
    const shown = [];
    for (const path of paths)
      if (audience === 'link' || path.through === 'receipt') shown.push(...(await checkPath({ path, type, audience })));
    // A field that the host gets nothing of was compared with nothing, so the fixture has to fill every field.
    const filled = Object.keys(type.getFields()).filter((field) => !EMPTY.has(`${name}.${field}`));
    if (audience === 'link') expect([...new Set(shown)].sort()).toEqual(filled.sort());
  });
});

describe('an account', () => {
  it('is what `viewer` shows to its own sessions and to no other viewer', async () => {
    const ids = new Map<string, string | null>();
    for (const { name, browser } of fixture.viewers) {
      const { data } = await browser.ask('{ viewer { userId } }');
      ids.set(name, (data?.['viewer'] as { userId: string } | null)?.userId ?? null);
    }
    expect(ids.get('host')).toBe(fixture.host.userId);
    const found = [...ids.values()].filter((id) => id !== null);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
  });

  it('is not reached by the id of another type, or of a guest', async () => {
    const wrongTypes = ['Session', 'SavedPaymentMethod', 'Receipt'] as const;
    const ids = [
      ...wrongTypes.map((typename) => encodeNodeId({ typename, id: fixture.host.userId })),
      encodeNodeId({ typename: 'User', id: fixture.host.guestId }),
      Buffer.from(`Guest:${fixture.host.guestId}`).toString('base64'),
    ];
    for (const { browser } of fixture.viewers) {
      const { data } = await browser.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
      expect(data?.['nodes']).toEqual(ids.map(() => null));
    }
  });
});

describe.each(AUDIENCES)('on a receipt for the audience "%s", the subscription', (audience) => {
  const subscriptions = Object.entries(SUBSCRIPTIONS).filter(
    ([, { isAboutReceipt }]) => isAboutReceipt || audience === 'link',
  );

  it.each(subscriptions)('%s pushes to exactly the viewers in the table', async (name, row) => {
    const args = row.argsOf(fixture, audience);
    const field = args === '' ? name : `${name}(${args})`;
    for (const viewer of fixture.viewers) {
      const socket = viewer.browser.socket();
      const events = socket.iterate({
        query: `subscription { ${field} { ${row.selection} } }`,
      });
      const first = await events.next().catch(() => null);
      await socket.dispose();
      expectNoSecrets(viewer, first?.value ?? null);
      const isPushed = Boolean((first?.value as { data?: Record<string, unknown> } | undefined)?.data?.[name]);
      const expected = isInAudience(viewer.kind, audience) ? verdictsOf(row.verdicts)[viewer.kind] : 'no';
      expect(isPushed ? 'yes' : 'no', viewer.name).toBe(expected);
    }
  });
});
