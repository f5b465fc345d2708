import { publicOrigin } from '@fairtab/services/platform/links/PublicOrigin';
import { confirmationUrl } from '@fairtab/services/messages/newsletter/confirmationTokens';
import { databaseForTests } from '@fairtab/services/testing/database';
import { testSealer } from '@fairtab/services/testing/testSealer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../../testing/startApi';

const database = await databaseForTests();
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ database });
});
afterAll(() => api.close());

const urlFor = (email: string) =>
  confirmationUrl(
    { sealer: testSealer, origin: publicOrigin(api.url) },
    { email, isBusinessEarlyAccess: false, askedAtMs: Date.now() },
  );
const isOnList = async (email: string) => (await database.db.prisma.newsletterSignup.count({ where: { email } })) === 1;

describe('the link that confirms the newsletter', () => {
  it('only asks when it is opened, because mail programs open links', async () => {
    const response = await fetch(urlFor('ana@example.com'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<form method="post">');
    expect(await isOnList('ana@example.com')).toBe(false);
  });

  it('puts the address on the list with its form', async () => {
    const response = await fetch(urlFor('ben@example.com'), { method: 'POST', body: new URLSearchParams() });
    expect([response.status, await isOnList('ben@example.com')]).toEqual([200, true]);
  });

  it('says so when it is cut off, and shows nothing that came with it', async () => {
    const response = await fetch(`${api.url}/newsletter?token=<script>`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    const page = await response.text();
    expect(response.status).toBe(404);
    expect(page).toContain('This link has expired or is not complete.');
    expect(page).not.toContain('<script>');
  });
});
