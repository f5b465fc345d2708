import {
  startStripeDouble,
  WEBHOOK_SECRET,
  type RunningStripe,
} from '@fairtab/services/money/cards/testing/startStripeDouble';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../../testing/startApi';
import { CARD_WEBHOOK } from './addCardWebhook';

let stripe: RunningStripe;
let api: RunningApi;
let jobs: string[];
beforeAll(async () => {
  stripe = await startStripeDouble();
  api = await startApi({ env: stripe.env, jobs: { send: ({ name }) => void jobs.push(name) } });
});
beforeEach(() => void (jobs = []));
afterAll(async () => {
  await api.close();
  await stripe.stop();
});

const newEvent = () => {
  stripe.double.decline(stripe.double.makeIntent({ amount: '2575' }).id);
  const event = stripe.double.events.at(-1);
  if (!event) throw new Error('no event');
  return event;
};
const kept = () => api.database.db.prisma.processorEvent.count();
const send = (body: string, headers: Record<string, string>) =>
  fetch(`${api.url}${CARD_WEBHOOK}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a report of the card processor', () => {
  it('is kept once and handed to a job once, however often it comes', async () => {
    const before = await kept();
    const event = newEvent();
    for (let time = 0; time < 3; time++) expect(await stripe.deliver(event, api.url)).toBe(200);
    expect(await kept()).toBe(before + 1);
    expect(jobs).toEqual(['handleProcessorEvent']);
  });

  it('is refused without a signature, with a wrong one, and when a byte was changed', async () => {
    const before = await kept();
    const { body } = newEvent();
    expect((await send(body, {})).status).toBe(400);
    expect(
      (await send(body, { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` })).status,
    ).toBe(400);
    const secret = WEBHOOK_SECRET;
    const signed = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret });
    expect((await send(body.replace('2575', '2576'), { 'stripe-signature': signed })).status).toBe(400);
    expect(await kept()).toBe(before);
    expect((await send(body, { 'stripe-signature': signed })).status).toBe(200);
  });

  it('that means nothing here is answered and forgotten', async () => {
    const before = await kept();
    const body = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    });
    expect(await stripe.deliver({ id: 'evt_x', body }, api.url)).toBe(200);
    expect(await kept()).toBe(before);
    expect(jobs).toEqual([]);
  });

  it('is not taken when card payments are off', async () => {
    const off = await startApi({ database: api.database });
    expect(await stripe.deliver(newEvent(), off.url)).toBe(404);
    await off.close();
  });
});
