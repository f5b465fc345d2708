import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellWebhookJob } from '@fairtab/services/platform/jobs/jobs';
import { plainContext } from '@fairtab/services/plainContext';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { databaseForTests } from '@fairtab/services/testing/database';
import { tellWebhook } from '@fairtab/services/accounts/webhooks/tellWebhook';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../testing/accountActions';
import { startApi, type RunningApi } from '../testing/startApi';
import { dataOf, typedClient, type TypedClient } from '../testing/typedClient';

const database = await databaseForTests();
let api: RunningApi;
beforeAll(async () => {
  const ctx = plainContext({ ...contextParts({ db: database.db }), webhookTargets: 'any' });
  api = await startApi({
    database,
    // Stands for the worker, so that no test waits for its queue.
    jobs: {
      send: (job, payload) => {
        if (job.name === tellWebhookJob.name) void tellWebhook(ctx, payload as { webhookId: string });
      },
    },
  });
});
afterAll(() => api.close());

const BILL = {
  restaurantName: 'Casa Nacho',
  hostName: 'Priya',
  items: [
    { name: 'Nachos', price: '10.00', quantity: 3 },
    { name: 'Flan', price: '6.00', quantity: 1 },
  ],
  tax: '3.60',
};

/** A program without an account, which keeps a token. */
async function guest(): Promise<TypedClient> {
  const { token } = await dataOf(typedClient(api).POST('/api/guests', {}));
  return typedClient(api, { token });
}

/** A program with an access token of a new account. */
async function account(scopes: ('webhooks' | 'receipts:write' | 'receipts:read' | 'exports')[]): Promise<TypedClient> {
  const browser = typedClient(api);
  const username = `user${crypto.randomUUID().slice(0, 8)}`;
  await dataOf(browser.POST('/api/signup', { body: { username, password: PASSWORD } }));
  await dataOf(browser.POST('/api/login', { body: { username, password: PASSWORD } }));
  const made = browser.POST('/api/access-tokens', { body: { name: 'A bot', scopes, password: PASSWORD } });
  return typedClient(api, { token: (await dataOf(made)).token });
}

describe('the typed client of REST', () => {
  it('makes a bill, claims on it, pays, and has the host confirm nothing twice', async () => {
    const [priya, ana] = [await guest(), await guest()];
    const bill = await dataOf(priya.POST('/api/shared-receipts', { body: BILL }));
    const path = { id: bill.id };
    expect([bill.total, bill.items.map(({ price }) => price)]).toEqual(['39.60', ['10.00', '6.00']]);
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    const claim = { params: { path, header }, body: { itemIndex: 0, claimerName: 'Ana', units: 1 } };
    const first = await dataOf(ana.POST('/api/shared-receipts/{id}/claims', claim));
    const again = await dataOf(ana.POST('/api/shared-receipts/{id}/claims', claim));
    expect([first.amount, again.id]).toEqual(['11.00', first.id]);
    const paid = await dataOf(
      ana.PATCH('/api/shared-receipt-claims/{claimId}', {
        params: { path: { claimId: first.id } },
        body: { paymentMethod: 'venmo', paymentUsername: '@ana-b' },
      }),
    );
    expect([paid.status, paid.paymentUsername]).toEqual(['paid', 'ana-b']);
    const { claims } = await dataOf(priya.GET('/api/shared-receipts/{id}', { params: { path } }));
    expect(claims.map(({ claimerName, status, amount }) => [claimerName, status, amount])).toEqual([
      ['Ana', 'paid', '11.00'],
    ]);
    const changes = await dataOf(priya.GET('/api/shared-receipts/{id}/changes', { params: { path } }));
    expect(changes.map(({ fact }) => fact?.kind)).toEqual(['paymentReported', 'itemClaimed', 'receiptCreated']);
  });

  it('has a refusal as a problem with its code and its fields', async () => {
    const priya = await guest();
    const { error, response } = await priya.POST('/api/shared-receipts', { body: { ...BILL, tax: 'a lot' } });
    expect([response.status, error?.code, error?.fields?.map(({ path }) => path)]).toEqual([
      422,
      'invalid_input',
      ['tax'],
    ]);
  });

  it('reads the files for other apps with what was paid back', async () => {
    const [priya, ana] = [await guest(), await guest()];
    const { id } = await dataOf(priya.POST('/api/shared-receipts', { body: BILL }));
    const params = { path: { id } };
    const body = { itemIndex: 1, claimerName: 'Ana' };
    const claim = await dataOf(ana.POST('/api/shared-receipts/{id}/claims', { params, body }));
    await ana.PATCH('/api/shared-receipt-claims/{claimId}', {
      params: { path: { claimId: claim.id } },
      body: { paymentMethod: 'cash' },
    });
    const csv = await dataOf(ana.GET('/api/receipts/{id}/splitwise', { params, parseAs: 'text' }));
    const day = new Date().toISOString().slice(0, 10);
    const rows = csv.trim().split('\r\n');
    expect([rows[0], ...rows.slice(1).map((row) => row.replace(/^[\d-]+/, ''))]).toEqual([
      'Date,Description,Category,Cost,Currency,Priya,Ana',
      ',Casa Nacho,Dining out,39.60,USD,6.60,-6.60',
      ',Ana paid Priya,Payment,6.60,USD,-6.60,6.60',
      ',Total balance, , ,USD,0.00,0.00',
    ]);
    const group = await dataOf(ana.GET('/api/receipts/{id}/spliit', { params }));
    expect(group).toMatchObject({
      currencyCode: 'USD',
      participants: [{ name: 'Priya' }, { name: 'Ana' }],
      expenses: [{ amount: 3960 }, { amount: 660, isReimbursement: true, expenseDate: `${day}T00:00:00.000Z` }],
    });
    const nobody = typedClient(api).GET('/api/receipts/{id}/spliit', { params: { path: { id: 'A'.repeat(22) } } });
    expect((await nobody).response.status).toBe(404);
  });

  it('registers a webhook, verifies what it is told, and reads the log', async () => {
    const bot = await account(['webhooks', 'receipts:write']);
    let heard: (message: { headers: Record<string, string>; body: string }) => void = () => undefined;
    const told = new Promise<Parameters<typeof heard>[0]>((resolve) => (heard = resolve));
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        response.writeHead(204).end();
        heard({ headers: request.headers as Record<string, string>, body });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const made = await dataOf(bot.POST('/api/webhooks', { body: { url, events: ['receipt.created'] } }));
    const { id } = await dataOf(bot.POST('/api/shared-receipts', { body: BILL }));
    const { headers, body } = await told;
    expect(new Webhook(made.secret).verify(body, headers)).toMatchObject({
      type: 'receipt.created',
      data: { receipt: { id } },
    });
    const path = { id: made.webhook.id };
    await dataOf(bot.PATCH('/api/webhooks/{id}', { params: { path }, body: { isOn: false } }));
    const log = await dataOf(bot.GET('/api/webhooks/{id}/deliveries', { params: { path } }));
    expect(log.map(({ type, receiptId }) => [type, receiptId])).toEqual([['receipt.created', id]]);
    expect((await bot.GET('/api/receipts', {})).error?.code).toBe('missing_scope');
  });
});
