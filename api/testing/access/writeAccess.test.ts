import { ACCESS_SCOPES, type AccessScope } from '@fairtab/domain/programs/accessScopes';
import { databaseForTests } from '@fairtab/services/testing/database';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { runTestWorker } from '@fairtab/worker/testing/runTestWorker';
import { textReader } from '@fairtab/worker/testing/textReader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../rest/routes';
import { FIELD_SCOPES } from '../../scopes/fieldScopes';
import { schema } from '../../schema/schema';
import type { Browser, RestAnswer } from '../Browser';
import { checkAgainstOpenApi } from '../checkAgainstOpenApi';
import { newAccessToken } from '../fixtures/accounts';
import { startApiFixture, type ApiFixture } from '../fixtures/startApiFixture';
import {
  AUDIENCES,
  isInAudience,
  VIEWER_KINDS,
  verdictsOf,
  type Audience,
  type ViewerKind,
} from '../fixtures/viewerKinds';
import {
  newWriteFixture,
  newWriter,
  newWriteTemplate,
  readHostRows,
  type WriteFixture,
  type Writer,
  type WriteTemplate,
} from '../fixtures/WriteFixture';
import { ACCOUNT_MUTATIONS } from './accountMutations';
import { EVENING_MUTATIONS } from './eveningMutations';
import { mutationDocument, payloadTypeOf } from './mutationDocuments';
import type { MutationExpectation } from './MutationExpectation';
import { RECEIPT_MUTATIONS } from './receiptMutations';
import { ROUTE_EXPECTATIONS, type RouteExpectation } from './restRoutes';

const database = await databaseForTests();
let worker: Awaited<ReturnType<typeof runTestWorker>>;
let base: ApiFixture;
let photo: Uint8Array<ArrayBuffer>;
let templates: ReadonlyMap<Audience, WriteTemplate>;
beforeAll(async () => {
  const files = memoryFiles();
  worker = await runTestWorker({ database, files, reader: textReader() });
  base = await startApiFixture({ database, files, jobs: worker.jobs });
  const blank = { width: 40, height: 60, channels: 3, background: 'white' } as const;
  photo = Uint8Array.from(await sharp({ create: blank }).jpeg().toBuffer());
  const made = AUDIENCES.map(
    async (audience) => [audience, await newWriteTemplate(audience, base.passwordHash)] as const,
  );
  templates = new Map(await Promise.all(made));
});
afterAll(async () => {
  await base.api.close();
  await worker.close();
});

function templateOf(audience: Audience): WriteTemplate {
  const template = templates.get(audience);
  if (!template) throw new Error(`There is no template for the audience ${audience}`);
  return template;
}

interface Attempt {
  readonly kind: ViewerKind;
  readonly audience: Audience;
}
type Answer = Readonly<Record<string, unknown>> & { readonly __typename: string };

const asEveryViewer = (attempt: (kind: ViewerKind) => Promise<void>) => Promise.all(VIEWER_KINDS.map(attempt));

/** Rows about receipts are tried on receipts of every audience. */
function withAudiences<Row extends { readonly isAboutReceipt?: boolean }>(rows: Readonly<Record<string, Row>>) {
  return Object.entries(rows).flatMap(([name, row]) =>
    AUDIENCES.filter((audience) => row.isAboutReceipt || audience === 'link').map((audience) => ({
      name,
      row,
      audience,
    })),
  );
}

/** Sends a mutation on a fixture of its own, and compares the host's rows before and after. */
async function tryMutation({
  name,
  row,
  kind,
  audience,
}: Attempt & { name: string; row: MutationExpectation }): Promise<void> {
  const [mutation = ''] = name.split(' ');
  const fixture = await newWriteFixture(base, templateOf(audience));
  const writer = await newWriter(fixture, kind);
  const input = await row.input?.(fixture, writer);
  const before = await readHostRows(fixture);
  const cookie = writer.browser.cookie;
  const answer = await writer.browser.result<Answer>(mutationDocument(schema, { mutation, row }), { input });

  // A viewer outside the audience is answered as if there were no receipt.
  const expected = isInAudience(kind, audience) ? verdictsOf(row.verdicts)[kind] : 'NotFound';
  const isDone = answer.__typename === payloadTypeOf(schema, mutation).name;
  expect(isDone ? 'done' : answer.__typename, kind).toBe(['yes', 'own'].includes(expected) ? 'done' : expected);
  const after = await readHostRows(fixture);
  if (expected === 'own') expect(after.account, kind).toBe(before.account);
  if (isDone) expectOwnPayload({ answer, mutation, row, fixture, writer });
  else expect({ after, cookie: writer.browser.cookie }, kind).toEqual({ after: before, cookie });
}

/** The payload is complete, and an account in it is the writer's own. */
function expectOwnPayload({
  answer,
  mutation,
  row,
  fixture,
  writer,
}: {
  answer: Answer;
  mutation: string;
  row: MutationExpectation;
  fixture: WriteFixture;
  writer: Writer;
}): void {
  const owner = mutation.startsWith('logIn') ? fixture.host : writer.isSignedIn ? writer.account : null;
  for (const field of row.payload.split(' ')) {
    const value = answer[field.replace('?', '')];
    expect(value).toBeDefined();
    if (value === null) expect(field).toMatch(/\?$/);
    else if (typeof value === 'object' && 'userId' in value) expect(value).toEqual({ userId: owner?.userId });
  }
}

describe('the mutation', () => {
  it.each(withAudiences({ ...RECEIPT_MUTATIONS, ...EVENING_MUTATIONS, ...ACCOUNT_MUTATIONS }))(
    '$name answers every viewer as the table says, on a receipt for the audience "$audience"',
    async (attempt) => {
      await asEveryViewer((kind) => tryMutation({ ...attempt, kind }));
    },
  );
});

describe('an access token of another account', () => {
  const refusalWith = (allowed: readonly AccessScope[]) => ({
    code: allowed.length === 0 ? 'not_for_tokens' : 'missing_scope',
  });

  async function newStranger() {
    const fixture = await newWriteFixture(base, templateOf('link'));
    const headersWith = async (scopes: readonly AccessScope[]) => ({
      authorization: `Bearer ${(await newAccessToken(fixture.otherAccount, scopes)).token}`,
    });
    return { fixture, headersWith };
  }

  it.each(Object.entries({ ...RECEIPT_MUTATIONS, ...EVENING_MUTATIONS, ...ACCOUNT_MUTATIONS }))(
    'does with %s what its account may, with the scope for it, and with all others nothing',
    async (name, row) => {
      const [mutation = ''] = name.split(' ');
      const allowed = FIELD_SCOPES['Mutation']?.[mutation] ?? [];
      const { fixture, headersWith } = await newStranger();
      const input = await row.input?.(fixture, await newWriter(fixture, 'otherAccount'));
      const before = await readHostRows(fixture);
      const send = async (scopes: readonly AccessScope[]) =>
        base.api
          .browser()
          .post(
            { query: mutationDocument(schema, { mutation, row }), variables: { input } },
            await headersWith(scopes),
          );
      const errors = [{ extensions: refusalWith(allowed) }];
      expect(await send(ACCESS_SCOPES.filter((scope) => !allowed.includes(scope)))).toMatchObject({
        status: 403,
        errors,
      });
      expect(await readHostRows(fixture)).toEqual(before);
      if (allowed.length === 0) return;
      const answered = ((await send(allowed)).data?.['result'] as Answer | undefined)?.__typename;
      const expected = verdictsOf(row.verdicts).otherAccount;
      const isDone = ['yes', 'own'].includes(expected);
      expect(answered).toBe(isDone ? payloadTypeOf(schema, mutation).name : expected);
      if (!isDone) expect(await readHostRows(fixture)).toEqual(before);
    },
  );

  it.each(Object.entries(ROUTE_EXPECTATIONS))(
    'gets of %s what its account gets, with each scope for it, and with all others nothing',
    async (name, row) => {
      const [method = '', pattern = ''] = name.split(' ');
      const route = ROUTES.find((known) => known.method === method && known.path === pattern);
      const allowed = row.scopes ?? route?.scopes ?? [];
      const { fixture, headersWith } = await newStranger();
      const path = pattern.replace(/:\w+/, (await row.param?.(fixture)) ?? '');
      const body = await row.body?.(fixture);
      const before = await readHostRows(fixture);
      const send = async (scopes: readonly AccessScope[]) => {
        const headers = await headersWith(scopes);
        return row.file === undefined && !pattern.startsWith('/api/photos/')
          ? base.api.browser().rest(method, path, { headers, ...(body === undefined ? {} : { body }) })
          : exchangePhoto(base.api.browser(), { method, path, headers, field: row.file });
      };
      const refused = await send(ACCESS_SCOPES.filter((scope) => !allowed.includes(scope)));
      expect(refused).toMatchObject({ status: 403, body: refusalWith(allowed) });
      expect(await readHostRows(fixture)).toEqual(before);
      for (const scope of allowed) {
        const answer = await send([scope]);
        expect(answer.body, scope).not.toMatchObject(refusalWith(allowed));
        if (scope !== allowed[0]) continue;
        expect(String(answer.status), JSON.stringify(answer.body)).toBe(verdictsOf(row.statuses).otherAccount);
        if (answer.status >= 400) expect(await readHostRows(fixture)).toEqual(before);
      }
    },
  );
});

async function tryRoute({
  name,
  row,
  kind,
  audience,
}: Attempt & { name: string; row: RouteExpectation }): Promise<void> {
  const [method = '', pattern = ''] = name.split(' ');
  const fixture = await newWriteFixture(base, templateOf(audience));
  const writer = await newWriter(fixture, kind);
  const path = pattern.replace(/:\w+/, (await row.param?.(fixture)) ?? '');
  const body = await row.body?.(fixture);
  const before = await readHostRows(fixture);
  // Sessions are sent as a bearer token, by a client that keeps no cookies.
  const [browser, headers] = writer.bearer
    ? [base.api.browser(), { authorization: `Bearer ${writer.bearer}` }]
    : [writer.browser, {}];
  const answer =
    row.file === undefined && !pattern.startsWith('/api/photos/')
      ? await browser.rest(method, path, { headers, ...(body === undefined ? {} : { body }) })
      : await exchangePhoto(browser, { method, path, headers, field: row.file });

  await checkAgainstOpenApi(base.api, { method, path, answer });
  // Whoever sends a session that is over is told so and is nobody else instead.
  const status = kind === 'expired' ? '401' : verdictsOf(row.statuses)[kind];
  // A viewer outside the audience is answered as if there were no receipt, once it is signed in where it has to be.
  const expected = isInAudience(kind, audience) || status === '401' ? status : '404';
  expect(String(answer.status), `${kind}: ${JSON.stringify(answer.body)}`).toBe(expected);
  if (answer.status >= 400) expect(await readHostRows(fixture), kind).toEqual(before);
}

/** Sends a photo in the form field, if one is named. The body of an answer that is a photo or a file is left out. */
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
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const text = await response.text();
  const body = isJson ? (JSON.parse(text) as RestAnswer['body']) : {};
  return { status: response.status, headers: response.headers, body };
}

describe('the route', () => {
  it.each(withAudiences(ROUTE_EXPECTATIONS))(
    '$name answers every viewer as the table says, on a receipt for the audience "$audience"',
    async (attempt) => {
      await asEveryViewer((kind) => tryRoute({ ...attempt, kind }));
    },
  );
});
