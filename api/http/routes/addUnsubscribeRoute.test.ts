import { publicOrigin } from '@fairtab/services/platform/links/PublicOrigin';
import { unsubscribeUrl } from '@fairtab/services/messages/mail/unsubscribeTokens';
import { databaseForTests } from '@fairtab/services/testing/database';
import { signedInAccount, type SignedInContext } from '@fairtab/services/testing/signedInAccount';
import { setTable } from '@fairtab/services/testing/table';
import { testSealer } from '@fairtab/services/testing/testSealer';
import { isUnsubscribed } from '@fairtab/services/messages/outgoing/unsubscribedAddresses';
import { readPreferences, savePreferences } from '@fairtab/services/messages/notifications/preferences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../testing/startApi';

const database = await databaseForTests();
let api: RunningApi;
let ana: SignedInContext;
beforeAll(async () => {
  api = await startApi({ database });
  ana = await signedInAccount(setTable(database.db));
});
afterAll(() => api.close());

const urlOf = (wanted: Parameters<typeof unsubscribeUrl>[1]) =>
  unsubscribeUrl({ sealer: testSealer, origin: publicOrigin(api.url) }, wanted);
/** What a mail program sends, from a machine and page that know no cookie of ours. */
const oneClick = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  });
const isOut = (address: string) => isUnsubscribed(database.db.prisma, address);

describe('the link at the end of a message', () => {
  it('only asks when it is opened, because mail programs open links', async () => {
    const response = await fetch(urlOf({ address: 'ana@example.com' }));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<form method="post">');
    expect(await isOut('ana@example.com')).toBe(false);
  });

  it('ends messages to an address with one request, without an account, and again without harm', async () => {
    for (let time = 0; time < 2; time++) {
      const response = await oneClick(urlOf({ address: 'ana@example.com' }));
      expect(response.status).toBe(200);
    }
    expect(await isOut('ana@example.com')).toBe(true);
    expect(await isOut('ben@example.com')).toBe(false);
  });

  it('turns off only the kind of message that it is in', async () => {
    await savePreferences(ana, { emailReminders: true, emailMarketing: true });
    const { userId } = ana.viewer.session;
    await oneClick(urlOf({ userId, from: 'reminders' }));
    expect(await readPreferences(ana)).toMatchObject({
      emailReminders: false,
      emailPayments: true,
      emailMarketing: true,
    });
    await oneClick(urlOf({ userId, from: 'activity' }));
    expect(await readPreferences(ana)).toMatchObject({
      emailReceipts: false,
      emailPayments: false,
      emailMarketing: true,
    });
    await oneClick(urlOf({ userId, from: 'news' }));
    expect(await readPreferences(ana)).toMatchObject({ emailMarketing: false, pushPayments: true });
  });

  it.each(['', 'nonsense', 'a.b', `${'x'.repeat(8)}.${'y'.repeat(60)}`])(
    'refuses a stranger who invents a link: "%s"',
    async (token) => {
      const response = await oneClick(`${api.url}/unsubscribe?token=${token}`);
      expect(response.status).toBe(404);
    },
  );
});
