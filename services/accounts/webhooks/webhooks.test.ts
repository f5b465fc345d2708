import type { ReceiptState } from '@fairtab/domain/receipts';
import { DELIVERY_PAUSES_MS, WEBHOOK_EVENTS } from '@fairtab/domain/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { unclaim } from '../../receipts/claims/changeClaim';
import type { ServiceContext } from '../../context';
import { confirmPayment, disputePayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { itemNamed, setTable, type Table } from '../../testing/table';
import { answerWith, die, hang, startWebhookReceiver, take } from '../../testing/webhookReceiver';
import { createWebhook } from './createWebhook';
import { forgetOldDeliveries, listDeliveries, sendAgain, sendWebhookTest } from './deliveries';
import { listWebhooks } from './ownWebhooks';
import { findDueWebhooks, tellWebhook } from './tellWebhook';
import { removeWebhook, rotateWebhookSecret, ROTATION_MS, updateWebhook } from './updateWebhook';

const START = new Date('2026-05-04T12:00:00Z');

let database: TestDatabase;
let table: Table;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let host: SignedInContext;
let now: Date;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = START;
  table = setTable(database.db, { now: () => now });
  receiver = await startWebhookReceiver();
  host = {
    ...(await signedInAccount(table, { email: 'hana@example.com', emailVerifiedAt: START })),
    webhookTargets: 'any',
  };
});
afterEach(() => receiver.stop());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const newReceipt = async (ctx: ServiceContext = host): Promise<ReceiptState> =>
  (
    await createReceipt(ctx, {
      restaurantName: 'Casa Nacho',
      hostName: 'Hana',
      items: [
        { name: 'Nachos', price: '10.00', quantity: 2 },
        { name: 'Beer', price: '5.00' },
      ],
      tip: '5.00',
    })
  ).receipt;
const newHook = async (input: Record<string, unknown> = {}) =>
  createWebhook(host, { url: receiver.url, events: WEBHOOK_EVENTS, ...input });
const tell = async () => {
  for (const webhookId of await findDueWebhooks(host)) await tellWebhook(host, { webhookId });
};
const log = async (webhookId: string) => listDeliveries(host, { webhookId, limit: 50, after: null });
const types = () => receiver.received.map(({ data }) => data.type);

async function claimed(receipt: ReceiptState, item: string, name: string) {
  const { claim } = await table.claim(receipt, { item, name });
  return { claim, guest: table.guest(claim.guestId) };
}

describe('what happens on a receipt', () => {
  it('is told in its order, with the fact and the amounts after it', async () => {
    await newHook();
    const receipt = await newReceipt();
    const ana = await claimed(receipt, 'Beer', 'Ana');
    const { paymentId } = await payClaims(ana.guest, { receiptId: receipt.id, method: 'cash' });
    await disputePayment(host, { paymentId });
    const again = await payClaims(ana.guest, { receiptId: receipt.id, method: 'cash' });
    await confirmPayment(host, { paymentId: again.paymentId });
    const ben = await claimed(receipt, 'Nachos', 'Ben');
    await unclaim(ben.guest, { claimId: ben.claim.id });
    await tell();
    expect(types()).toEqual([
      'receipt.created',
      'claim.created',
      'payment.reported',
      'payment.disputed',
      'payment.reported',
      'payment.confirmed',
      'claim.created',
      'claim.removed',
    ]);
    expect(receiver.received[1]?.data).toEqual({
      type: 'claim.created',
      timestamp: START.toISOString(),
      data: {
        receipt: {
          id: receipt.id,
          version: 2,
          restaurantName: 'Casa Nacho',
          currency: 'USD',
          total: '30.00',
          claimed: '6.00',
          paid: '0.00',
          remaining: '30.00',
        },
        fact: {
          kind: 'itemClaimed',
          by: { diner: expect.any(String), name: 'Ana' },
          claimId: ana.claim.id,
          item: { id: itemNamed(receipt, 'Beer').id, name: 'Beer' },
          units: 1,
          splitCount: 1,
          quantity: 1,
          amount: { amount: '6.00', currency: 'USD' },
        },
      },
    });
    expect(receiver.received[2]?.data.data.receipt).toMatchObject({ paid: '6.00', remaining: '24.00' });
    expect(JSON.stringify(receiver.received)).not.toContain(ana.claim.guestId);
  });

  it('is told as settled once everything is claimed and paid, and once only', async () => {
    await newHook({ events: ['receipt.settled'] });
    const receipt = await newReceipt();
    await claimItem(host, { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Hana', units: 2 });
    const ana = await claimed(receipt, 'Beer', 'Ana');
    await tell();
    expect(types()).toEqual([]);
    const { paymentId } = await payClaims(ana.guest, { receiptId: receipt.id, method: 'cash' });
    await confirmPayment(host, { paymentId });
    await tell();
    expect(types()).toEqual(['receipt.settled']);
    expect(receiver.received[0]?.data.data).toMatchObject({
      receipt: { paid: '30.00', remaining: '0.00' },
      fact: { kind: 'paymentReported' },
    });
  });

  it('is told to whoever asked for that kind, for that receipt, of receipts that they host', async () => {
    const first = await newReceipt();
    const second = await newReceipt();
    const { webhook } = await newHook({ events: ['claim.created'], receiptId: second.id });
    const others = await newReceipt(await signedInAccount(table));
    for (const receipt of [first, second, others]) await claimed(receipt, 'Beer', 'Ana');
    await tell();
    expect(receiver.received.map(({ data }) => data.data.receipt?.id)).toEqual([second.id]);
    expect(await log(webhook.id)).toMatchObject([
      { event: 'claim.created', receiptId: second.id, version: 2, state: 'delivered', attempts: 1, status: 204 },
    ]);
  });

  it('has no name of somebody who deleted the account meanwhile', async () => {
    await newHook({ events: ['claim.created'] });
    const receipt = await newReceipt();
    await claimed(receipt, 'Beer', 'Ana');
    await database.db.pool.query(
      `UPDATE change SET fact = jsonb_set(fact, '{by,name}', 'null') WHERE receipt_id = $1 AND version = 2`,
      [receipt.id],
    );
    await tell();
    expect(receiver.received[0]?.data.data.fact).toMatchObject({ by: { name: null } });
  });

  it('is queued by the write itself, so that it is told at once', async () => {
    const { webhook } = await newHook();
    table.queued.length = 0;
    const receipt = await newReceipt();
    expect(table.queued).toEqual([{ job: 'tellWebhook', payload: { webhookId: webhook.id } }]);
    await newReceipt(await signedInAccount(table));
    await claimed(receipt, 'Beer', 'Ana');
    expect(table.queued).toHaveLength(2);
  });
});

describe('a message', () => {
  const verified = (secret: string) =>
    receiver.received.map(({ body, headers }) => {
      // The reader compares the time with the real clock.
      const {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      } = headers as Record<string, string>;
      return new Webhook(secret).verify(body, {
        'webhook-id': id ?? '',
        'webhook-timestamp': timestamp ?? '',
        'webhook-signature': signature ?? '',
      });
    });

  it('is signed so that an independent reader of the scheme verifies it, and refuses another secret or body', async () => {
    now = new Date();
    const { secret } = await newHook();
    await newReceipt();
    await tell();
    expect(verified(secret)).toMatchObject([{ type: 'receipt.created' }]);
    expect(() => verified('whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0')).toThrow();
    receiver.received[0] = { ...receiver.received[0], body: '{}' } as never;
    expect(() => verified(secret)).toThrow();
  });

  it('is signed with both secrets for a day after one was made anew', async () => {
    now = new Date();
    const { secret: former, webhook } = await newHook();
    const { secret } = await rotateWebhookSecret(host, { webhookId: webhook.id });
    await newReceipt();
    await tell();
    for (const each of [former, secret]) expect(verified(each)).toHaveLength(1);
    later(ROTATION_MS + 1);
    await database.db.prisma.webhook.update({ where: { id: webhook.id }, data: { formerSecretUntil: new Date() } });
    receiver.received.length = 0;
    now = new Date();
    await newReceipt();
    await tell();
    expect(verified(secret)).toHaveLength(1);
    expect(() => verified(former)).toThrow();
  });
});

describe('an address that does not take a message', () => {
  it.each([
    ['fails', answerWith(500), { status: 500, problem: null }],
    ['redirects', answerWith(302, { location: 'https://example.com/' }), { status: 302, problem: null }],
    ['dies', die, { status: null, problem: 'unreachable' }],
    ['hangs', hang, { status: null, problem: 'timeout' }],
  ])(
    'and %s is tried again after a pause, with the same id, and gets nothing later before',
    async (_how, answering, result) => {
      const { webhook } = await newHook();
      const receipt = await newReceipt();
      await claimed(receipt, 'Beer', 'Ana');
      receiver.answer(answering);
      await tell();
      await tell();
      expect(types()).toEqual(['receipt.created']);
      expect((await log(webhook.id)).find(({ event }) => event === 'receipt.created')).toMatchObject({
        ...result,
        state: 'waiting',
        attempts: 1,
        nextAttemptAt: new Date(START.getTime() + DELIVERY_PAUSES_MS[0]),
      });
      receiver.answer(take);
      later(DELIVERY_PAUSES_MS[0]);
      await tell();
      expect(types()).toEqual(['receipt.created', 'receipt.created', 'claim.created']);
      expect(receiver.received[0]?.id).toBe(receiver.received[1]?.id);
      expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
    },
    20_000,
  );

  it('keeps other receipts of the same webhook waiting only while it does not answer at all', async () => {
    await newHook();
    for (let made = 0; made < 2; made++) await newReceipt();
    receiver.answer((answer, message) => (receiver.received.length === 1 ? answerWith(500) : take)(answer, message));
    await tell();
    expect(new Set(receiver.received.map(({ data }) => data.data.receipt?.id)).size).toBe(2);
  });

  it('is told on in the same turn when one answer is lost, and left alone when several in a row are', async () => {
    await newHook();
    for (let made = 0; made < 9; made++) await newReceipt();
    receiver.answer((answer, message) => (receiver.received.length === 1 ? die : take)(answer, message));
    await tell();
    expect(receiver.received).toHaveLength(9);
    for (let made = 0; made < 12; made++) await newReceipt();
    receiver.answer(die);
    await tell();
    expect(receiver.received.length).toBeLessThan(9 + 8);
  });

  it('is switched off after three days with a mail, and told what waited when it is on again', async () => {
    const { webhook } = await newHook();
    const receipt = await newReceipt();
    await claimed(receipt, 'Beer', 'Ana');
    receiver.answer(answerWith(503));
    for (const pause of [0, ...DELIVERY_PAUSES_MS]) {
      later(pause);
      await tell();
    }
    expect(now.getTime() - START.getTime()).toBeGreaterThanOrEqual(3 * 24 * 60 * 60 * 1000 - 60 * 60 * 1000);
    expect(types()).toEqual(Array.from({ length: DELIVERY_PAUSES_MS.length + 1 }, () => 'receipt.created'));
    expect(await listWebhooks(host)).toMatchObject([{ offReason: 'failing', offSince: now }]);
    const mails = await database.db.prisma.mail.findMany({ where: { ownerGuestId: host.viewer.guestId } });
    expect(mails.filter(({ subject }) => subject.includes('turned off'))).toHaveLength(1);
    expect((await log(webhook.id)).map(({ state }) => state)).toEqual(['failed', 'failed']);

    await claimed(receipt, 'Nachos', 'Ben');
    receiver.answer(take);
    receiver.received.length = 0;
    await updateWebhook(host, { webhookId: webhook.id, isOn: true });
    await tell();
    expect(types()).toEqual(['receipt.created', 'claim.created']);
  });

  it('and says that it is gone is switched off at once', async () => {
    await newHook();
    await newReceipt();
    receiver.answer(answerWith(410));
    await tell();
    expect(await listWebhooks(host)).toMatchObject([{ offReason: 'gone' }]);
  });

  it('is not called at all when it is inside', async () => {
    const { webhook } = await newHook();
    await newReceipt();
    await tellWebhook({ ...host, webhookTargets: 'public' }, { webhookId: webhook.id });
    expect(receiver.received).toEqual([]);
    expect(await log(webhook.id)).toMatchObject([{ status: null, problem: 'notPublic', state: 'waiting' }]);
  });
});

describe('the log', () => {
  it('sends again under the first id, once, apart from what waits', async () => {
    const { webhook } = await newHook();
    const receipt = await newReceipt();
    await tell();
    receiver.answer(answerWith(500));
    await claimed(receipt, 'Beer', 'Ana');
    await tell();
    const [waiting, done] = await log(webhook.id).then((all) => [
      all.find(({ state }) => state === 'waiting'),
      all.find(({ state }) => state === 'delivered'),
    ]);
    expect(await sendAgain(host, { deliveryId: done?.id ?? '' })).toMatchObject({ state: 'waiting', id: done?.id });
    await tell();
    expect(types()).toEqual(['receipt.created', 'claim.created', 'receipt.created']);
    expect(receiver.received[2]?.id).toBe(receiver.received[0]?.id);
    expect(receiver.received[2]?.body).toBe(receiver.received[0]?.body);
    later(DELIVERY_PAUSES_MS.at(-1) ?? 0);
    receiver.answer(take);
    await tell();
    expect(types()).toEqual(['receipt.created', 'claim.created', 'receipt.created', 'claim.created']);
    expect((await log(webhook.id)).map(({ id, state }) => [id, state]).sort()).toEqual(
      [
        [waiting?.id, 'delivered'],
        [done?.id, 'failed'],
      ].sort(),
    );
  });

  it('tries what waits at once when it is sent again', async () => {
    const { webhook } = await newHook();
    await newReceipt();
    receiver.answer(answerWith(500));
    await tell();
    later(1_000);
    await tell();
    expect(receiver.received).toHaveLength(1);
    later(16_000);
    await database.db.prisma.webhookDelivery.updateMany({
      where: { webhookId: webhook.id },
      data: { dueAt: new Date(now.getTime() + 60_000) },
    });
    const [waiting] = await log(webhook.id);
    receiver.answer(take);
    await sendAgain(host, { deliveryId: waiting?.id ?? '' });
    await tell();
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('has a test, which tells of nothing and is tried once', async () => {
    const { webhook } = await newHook();
    receiver.answer(answerWith(500));
    await sendWebhookTest(host, { webhookId: webhook.id });
    await tell();
    later(DELIVERY_PAUSES_MS[5]);
    await tell();
    expect(receiver.received.map(({ data }) => [data.type, data.data])).toEqual([['webhook.test', {}]]);
    expect(await log(webhook.id)).toMatchObject([{ event: 'webhook.test', state: 'failed', status: 500 }]);
  });

  it('is forgotten after 30 days', async () => {
    const { webhook } = await newHook();
    await newReceipt();
    await tell();
    later(30 * 24 * 60 * 60 * 1000);
    await forgetOldDeliveries(host);
    expect(await log(webhook.id)).toHaveLength(1);
    later(1);
    await forgetOldDeliveries(host);
    expect(await log(webhook.id)).toEqual([]);
  });
});

describe('a webhook', () => {
  it('that is removed is told nothing any more, and stops no write', async () => {
    const { webhook } = await newHook();
    const receipt = await newReceipt();
    await removeWebhook(host, { webhookId: webhook.id });
    await claimed(receipt, 'Beer', 'Ana');
    await tellWebhook(host, { webhookId: webhook.id });
    await tell();
    expect(receiver.received).toEqual([]);
    expect(await listWebhooks(host)).toEqual([]);
  });

  it('that is removed while a claim is written lets the claim through', async () => {
    const receipt = await newReceipt();
    for (let round = 0; round < 5; round++) {
      const { webhook } = await newHook();
      await Promise.all([
        claimed(receipt, 'Nachos', `Ana ${round}`).then(({ claim, guest }) => unclaim(guest, { claimId: claim.id })),
        removeWebhook(host, { webhookId: webhook.id }),
      ]);
    }
    await tell();
    const where = { webhook: { userId: host.viewer.session.userId } };
    expect(await database.db.prisma.webhookDelivery.count({ where })).toBe(0);
    expect(await database.db.prisma.webhookOutboxEntry.count()).toBe(0);
  });

  it('keeps no claim waiting while something else has it locked', async () => {
    const { webhook } = await newHook({ events: ['claim.created'] });
    const receipt = await newReceipt();
    const other = await database.db.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM webhook WHERE id = $1 FOR UPDATE', [webhook.id]);
      await claimed(receipt, 'Beer', 'Ana');
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    await tell();
    expect(types()).toEqual(['claim.created']);
  });

  it('is told each change once and in order, although several workers make messages of its outbox at once', async () => {
    const { webhook } = await newHook();
    const receipt = await newReceipt();
    for (let round = 0; round < 6; round++) {
      const ana = await claimed(receipt, 'Beer', 'Ana');
      const tellers = [0, 1, 2].map(() => tellWebhook(host, { webhookId: webhook.id }));
      await Promise.all([unclaim(ana.guest, { claimId: ana.claim.id }), ...tellers]);
    }
    await tell();
    const versions = receiver.received.map(({ data }) => data.data.receipt?.version);
    expect(versions).toEqual(Array.from({ length: 13 }, (_one, index) => index + 1));
  });

  it('that is turned off before the worker came has what waited when it is on again', async () => {
    const { webhook } = await newHook({ events: ['claim.created'] });
    await claimed(await newReceipt(), 'Beer', 'Ana');
    await updateWebhook(host, { webhookId: webhook.id, isOn: false });
    await tell();
    expect(types()).toEqual([]);
    expect(await log(webhook.id)).toMatchObject([{ state: 'failed', attempts: 0 }]);
    await updateWebhook(host, { webhookId: webhook.id, isOn: true });
    await tell();
    expect(types()).toEqual(['claim.created']);
  });

  it('that is off is told nothing of what happens then', async () => {
    const { webhook } = await newHook();
    await updateWebhook(host, { webhookId: webhook.id, isOn: false });
    await newReceipt();
    await updateWebhook(host, { webhookId: webhook.id, isOn: true, events: ['claim.created'] });
    const receipt = await newReceipt();
    await claimed(receipt, 'Beer', 'Ana');
    await tell();
    expect(types()).toEqual(['claim.created']);
    await updateWebhook(host, { webhookId: webhook.id, isOn: false });
    await expect(sendWebhookTest(host, { webhookId: webhook.id })).rejects.toThrow('Turn it on first');
  });
});
