import { describe, expect, it } from 'vitest';
import { unclaim } from '../../receipts/claims/changeClaim';
import { sendWebhookTest } from './deliveries';
import { listWebhooks } from './ownWebhooks';
import { tellWebhook } from './tellWebhook';
import { removeWebhook, updateWebhook } from './updateWebhook';

import { setUpWebhooks } from '../../testing/webhookRig';

const rig = setUpWebhooks();
const { newReceipt, newHook, tell, log, types, claimed } = rig;

describe('a webhook', () => {
  it('that is removed is told nothing any more, and stops no write', async () => {
    const { webhook } = await newHook();
    const receipt = await newReceipt();
    await removeWebhook(rig.host, { webhookId: webhook.id });
    await claimed(receipt, 'Beer', 'Ana');
    await tellWebhook(rig.host, { webhookId: webhook.id });
    await tell();
    expect(rig.receiver.received).toEqual([]);
    expect(await listWebhooks(rig.host)).toEqual([]);
  });

  it('that is removed while a claim is written lets the claim through', async () => {
    const receipt = await newReceipt();
    for (let round = 0; round < 5; round++) {
      const { webhook } = await newHook();
      await Promise.all([
        claimed(receipt, 'Nachos', `Ana ${round}`).then(({ claim, guest }) => unclaim(guest, { claimId: claim.id })),
        removeWebhook(rig.host, { webhookId: webhook.id }),
      ]);
    }
    await tell();
    const where = { webhook: { userId: rig.host.viewer.session.userId } };
    expect(await rig.database.db.prisma.webhookDelivery.count({ where })).toBe(0);
    expect(await rig.database.db.prisma.webhookOutboxEntry.count()).toBe(0);
  });

  it('keeps no claim waiting while something else has it locked', async () => {
    const { webhook } = await newHook({ events: ['claim.created'] });
    const receipt = await newReceipt();
    const other = await rig.database.db.pool.connect();
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
      const tellers = [0, 1, 2].map(() => tellWebhook(rig.host, { webhookId: webhook.id }));
      await Promise.all([unclaim(ana.guest, { claimId: ana.claim.id }), ...tellers]);
    }
    await tell();
    const versions = rig.receiver.received.map(({ data }) => data.data.receipt?.version);
    expect(versions).toEqual(Array.from({ length: 13 }, (_one, index) => index + 1));
  });

  it('that is turned off before the worker came has what waited when it is on again', async () => {
    const { webhook } = await newHook({ events: ['claim.created'] });
    await claimed(await newReceipt(), 'Beer', 'Ana');
    await updateWebhook(rig.host, { webhookId: webhook.id, isOn: false });
    await tell();
    expect(types()).toEqual([]);
    expect(await log(webhook.id)).toMatchObject([{ state: 'failed', attempts: 0 }]);
    await updateWebhook(rig.host, { webhookId: webhook.id, isOn: true });
    await tell();
    expect(types()).toEqual(['claim.created']);
  });

  it('that is off is told nothing of what happens then', async () => {
    const { webhook } = await newHook();
    await updateWebhook(rig.host, { webhookId: webhook.id, isOn: false });
    await newReceipt();
    await updateWebhook(rig.host, { webhookId: webhook.id, isOn: true, events: ['claim.created'] });
    const receipt = await newReceipt();
    await claimed(receipt, 'Beer', 'Ana');
    await tell();
    expect(types()).toEqual(['claim.created']);
    await updateWebhook(rig.host, { webhookId: webhook.id, isOn: false });
    await expect(sendWebhookTest(rig.host, { webhookId: webhook.id })).rejects.toThrow('Turn it on first');
  });
});
