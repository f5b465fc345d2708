import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startApi, type RunningApi } from '../testing/startApi';
import { describedRest } from './printOpenApi';

let api: RunningApi;
let text: string;
let described: OpenAPIV3_1.Document;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://fairtab.example' } });
  text = await (await fetch(`${api.url}/api/openapi.json`, { headers: { 'x-forwarded-proto': 'https' } })).text();
  described = JSON.parse(text) as OpenAPIV3_1.Document;
});
afterAll(() => api.close());

const operations = (): OpenAPIV3_1.OperationObject[] =>
  Object.values(described.paths ?? {}).flatMap((item) =>
    (['get', 'post', 'patch', 'delete'] as const).flatMap((method) => item?.[method] ?? []),
  );

const namesIn = (json: string) => [...json.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

describe('the description of REST', () => {
  it('passes the recommended rules of a linter for OpenAPI, without a warning', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fairtab-test-openapi-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'openapi.json');
    await writeFile(file, text);
    const bin = path.join(
      path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
      'bin/cli.js',
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [bin, 'lint', file, '--extends', 'recommended', '--format', 'json'],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: unknown[] };
    expect({ totals, problems }).toEqual({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
  });

  it('is the same without a server, as the client in clients/typescript is made of it', async () => {
    expect(JSON.parse(JSON.stringify(await describedRest('https://fairtab.example')))).toEqual(described);
  });

  it('gives every operation a name of its own, a family, and who may send it', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['createReceipt', 'claimItem', 'treat', 'remindDiner', 'createGuest']),
    );
    const families = described.tags?.map(({ name }) => name);
    for (const { operationId, tags, security } of operations()) {
      expect({ operationId, families }).toEqual({ operationId, families: expect.arrayContaining(tags ?? ['none']) });
      expect(security?.length).toBeGreaterThan(0);
    }
  });

  it('names the shapes that clients are generated with, each once and none in vain', () => {
    const names = Object.keys(described.components?.schemas ?? {});
    expect(names).toEqual(expect.arrayContaining(['Receipt', 'Claim', 'Item', 'Payment', 'Problem', 'NewReceipt']));
    expect(names.filter((name) => name.endsWith('Input'))).toEqual([]);
    expect(new Set(namesIn(text))).toEqual(new Set(names));
  });

  it('says where each answer that is worth a second try says when, and each list where its next page is', () => {
    for (const { operationId, responses } of operations())
      for (const status of ['429', '503']) {
        const answer = responses?.[status];
        if (answer) expect({ operationId, answer }).toMatchObject({ answer: { headers: { 'Retry-After': {} } } });
      }
    const paged = operations().filter(({ responses }) => JSON.stringify(responses).includes('"Link"'));
    expect(paged.map(({ operationId }) => operationId).sort()).toEqual([
      'listChanges',
      'listEvenings',
      'listPeople',
      'listReceipts',
      'listWebhookDeliveries',
    ]);
  });

  it('says of each call with a limit what is left of it, in its answer and in the refusal', () => {
    const limited = operations().filter(({ responses }) => responses?.['429']);
    expect(limited.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(['createGuest', 'claimItem']));
    const headers = { 'RateLimit-Limit': {}, 'RateLimit-Remaining': {}, 'RateLimit-Reset': {} };
    for (const { operationId, responses = {} } of operations())
      for (const [status, answer] of Object.entries(responses))
        if (responses['429'] && (status === '429' || status.startsWith('2')))
          expect({ operationId, answer }).toMatchObject({ answer: { headers } });
        else expect(JSON.stringify({ operationId, answer })).not.toContain('RateLimit-');
  });

  it('tells the shapes of a fact apart by its kind', () => {
    const { ChangeFact, ItemClaimedFact } = described.components?.schemas ?? {};
    expect(ChangeFact).toMatchObject({
      discriminator: {
        propertyName: 'kind',
        mapping: { itemClaimed: '#/components/schemas/ItemClaimedFact', nameless: '#/components/schemas/NamelessFact' },
      },
    });
    expect(ChangeFact).toHaveProperty(
      'oneOf',
      expect.arrayContaining([{ $ref: '#/components/schemas/ItemClaimedFact' }]),
    );
    expect(ItemClaimedFact).toMatchObject({ properties: { kind: { const: 'itemClaimed' } } });
  });

  it('leads to the site that it was asked of', () => {
    expect(described.servers).toEqual([{ url: 'https://fairtab.example' }]);
  });
});
