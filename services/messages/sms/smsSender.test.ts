import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Undeliverable, type OutgoingMail } from '../mail/Mailer';
import { isUnsubscribed } from '../outgoing/unsubscribedAddresses';
import { databaseForTests } from '../../testing/database';
import { smsSender } from './smsSender';

const database = await databaseForTests();
let provider: Server;
let url: string;
/** What phones got: a provider that knows the key has no second effect. */
let delivered: Map<string, Record<string, string>>;
let calls: number;
let refusal: { status: number; code: number } | null;
beforeEach(async () => {
  [delivered, calls, refusal] = [new Map(), 0, null];
  provider = createServer((request, response) => {
    void text(request).then((body) => {
      calls++;
      const { authorization, 'idempotency-key': key } = request.headers;
      const signed = `Basic ${Buffer.from('AC1:secret').toString('base64')}`;
      const answer = (status: number, json: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      if (request.url !== '/2010-04-01/Accounts/AC1/Messages.json') return answer(404, { code: 20404 });
      if (authorization !== signed) return answer(401, { code: 20003 });
      if (refusal) return answer(refusal.status, { code: refusal.code });
      delivered.set(String(key), Object.fromEntries(new URLSearchParams(body)));
      return answer(201, { sid: 'SM1' });
    });
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterEach(async () => {
  provider.closeAllConnections();
  provider.close();
  await once(provider, 'close');
});

const sender = (authToken = 'secret') =>
  smsSender({
    db: database.db,
    twilio: { accountSid: 'AC1', authToken, from: '+15550001111', url },
    now: () => new Date('2026-05-20T12:00:00Z'),
  });
const message = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'message-1',
  channel: 'sms',
  recipient: '(212) 555-0147',
  subject: '$11.00 for Corner Deli is still open',
  text: '',
  letter: {
    subject: '',
    greeting: '',
    paragraphs: [],
    action: { label: 'See and pay your part', url: 'https://fairtab.example/live-receipt/abc' },
  },
  createdAt: new Date(),
  ...change,
});

describe('an SMS', () => {
  it('says what is open and where, to a number with its country', async () => {
    await sender().send(message());
    expect([...delivered.values()]).toEqual([
      {
        To: '+12125550147',
        From: '+15550001111',
        Body: 'Fairtab: $11.00 for Corner Deli is still open. See and pay your part: https://fairtab.example/live-receipt/abc Reply STOP for no more.',
      },
    ]);
  });

  it('carries its id as the key, so that a provider recognises what is sent twice', async () => {
    await sender().send(message());
    await sender().send(message());
    expect(calls).toBe(2);
    expect([...delivered.keys()]).toEqual(['message-1']);
  });

  it('is tried again when the provider refuses our signature or is busy', async () => {
    await expect(sender('wrong').send(message())).rejects.toMatchObject({ responseCode: 401, code: 20003 });
    refusal = { status: 503, code: 20503 };
    await expect(sender().send(message())).rejects.toMatchObject({ responseCode: 503 });
    expect(delivered.size).toBe(0);
  });

  it('is never sent again to a number that answered STOP', async () => {
    refusal = { status: 400, code: 21610 };
    await expect(sender().send(message({ recipient: '+442071838750' }))).rejects.toBeInstanceOf(Undeliverable);
    expect(await isUnsubscribed(database.db.prisma, '+442071838750')).toBe(true);
  });

  it('is given up at once for what is no phone number', async () => {
    refusal = { status: 400, code: 21211 };
    await expect(sender().send(message({ recipient: '12' }))).rejects.toBeInstanceOf(Undeliverable);
    expect(await isUnsubscribed(database.db.prisma, '12')).toBe(false);
  });
});
