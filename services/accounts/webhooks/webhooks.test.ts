import { DELIVERY_PAUSES_MS } from '@fairtab/domain/programs/webhooks';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { unclaim } from '../../receipts/claims/changeClaim';
import { confirmPayment, disputePayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { signedInAccount } from '../../testing/signedInAccount';
import { itemNamed } from '../../testing/table';
import { answerWith, die, hang, take } from '../../testing/webhookReceiver';
import { forgetOldDeliveries, sendAgain, sendWebhookTest } from './deliveries';
import { listWebhooks } from './ownWebhooks';
import { tellWebhook } from './tellWebhook';
import { rotateWebhookSecret, ROTATION_MS, updateWebhook } from './updateWebhook';

import { setUpWebhooks, START } from '../../testing/webhookRig';

const rig = setUpWebhooks();
const { later, newReceipt, newHook, tell, log, types, claimed } = rig;

describe('what happens on a receipt', () => {
  it('is told in its order, with the fact and the amounts after it', async () => {
    await newHook();
    const receipt = await newReceipt();
    const ana = await claimed(receipt, 'Beer', 'Ana');
    const { paymentId } = await payClaims(ana.guest, { receiptId: receipt.id, method: 'cash' });
    await disputePayment(rig.host, { paymentId });
    const again = await payClaims(ana.guest, { receiptId: receipt.id, method: 'cash' });
    await confirmPayment(rig.host, { paymentId: again.paymentId });
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
    expect(rig.receiver.received[1]?.data).toEqual({
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
    expect(rig.receiver.received[2]?.data.data.receipt).toMatchObject({ paid: '6.00', remaining: '24.00' });
    expect(JSON.stringify(rig.receiver.received)).not.toContain(ana.claim.guestId);
  });

  it('is told as settled once everything is claimed and paid, and once only', async () => {
    await newHook({ events: ['receipt.settled'] });
    const receipt = await newReceipt();
    await claimItem(rig.host, { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Hana', units: 2 });
    const ana = await claimed(receipt, 'Beer', 'Ana');
    await tell();
    expect(types()).toEqual([]);
    const { paymentId } = await payClaims(ana.guest, { receiptId: receipt.id, method: 'cash' });
    await confirmPayment(rig.host, { paymentId });
    await tell();
    expect(types()).toEqual(['receipt.settled']);
    expect(rig.receiver.received[0]?.data.data).toMatchObject({
      receipt: { paid: '30.00', remaining: '0.00' },
      fact: { kind: 'paymentReported' },
    });
  });

  it('is told to whoever asked for that kind, for that receipt, of receipts that they host', async () => {
    const first = await newReceipt();
    const second = await newReceipt();
    const { webhook } = await newHook({ events: ['claim.created'], receiptId: second.id });
    const others = await newReceipt(await signedInAccount(rig.table));
    for (const receipt of [first, second, others]) await claimed(receipt, 'Beer', 'Ana');
    await tell();
    expect(rig.receiver.received.map(({ data }) => data.data.receipt?.id)).toEqual([second.id]);
    expect(await log(webhook.id)).toMatchObject([
      { event: 'claim.created', receiptId: second.id, version: 2, state: 'delivered', attempts: 1, status: 204 },
    ]);
  });

  it('has no name of somebody who deleted the account meanwhile', async () => {
    await newHook({ events: ['claim.created'] });
    const receipt = await newReceipt();
    await claimed(receipt, 'Beer', 'Ana');
    await rig.database.db.pool.query(
      `UPDATE change SET fact = jsonb_set(fact, '{by,name}', 'null') WHERE receipt_id = $1 AND version = 2`,
      [receipt.id],
    );
    await tell();
    expect(rig.receiver.received[0]?.data.data.fact).toMatchObject({ by: { name: null } });
  });

  it('is queued by the write itself, so that it is told at once', async () => {
    const { webhook } = await newHook();
    rig.table.queued.length = 0;
    const receipt = await newReceipt();
    expect(rig.table.queued).toEqual([{ job: 'tellWebhook', payload: { webhookId: webhook.id } }]);
    await newReceipt(await signedInAccount(rig.table));
    await claimed(receipt, 'Beer', 'Ana');
    expect(rig.table.queued).toHaveLength(2);
  });
});

describe('a message', () => {
  const verified = (secret: string) =>
    rig.receiver.received.map(({ body, headers }) => {
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
    rig.now = new Date();
    const { secret } = await newHook();
    await newReceipt();
    await tell();
    expect(verified(secret)).toMatchObject([{ type: 'receipt.created' }]);
    expect(() => verified('whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0')).toThrow();
    rig.receiver.received[0] = { ...rig.receiver.received[0], body: '{}' } as never;
    expect(() => verified(secret)).toThrow();
  });

  it('is signed with both secrets for a day after one was made anew', async () => {
    rig.now = new Date();
    const { secret: former, webhook } = await newHook();
    const { secret } = await rotateWebhookSecret(rig.host, { webhookId: webhook.id });
    await newReceipt();
    await tell();
    for (const each of [former, secret]) expect(verified(each)).toHaveLength(1);
    later(ROTATION_MS + 1);
    await rig.database.db.prisma.webhook.update({ where: { id: webhook.id }, data: { formerSecretUntil: new Date() } });
    rig.receiver.received.length = 0;
    rig.now = new Date();
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
      rig.receiver.answer(answering);
      await tell();
      await tell();
      expect(types()).toEqual(['receipt.created']);
      expect((await log(webhook.id)).find(({ event }) => event === 'receipt.created')).toMatchObject({
        ...result,
        state: 'waiting',
        attempts: 1,
        nextAttemptAt: new Date(START.getTime() + DELIVERY_PAUSES_MS[0]),
      });
      rig.receiver.answer(take);
      later(DELIVERY_PAUSES_MS[0]);
      await tell();
      expect(types()).toEqual(['receipt.created', 'receipt.created', 'claim.created']);
      expect(rig.receiver.received[0]?.id).toBe(rig.receiver.received[1]?.id);
      expect(rig.receiver.received[0]?.body).toBe(rig.receiver.received[1]?.body);
    },
    20_000,
  );

  it('keeps other receipts of the same webhook waiting only while it does not answer at all', async () => {
    await newHook();
    for (let made = 0; made < 2; made++) await newReceipt();
    rig.receiver.answer((answer, message) =>
      (rig.receiver.received.length === 1 ? answerWith(500) : take)(answer, message),
    );
    await tell();
    expect(new Set(rig.receiver.received.map(({ data }) => data.data.receipt?.id)).size).toBe(2);
  });

  it('is told on in the same turn when one answer is lost, and left alone when several in a row are', async () => {
    await newHook();
    for (let made = 0; made < 9; made++) await newReceipt();
    rig.receiver.answer((answer, message) => (rig.receiver.received.length === 1 ? die : take)(answer, message));
    await tell();
    expect(rig.receiver.received).toHaveLength(9);
    for (let made = 0; made < 12; made++) await newReceipt();
    rig.receiver.answer(die);
    await tell();
    expect(rig.receiver.received.length).toBeLessThan(9 + 8);
  });

  it('is switched off after three days with a mail, and told what waited when it is on again', async () => {
    const { webhook } = await newHook();
    const receipt = await newReceipt();
    await claimed(receipt, 'Beer', 'Ana');
    rig.receiver.answer(answerWith(503));
    for (const pause of [0, ...DELIVERY_PAUSES_MS]) {
      later(pause);
      await tell();
    }
    expect(rig.now.getTime() - START.getTime()).toBeGreaterThanOrEqual(3 * 24 * 60 * 60 * 1000 - 60 * 60 * 1000);
    expect(types()).toEqual(Array.from({ length: DELIVERY_PAUSES_MS.length + 1 }, () => 'receipt.created'));
    expect(await listWebhooks(rig.host)).toMatchObject([{ offReason: 'failing', offSince: rig.now }]);
    const mails = await rig.database.db.prisma.mail.findMany({ where: { ownerGuestId: rig.host.viewer.guestId } });
    expect(mails.filter(({ subject }) => subject.includes('turned off'))).toHaveLength(1);
    expect((await log(webhook.id)).map(({ state }) => state)).toEqual(['failed', 'failed']);

    await claimed(receipt, 'Nachos', 'Ben');
    rig.receiver.answer(take);
    rig.receiver.received.length = 0;
    await updateWebhook(rig.host, { webhookId: webhook.id, isOn: true });
    await tell();
    expect(types()).toEqual(['receipt.created', 'claim.created']);
  });

  it('and says that it is gone is switched off at once', async () => {
    await newHook();
    await newReceipt();
    rig.receiver.answer(answerWith(410));
    await tell();
    expect(await listWebhooks(rig.host)).toMatchObject([{ offReason: 'gone' }]);
  });

  it('is not called at all when it is inside', async () => {
    const { webhook } = await newHook();
    await newReceipt();
    await tellWebhook({ ...rig.host, webhookTargets: 'public' }, { webhookId: webhook.id });
    expect(rig.receiver.received).toEqual([]);
    expect(await log(webhook.id)).toMatchObject([{ status: null, problem: 'notPublic', state: 'waiting' }]);
  });
});

describe('the log', () => {
  it('sends again under the first id, once, apart from what waits', async () => {
    const { webhook } = await newHook();
    const receipt = await newReceipt();
    await tell();
    rig.receiver.answer(answerWith(500));
    await claimed(receipt, 'Beer', 'Ana');
    await tell();
    const [waiting, done] = await log(webhook.id).then((all) => [
      all.find(({ state }) => state === 'waiting'),
      all.find(({ state }) => state === 'delivered'),
    ]);
    expect(await sendAgain(rig.host, { deliveryId: done?.id ?? '' })).toMatchObject({ state: 'waiting', id: done?.id });
    await tell();
    expect(types()).toEqual(['receipt.created', 'claim.created', 'receipt.created']);
    expect(rig.receiver.received[2]?.id).toBe(rig.receiver.received[0]?.id);
    expect(rig.receiver.received[2]?.body).toBe(rig.receiver.received[0]?.body);
    later(DELIVERY_PAUSES_MS.at(-1) ?? 0);
    rig.receiver.answer(take);
    await tell();
    expect(types()).toEqual(['receipt.created', 'claim.created', 'receipt.created', 'claim.created']);
    expect((await log(webhook.id)).map(({ id, state }) => [id, state]).sort()).toEqual(
      [
        [waiting?.id, 'delivered'],
        [done?.id, 'failed'],
      ].sort(),
    );
  });

  it('counts anew what is sent again', async () => {
    const { webhook } = await newHook();
    rig.receiver.answer(answerWith(500));
    await sendWebhookTest(rig.host, { webhookId: webhook.id });
    await tell();
    const [failed] = await log(webhook.id);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, status: 500 });
    const again = await sendAgain(rig.host, { deliveryId: failed?.id ?? '' });
    expect(again).toMatchObject({ state: 'waiting', attempts: 0, attemptedAt: null, status: null, durationMs: null });
    rig.receiver.answer(take);
    await tell();
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204 }]);
  });

  it('tries what waits at once when it is sent again', async () => {
    const { webhook } = await newHook();
    await newReceipt();
    rig.receiver.answer(answerWith(500));
    await tell();
    later(1_000);
    await tell();
    expect(rig.receiver.received).toHaveLength(1);
    const [waiting] = await log(webhook.id);
    rig.receiver.answer(take);
    await sendAgain(rig.host, { deliveryId: waiting?.id ?? '' });
    await tell();
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('leaves what is being tried to that attempt when it is sent again', async () => {
    const { webhook } = await newHook();
    await newReceipt();
    const sendAgainMeanwhile = async (): Promise<void> => {
      const [tried] = await log(webhook.id);
      await sendAgain(rig.host, { deliveryId: tried?.id ?? '' });
      await tell();
    };
    rig.receiver.answer((answer, message) => void sendAgainMeanwhile().then(() => take(answer, message)));
    await tell();
    expect(rig.receiver.received).toHaveLength(1);
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  it('has a test, which tells of nothing and is tried once', async () => {
    const { webhook } = await newHook();
    rig.receiver.answer(answerWith(500));
    await sendWebhookTest(rig.host, { webhookId: webhook.id });
    await tell();
    later(DELIVERY_PAUSES_MS[5]);
    await tell();
    expect(rig.receiver.received.map(({ data }) => [data.type, data.data])).toEqual([['webhook.test', {}]]);
    expect(await log(webhook.id)).toMatchObject([{ event: 'webhook.test', state: 'failed', status: 500 }]);
  });

  it('is forgotten after 30 days', async () => {
    const { webhook } = await newHook();
    await newReceipt();
    await tell();
    later(30 * 24 * 60 * 60 * 1000);
    await forgetOldDeliveries(rig.host);
    expect(await log(webhook.id)).toHaveLength(1);
    later(1);
    await forgetOldDeliveries(rig.host);
    expect(await log(webhook.id)).toEqual([]);
  });
});
