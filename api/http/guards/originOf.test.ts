import { request } from 'node:http';
import { lastLink } from '@fairtab/services/testing/mails';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
let ana: Browser;
let email: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = api.browser();
  email = `${(await signUpAndLogIn(ana)).username}@example.com`;
});

/** Sends a request that names any host, as a program may. */
function askNaming(host: string, query: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(api.url);
  const headers = { host, 'content-type': 'application/json', cookie: ana.cookie ?? '' };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: '/graphql', method: 'POST', headers }, (answer) => {
      const { statusCode: status } = answer;
      answer.toArray().then((parts) => resolve({ status, text: parts.join('') }), reject);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query }));
  });
}
const ownHost = () => new URL(api.url).host;
const saveAddress = () =>
  `mutation { updateProfile(input: { email: "${email}", currentPassword: "${PASSWORD}" }) { __typename } }`;
const mails = () => api.database.db.prisma.mail.count();

describe('a link in a message, without PUBLIC_URL and without an Origin', () => {
  it('leads to the address on which the request arrived', async () => {
    expect(await askNaming(ownHost(), saveAddress())).toMatchObject({ status: 200 });
    expect((await lastLink(api.database.db, email)).host).toBe(ownHost());
  });

  it('leads to this machine and the port that the request names, which a proxy may have moved', async () => {
    expect(await askNaming('localhost:8080', saveAddress())).toMatchObject({ status: 200 });
    expect((await lastLink(api.database.db, email)).host).toBe('localhost:8080');
  });

  it.each(['fairtab.lan:3000', 'evil.example', 'localhost.evil.example', 'localhost@evil.example', '192.0.2.7'])(
    'is not written for a request that names %s, and nothing is changed',
    async (host) => {
      const before = await mails();
      const { status, text } = await askNaming(host, saveAddress());
      expect(status).toBe(503);
      expect(text).toContain('does not know its own address');
      expect(await mails()).toBe(before);
      expect(await api.database.db.prisma.user.count({ where: { email } })).toBe(0);
    },
  );

  it('is refused to whoever asks for a new password, with an account or without', async () => {
    const { username } = await signUpAndLogIn(api.browser());
    const reset = (name: string) =>
      askNaming(
        'fairtab.lan',
        `mutation { requestPasswordReset(input: { usernameOrEmail: "${name}" }) { __typename } }`,
      );
    const answers = [await reset(username), await reset('nobody-has-this')];
    for (const { status, text } of answers) {
      expect(status).toBe(503);
      expect(text).toContain('PUBLIC_URL');
    }
  });
});

describe('the address of a page in an answer', () => {
  it('is the one that the asker has reached', async () => {
    const create = `mutation { createReceipt(input: { items: [{ name: "Soup", price: 7 }] }) { ... on CreateReceiptPayload { receipt { id } } } }`;
    const { text } = await askNaming('fairtab.lan', create);
    const [id] = /(?<="id":")[^"]+/.exec(text) ?? [];
    const evening = await askNaming(
      'fairtab.lan',
      `mutation { createEvening(input: { receiptId: "${id ?? ''}", name: "Friday" }) { ... on CreateEveningPayload { evening { url } } } }`,
    );
    expect(evening.text).toContain('"url":"http://fairtab.lan/evenings/');
  });
});
