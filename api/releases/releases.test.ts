import { readFile, writeFile } from 'node:fs/promises';
import { buildSchema, findBreakingChanges } from 'graphql';
import type { OpenAPIV3_1 } from 'openapi-types';
import { describe, expect, it } from 'vitest';
import { printedSchema } from '../schema/print';
import { startApi } from '../testing/startApi';
import { restBreaks } from './restBreaks';

/** What the last version that was released offered. KEEP_API=1 writes it anew (CONTRIBUTING.md, "Release a version"). */
const KEPT = { schema: `${import.meta.dirname}/kept/schema.graphql`, rest: `${import.meta.dirname}/kept/openapi.json` };
const CHANGES = `${import.meta.dirname}/../../CHANGELOG.md`;

/** What is said of the version to come: "- `Receipt.tax is gone.`" under "What breaks for clients". */
async function announced(): Promise<Set<string>> {
  const [, next = ''] = (await readFile(CHANGES, 'utf8')).split(/^## /m);
  const [, breaks = ''] = next.split('### What breaks for clients');
  const [section = ''] = breaks.split('###');
  return new Set([...section.matchAll(/^- `(.+)`/gm)].map(([, sentence]) => sentence ?? ''));
}

/** Without what is written for people, which may be reworded at any time. */
function withoutWords(document: unknown): unknown {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      ['description', 'summary'].includes(key) && typeof value === 'string' ? undefined : value,
    ),
  );
}

describe('what the last version offered', () => {
  it('is still there in GraphQL, unless the changelog says what breaks', async () => {
    const schema = printedSchema();
    if (process.env['KEEP_API']) await writeFile(KEPT.schema, schema);
    const before = buildSchema(await readFile(KEPT.schema, 'utf8'));
    const breaks = findBreakingChanges(before, buildSchema(schema)).map(({ description }) => description);
    const said = await announced();
    expect(breaks.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('is still there in REST, unless the changelog says what breaks', async () => {
    const api = await startApi({ env: { PUBLIC_URL: 'https://fairtab.example' } });
    const answer = await fetch(`${api.url}/api/openapi.json`, { headers: { 'x-forwarded-proto': 'https' } });
    const now = (await answer.json()) as OpenAPIV3_1.Document;
    await api.close();
    if (process.env['KEEP_API']) await writeFile(KEPT.rest, `${JSON.stringify(withoutWords(now))}\n`);
    const before = JSON.parse(await readFile(KEPT.rest, 'utf8')) as OpenAPIV3_1.Document;
    expect(Object.keys(before.paths ?? {}).length).toBeGreaterThan(40);
    const said = await announced();
    expect(restBreaks(before, now).filter((sentence) => !said.has(sentence))).toEqual([]);
  });
});
