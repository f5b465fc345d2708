import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { tellWebhook } from '@fairtab/services/accounts/webhooks/tellWebhook';
import { tellWebhookJob } from '@fairtab/services/platform/jobs/jobs';
import { plainContext } from '@fairtab/services/plainContext';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { databaseForTests } from '@fairtab/services/testing/database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import { startApi, type RunningApi } from '../../testing/startApi';
import { Playground, type Heard } from './Playground';
import { STEPS } from './steps';

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

/** An address that keeps the bodies that it is sent. */
async function startReceiver(): Promise<{ url: string; bodies: unknown[] }> {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, bodies };
}

function play(tokens: { PRIYA?: string } = {}): { playground: Playground; heard: Heard[] } {
  const heard: Heard[] = [];
  const playground = new Playground({ origin: api.url, tokens, onHeard: (one) => heard.push(one) });
  onTestFinished(() => playground.stop());
  return { playground, heard };
}

const typesOf = (heard: readonly Heard[]) => heard.flatMap(({ bodies }) => bodies.map(({ type }) => type));

describe('the playground', () => {
  it('hears of each event by the step that is about it, with the call that made it', async () => {
    const { playground, heard } = play();
    for (const event of [
      'receipt.created',
      'claim.created',
      'claim.removed',
      'bill.edited',
      'claim.created',
      'payment.reported',
      'payment.disputed',
      'payment.reported',
      'payment.confirmed',
      'receipt.settled',
    ]) {
      const step = STEPS.find((each) => each.event === event);
      expect(step?.isPossible(playground.table), event).toBe(true);
      await step?.run(playground);
      expect(typesOf(heard).at(-1)).toBe(event);
    }
    expect(heard[1]?.curl).toBe(
      `curl "$FAIRTAB/api/shared-receipts/$BILL/claims" \\\n  -H "Authorization: Bearer $ANA" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"itemIndex":0,"units":1,"claimerName":"Ana"}'`,
    );
    expect(heard.map(({ told }) => told.change?.version)).toEqual(heard.map((_one, index) => index + 1));
    expect(STEPS.map(({ event }) => event).sort()).toEqual([...WEBHOOK_EVENTS].sort());
  });

  it('shows exactly what a webhook of the host is sent', async () => {
    const { sessionId } = await signUpAndLogIn(api.browser());
    const { url, bodies } = await startReceiver();
    const made = await api.browser().rest('POST', '/api/webhooks', {
      headers: { authorization: `Bearer ${sessionId}` },
      body: { url, events: WEBHOOK_EVENTS },
    });
    expect(made.status).toBe(201);
    const { playground, heard } = play({ PRIYA: sessionId });
    // Down the list, and on the settled bill a payment is disputed and reported once more.
    for (const index of [0, 1, 2, 3, 4, 5, 6, 4, 3, 7]) {
      expect(STEPS[index]?.isPossible(playground.table), STEPS[index]?.event).toBe(true);
      await STEPS[index]?.run(playground);
    }
    const shown = heard.flatMap((one) => one.bodies);
    expect(new Set(typesOf(heard))).toEqual(new Set(WEBHOOK_EVENTS));
    await vi.waitFor(() => expect(bodies).toHaveLength(shown.length), { timeout: 5_000, interval: 20 });
    expect(shown).toEqual(bodies);
  });

  it('says what the API answers when it refuses', async () => {
    const { playground } = play();
    await playground.newTable({
      restaurantName: 'Casa Nacho',
      hostName: 'Priya',
      items: [{ name: 'Flan', price: '6' }],
    });
    await playground.claim({ itemIndex: 0, units: 1 });
    await expect(playground.claim({ itemIndex: 0, units: 1 })).rejects.toThrow('claimed');
  });

  it('comes with its program, which may call the API and nothing else', async () => {
    const page = await api.browser().fetch('/developers/playground', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; connect-src 'self';");
    const other = await api.browser().fetch('/developers', { headers: { accept: 'text/html' } });
    expect(other.headers.get('content-security-policy')).not.toContain('script-src');
    const script = await api.browser().fetch('/developers/playground.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('text/event-stream');
  });
});
