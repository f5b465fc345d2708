import { createTestDatabase, type TestDatabase } from '@fairtab/services/testing/database';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { runTestWorker } from '@fairtab/worker/testing/runTestWorker';
import { textReader } from '@fairtab/worker/testing/textReader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema';
import type { Browser, RestAnswer } from '../Browser';
import { checkAgainstOpenApi } from '../checkAgainstOpenApi';
import { ACCOUNT_MUTATIONS } from './accountMutations';
import { BILL_MUTATIONS } from './receiptMutations';
import { cellsOf, COLUMNS, SCOPES, type Column, type Scope } from '../fixtures/viewerKinds';
import type { MutationRow } from './MutationExpectation';
import { openHouse, type House } from '../fixtures/accounts';
import { REST_ROWS, type RestRow } from './restRoutes';
import { makeTemplate, newScene, newWriter, snapshotOf, type Scene, type Template, type Writer } from '../fixtures/WriteFixture';
import { documentOfMutation, inScope, payloadTypeOf, statusInScope } from './mutationDocuments';

let database: TestDatabase;
let worker: Awaited<ReturnType<typeof runTestWorker>>;
let house: House;
let photo: Uint8Array<ArrayBuffer>;
let templates: ReadonlyMap<Scope, Template>;
beforeAll(async () => {
  database = await createTestDatabase();
  const files = memoryFiles();
  worker = await runTestWorker({ database, files, reader: textReader() });
  house = await openHouse({ database, files, jobs: worker.jobs });
  const blank = { width: 40, height: 60, channels: 3, background: 'white' } as const;
  photo = Uint8Array.from(await sharp({ create: blank }).jpeg().toBuffer());
  const made = SCOPES.map(async (scope) => [scope, await makeTemplate(scope, house.passwordHash)] as const);
  templates = new Map(await Promise.all(made));
});
afterAll(async () => {
  await house.api.close();
  await worker.close();
  await database.drop();
});

function templateOf(scope: Scope): Template {
  const template = templates.get(scope);
  if (!template) throw new Error(`There is no ${scope} scene`);
  return template;
}

interface Cell {
  readonly column: Column;
  readonly scope: Scope;
}
type Answer = Readonly<Record<string, unknown>> & { readonly __typename: string };

const inParallel = (check: (column: Column) => Promise<void>) => Promise.all(COLUMNS.map(check));
const scopesOf = <Row extends { readonly isAboutBill?: boolean }>(rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).flatMap(([name, row]) =>
    SCOPES.filter((scope) => row.isAboutBill || scope === 'link').map((scope) => ({ name, row, scope })),
  );

/** One cell: a scene of its own, the mutation, and what has become of the host's rows. */
async function tryMutation({ name, row, column, scope }: Cell & { name: string; row: MutationRow }): Promise<void> {
  const [mutation = ''] = name.split(' ');
  const scene = await newScene(house, templateOf(scope));
  const writer = await newWriter(scene, column);
  const input = await row.input?.(scene, writer);
  const before = await snapshotOf(scene);
  const cookie = writer.browser.cookie;
  const answer = await writer.browser.result<Answer>(documentOfMutation(schema, { mutation, row }), { input });

  const stated = inScope(cellsOf(row.verdicts)[column], { column, scope });
  const isDone = answer.__typename === payloadTypeOf(schema, mutation).name;
  expect(isDone ? 'done' : answer.__typename, column).toBe(['yes', 'own'].includes(stated) ? 'done' : stated);
  const after = await snapshotOf(scene);
  if (stated === 'own') expect(after.account, column).toBe(before.account);
  if (isDone) expectOwnPayload({ answer, mutation, row, scene, writer });
  else expect({ after, cookie: writer.browser.cookie }, column).toEqual({ after: before, cookie });
}

/** Nothing of the payload is missing, and whose account it shows is the writer's. */
function expectOwnPayload({
  answer,
  mutation,
  row,
  scene,
  writer,
}: {
  answer: Answer;
  mutation: string;
  row: MutationRow;
  scene: Scene;
  writer: Writer;
}): void {
  const owner = mutation === 'logIn' ? scene.host : writer.isSignedIn ? writer.account : null;
  for (const field of row.payload.split(' ')) {
    const value = answer[field.replace('?', '')];
    expect(value).toBeDefined();
    if (value === null) expect(field).toMatch(/\?$/);
    else if (typeof value === 'object' && 'userId' in value) expect(value).toEqual({ userId: owner?.userId });
  }
}

describe('the mutation', () => {
  it.each(scopesOf({ ...BILL_MUTATIONS, ...ACCOUNT_MUTATIONS }))(
    '$name answers everybody as stated, on a $scope bill',
    async (cell) => {
      await inParallel((column) => tryMutation({ ...cell, column }));
    },
  );
});

async function tryRoute({ name, row, column, scope }: Cell & { name: string; row: RestRow }): Promise<void> {
  const [method = '', pattern = ''] = name.split(' ');
  const scene = await newScene(house, templateOf(scope));
  const writer = await newWriter(scene, column);
  const path = pattern.replace(/:\w+/, (await row.param?.(scene)) ?? '');
  const before = await snapshotOf(scene);
  // A client that keeps no cookies, where there is a session to send.
  const [browser, headers] = writer.bearer
    ? [house.api.browser(), { authorization: `Bearer ${writer.bearer}` }]
    : [writer.browser, {}];
  const body = row.body?.(scene);
  const answer =
    row.file === undefined && !pattern.startsWith('/api/photos/')
      ? await browser.rest(method, path, { headers, ...(body === undefined ? {} : { body }) })
      : await exchangePhoto(browser, { method, path, headers, field: row.file });

  await checkAgainstOpenApi(house.api, { method, path, answer });
  const stated = statusInScope(cellsOf(row.statuses)[column], { column, scope });
  expect(String(answer.status), `${column}: ${JSON.stringify(answer.body)}`).toBe(stated);
  if (answer.status >= 400) expect(await snapshotOf(scene), column).toEqual(before);
}

/** Sends a photo in a form, where there is a field for it; takes one as the answer, if it is one. */
async function exchangePhoto(
  browser: Browser,
  {
    method,
    path,
    headers,
    field,
  }: { method: string; path: string; headers: Record<string, string>; field: string | undefined },
): Promise<RestAnswer> {
  const form = new FormData();
  if (field !== undefined) form.set(field, new Blob([photo]), 'receipt.jpg');
  const response = await browser.fetch(path, { method, headers, ...(field === undefined ? {} : { body: form }) });
  const isPhoto = response.headers.get('content-type') === 'image/jpeg';
  const body = isPhoto ? {} : ((await response.json()) as RestAnswer['body']);
  return { status: response.status, headers: response.headers, body };
}

describe('the route', () => {
  it.each(scopesOf(REST_ROWS))('$name answers everybody as stated, on a $scope bill', async (cell) => {
    await inParallel((column) => tryRoute({ ...cell, column }));
  });
});
