import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('GraphQL over HTTP', () => {
  // The audits only need the address when they run.
  const audits = serverAudits({ url: () => `${api.url}/graphql` });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
  });

  it('gives each fault of a request a code', async () => {
    const asked = [{ query: '{' }, { query: '{ nothing }' }, { query: 'query ($id: ID!) { receipt(id: $id) { id } }' }];
    const codes = await Promise.all(
      asked.map(async (body) => {
        const answer = await api.browser().fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const { errors } = (await answer.json()) as { errors: { extensions?: { code?: string } }[] };
        return errors[0]?.extensions?.code;
      }),
    );
    expect(codes).toEqual(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);
  });

  it('passes all 61 audits', () => {
    expect(audits).toHaveLength(61);
  });
});
