import { WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { createReceipt } from '../../receipts/createReceipt';
import { databaseForTests } from '../../testing/database';
import { signedInAccount } from '../../testing/signedInAccount';
import { setTable } from '../../testing/table';
import { createWebhook } from './createWebhook';
import { listDeliveries, sendAgain, sendWebhookTest } from './deliveries';
import { listWebhooks, MAX_WEBHOOKS } from './ownWebhooks';
import { removeWebhook, rotateWebhookSecret, updateWebhook } from './updateWebhook';

const database = await databaseForTests();
let host: ServiceContext;
beforeEach(async () => {
  host = { ...(await signedInAccount(setTable(database.db))), webhookTargets: 'any' };
});

const newHook = async (input: Record<string, unknown> = {}) =>
  createWebhook(host, { url: 'http://127.0.0.1:1/', events: WEBHOOK_EVENTS, ...input });

describe('a webhook', () => {
  it('of another account is there for nobody else', async () => {
    const { webhook } = await newHook();
    const webhookId = webhook.id;
    const delivery = await sendWebhookTest(host, { webhookId });
    const receipt = (await createReceipt(host, { hostName: 'Hana', items: [{ name: 'Soup', price: '9.00' }] })).receipt;
    const stranger = await signedInAccount(setTable(database.db));
    expect(await listWebhooks(stranger)).toEqual([]);
    expect(await listDeliveries(stranger, { webhookId, limit: 10, after: null })).toEqual([]);
    for (const refused of [
      () => updateWebhook(stranger, { webhookId, events: ['claim.created'] }),
      () => rotateWebhookSecret(stranger, { webhookId }),
      () => removeWebhook(stranger, { webhookId }),
      () => sendWebhookTest(stranger, { webhookId }),
      () => sendAgain(stranger, { deliveryId: delivery.id }),
      () => createWebhook(stranger, { url: 'https://example.com/', events: ['claim.created'], receiptId: receipt.id }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'not_found' });
    expect(await listWebhooks(host)).toHaveLength(1);
  });

  it('has a secret that nobody reads in the database', async () => {
    const { secret } = await newHook();
    const { rows } = await database.db.pool.query<{ secret: string }>('SELECT secret FROM webhook');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it.each([
    [{ url: '' }, 'Address is required'],
    [{ url: 'ftp://example.com' }, 'Enter an address'],
    [{ url: 'https://ana:secret@example.com' }, 'no user name'],
    [{ url: `https://example.com/${'a'.repeat(2_000)}` }, 'at most 2000 characters'],
    [{ events: [] }, 'Choose what is to be told'],
    [{ events: ['claim.created', 'nothing'] }, 'There is no such event'],
    [{ receiptId: 'A'.repeat(22) }, 'no such thing'],
  ])('with %j is refused: %s', async (input, message) => {
    await expect(newHook(input)).rejects.toThrow(message);
  });

  it('goes to public addresses over https alone, unless Fairtab is developed', async () => {
    const ctx: ServiceContext = { ...host, webhookTargets: 'public' };
    await expect(createWebhook(ctx, { url: 'http://127.0.0.1:1/', events: ['claim.created'] })).rejects.toThrow(
      'https://',
    );
    for (const inside of ['https://10.0.0.1', 'https://[::1]:8443/hook', 'https://169.254.169.254/latest'])
      await expect(createWebhook(ctx, { url: inside, events: ['claim.created'] })).rejects.toThrow('not a public one');
  });

  it('is one of ten at most', async () => {
    for (let made = 0; made < MAX_WEBHOOKS; made++) await newHook();
    await expect(newHook()).rejects.toThrow('at most 10');
  });
});
