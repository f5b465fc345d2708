import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMailer } from '@fairtab/services/messages/mail/openMailer';
import { databaseForTests } from '@fairtab/services/testing/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../../testing/startApi';

const database = await databaseForTests();
let dataDir: string;
let api: RunningApi | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairtab-outbox-'));
});
afterEach(async () => {
  await api?.close();
  api = null;
  await rm(dataDir, { recursive: true });
});

const TRYING_OUT = { NODE_ENV: 'development' };
const start = async (env: Record<string, string>) => {
  api = await startApi({ database, env: { DATA_DIR: dataDir, ...env } });
  return api.url;
};
const send = (subject: string, id = 'first') =>
  openMailer({ smtpUrl: null, mailFrom: 'Fairtab <fairtab@localhost>', dataDir }).send({
    id,
    channel: 'email',
    recipient: 'ana@example.com',
    subject,
    text: 'Your part is still open.',
    letter: { subject, greeting: 'Hello Ana,', paragraphs: ['Your part is still open.'] },
    createdAt: new Date('2026-05-20T12:00:00Z'),
  });

/** fetch does not let its caller choose the Host header. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('the outbox', () => {
  it('shows a subject whole, with letters of any language and of any length', async () => {
    const url = await start(TRYING_OUT);
    const subject = `$5.00 for “Café Łódź” is still open, ${'and so on '.repeat(12)}to the end`;
    await send(subject);
    expect(await (await fetch(`${url}/dev/outbox`)).text()).toContain(`>${subject}</a>`);
  });

  it('lists what was sent and shows it, also as plain text', async () => {
    const url = await start(TRYING_OUT);
    expect(await (await fetch(`${url}/dev/outbox`)).text()).toContain('Nothing was sent yet.');
    await send('$5.00 for <b>Casa Nacho</b> is still open');
    const list = await (await fetch(`${url}/dev/outbox`)).text();
    expect(list).toContain('$5.00 for &#60;b&#62;Casa Nacho&#60;/b&#62; is still open');
    expect(list).toContain('To ana@example.com');
    const [eml = '', html = ''] = (await readdir(join(dataDir, 'mail'))).toSorted();
    for (const name of [eml, html]) {
      expect(list).toContain(`href="/dev/outbox/${name}"`);
      const mail = await fetch(`${url}/dev/outbox/${name}`);
      expect(mail.headers.get('content-security-policy')).toContain('sandbox');
      expect(await mail.text()).toContain('Your part is still open.');
    }
  });

  it('is there for a clock that is ahead, with which reminders are tried out', async () => {
    const url = await start({ NODE_ENV: 'production', CLOCK_AHEAD_HOURS: '25' });
    expect((await fetch(`${url}/dev/outbox`)).status).toBe(200);
  });

  it('does not exist in production', async () => {
    const url = await start({ NODE_ENV: 'production' });
    await send('Hello');
    const [name = ''] = await readdir(join(dataDir, 'mail'));
    expect((await fetch(`${url}/dev/outbox`)).status).toBe(404);
    expect((await fetch(`${url}/dev/outbox/${name}`)).status).toBe(404);
  });

  it.each([
    ['comes through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['comes through another proxy', { forwarded: 'for=203.0.113.9' }],
    ['uses a name of its own for this machine', { host: 'attacker.example' }],
  ])('refuses a stranger who %s', async (_how, headers) => {
    const url = await start(TRYING_OUT);
    await send('Hello');
    const [name = ''] = await readdir(join(dataDir, 'mail'));
    expect(await statusOf(`${url}/dev/outbox`, headers)).toBe(404);
    expect(await statusOf(`${url}/dev/outbox/${name}`, headers)).toBe(404);
    expect(await statusOf(`${url}/dev/outbox/${name}`, {})).toBe(200);
  });

  it.each(['..%2fdata-key', 'unknown.eml', '.eml'])('shows no other file: %s', async (name) => {
    const url = await start(TRYING_OUT);
    await send('Hello');
    expect(await statusOf(`${url}/dev/outbox/${name}`, {})).toBe(404);
  });
});
