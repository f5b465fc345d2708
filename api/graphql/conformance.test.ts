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

  it('passes all 61 audits', () => {
    expect(audits).toHaveLength(61);
  });
});
