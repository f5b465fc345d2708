import { Writable } from 'node:stream';
import { Random } from '@fairtab/domain/testing/random';
import { hashPassword } from '@fairtab/services/accounts/passwords/passwords';
import { createLogger } from '@fairtab/services/platform/logger';
import { setTable } from '@fairtab/services/testing/table';
import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../rest/routes';
import { schema } from '../../schema/schema';
import { PASSWORD } from '../fixtures/startApiFixture';
import { newWriteFixture, newWriter, newWriteTemplate, type WriteTemplate } from '../fixtures/WriteFixture';
import type { Browser } from '../Browser';
import type { RunningApi } from '../startApi';
import { startApiWithWorker, type ApiWithWorker } from '../startApiWithWorker';
import { ACCOUNT_MUTATIONS } from './accountMutations';
import { generateValue, MARKER } from './generatedValues';
import { inputTypeOf, mutationDocument } from './mutationDocuments';
import { RECEIPT_MUTATIONS } from './receiptMutations';
import { ROUTE_EXPECTATIONS } from './restRoutes';

/** FUZZ_VALUES=2000 tries more of them (docs/proof.md). */
const VALUES = Number(process.env['FUZZ_VALUES'] ?? 400);
const AT_ONCE = 4;
/** Four thousand requests take long on a busy machine. */
const PATIENCE_MS = 240_000;

let reading: ApiWithWorker;
let api: RunningApi;
let template: WriteTemplate;
let log = '';
beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  // The text of a bill waits for a worker to read it.
  reading = await startApiWithWorker(() => '', {
    settings: { logger: createLogger({ name: 'fuzz', level: 'trace', destination }), env: { TRUST_PROXY: '1' } },
  });
  api = reading.api;
  template = await newWriteTemplate('link', await hashPassword(PASSWORD));
});
afterAll(() => reading.close());

type Path = readonly (string | number)[];

/** Where a value can be put: at every field, and in the first entry of every list. */
function fieldsOf(type: GraphQLInputType, at: Path = []): Path[] {
  const bare = getNullableType(type);
  if (isListType(bare)) return [at, ...fieldsOf(bare.ofType, [...at, 0])];
  const named = getNamedType(bare);
  if (!isInputObjectType(named)) return [at];
  return [at, ...Object.values(named.getFields()).flatMap((field) => fieldsOf(field.type, [...at, field.name]))];
}

interface JsonSchema {
  readonly properties?: Record<string, JsonSchema>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

function fieldsOfShape({ properties = {}, items, anyOf = [] }: JsonSchema, at: Path = []): Path[] {
  return [
    at,
    ...Object.entries(properties).flatMap(([name, shape]) => fieldsOfShape(shape, [...at, name])),
    ...(items ? fieldsOfShape(items, [...at, 0]) : []),
    ...anyOf.flatMap((shape) => fieldsOfShape(shape, at)),
  ];
}

/** A copy of `target` with the value at the path. What the path needs on its way is made. */
function put(target: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined;
  const changed = put(inner, rest, value);
  if (typeof key === 'number')
    return Object.assign(Array.isArray(target) ? [...(target as unknown[])] : [], { [key]: changed });
  return { ...(typeof target === 'object' ? target : {}), [key]: changed };
}

type Host = Awaited<ReturnType<typeof newHost>>;

async function newHost() {
  const fixture = await newWriteFixture({ api, table: setTable(api.database.db), passwordHash: '' }, template);
  return { fixture, writer: await newWriter(fixture, 'host') };
}

/** A call with a place for a value. */
interface Target<Call> {
  readonly name: string;
  readonly path: Path;
  /** A call that would be taken as it is. */
  readonly newCall: (host: Host) => Promise<Call>;
  readonly send: (
    call: Call,
    sent: { value: unknown; headers: Record<string, string> },
  ) => Promise<'taken' | 'refused'>;
}

/**
 * Sends each value once, several at the same time. Everything comes from an address of its own, so that no limit hides a
 * fault. A call is made anew after a value was taken, because that may have changed anything.
 */
async function sendAll<Call>(targets: readonly Target<Call>[]): Promise<void> {
  const random = new Random(20_261_122);
  const values = Array.from({ length: VALUES }, () => generateValue(random));
  let next = 0;
  const work = async () => {
    const calls = new Map<string, Call>();
    for (let index = next++; index < VALUES; index = next++) {
      const { name, newCall, send } = targets[index % targets.length] ?? fail();
      const call = calls.get(name) ?? (await newCall(await newHost()));
      const headers = { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` };
      if ((await send(call, { value: values[index], headers })) === 'taken') calls.delete(name);
      else calls.set(name, call);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(log).not.toContain(MARKER);
}

function fail(): never {
  throw new Error('There is nothing to send values to');
}

const MUTATIONS = Object.entries({ ...RECEIPT_MUTATIONS, ...ACCOUNT_MUTATIONS }).flatMap(([mutation, row]) => {
  const type = schema.getType(inputTypeOf(mutation));
  if (row.input === null || !isInputObjectType(type)) return [];
  const query = mutationDocument(schema, { mutation, row });
  return fieldsOf(type).map(
    (path) =>
      ({
        name: mutation,
        path,
        newCall: async ({ fixture, writer }: Host) => ({
          browser: writer.browser,
          input: await row.input?.(fixture, writer),
        }),
        send: async (
          { browser, input }: { browser: Browser; input: unknown },
          { value, headers }: { value: unknown; headers: Record<string, string> },
        ) => {
          const variables = { input: put(input, path, value) };
          const { status, errors, data } = await browser.post({ query, variables }, headers);
          const what = `${mutation} ${path.join('.')} ${JSON.stringify(value)}`;
          expect(status, what).toBeLessThan(500);
          expect(
            errors.map(({ extensions }) => extensions?.['code']),
            what,
          ).not.toContain('INTERNAL_SERVER_ERROR');
          return JSON.stringify(data?.['result'] ?? '').includes('Payload"') ? 'taken' : 'refused';
        },
      }) satisfies Target<{ browser: Browser; input: unknown }>,
  );
});

const FIELDS = ROUTES.filter(({ body }) => body !== null).flatMap(({ method, path: pattern, body }) => {
  const name = `${method} ${pattern}`;
  const shape = z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const [, row] =
    Object.entries(ROUTE_EXPECTATIONS).find(([stated]) => stated === name || stated.startsWith(`${name} `)) ?? [];
  return fieldsOfShape(shape).map(
    (path) =>
      ({
        name,
        path,
        newCall: async ({ fixture, writer }: Host) => ({
          bearer: writer.bearer,
          address: pattern.replace(/:\w+/, (await row?.param?.(fixture)) ?? ''),
          body: row?.body?.(fixture) ?? {},
        }),
        send: async (
          call: { bearer: string | null; address: string; body: unknown },
          { value, headers }: { value: unknown; headers: Record<string, string> },
        ) => {
          const { status } = await api.browser().rest(method, call.address, {
            body: JSON.stringify(put(call.body, path, value)),
            headers: { ...headers, authorization: `Bearer ${call.bearer}` },
          });
          expect(status, `${name} ${path.join('.')} ${JSON.stringify(value)}`).toBeLessThan(500);
          return status < 400 ? 'taken' : 'refused';
        },
      }) satisfies Target<{ bearer: string | null; address: string; body: unknown }>,
  );
});

it.each([
  ['input of GraphQL', () => sendAll(MUTATIONS)],
  ['field of REST', () => sendAll(FIELDS)],
])(
  `no %s turns any of ${VALUES} generated values into a fault or into a line of the log`,
  (_where, send) => send(),
  PATIENCE_MS,
);
