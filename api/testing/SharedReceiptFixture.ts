import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Browser, RestAnswer } from './Browser';
import { checkAgainstOpenApi } from './checkAgainstOpenApi';
import { startApi, type RunningApi } from './startApi';

export const BILL = {
  userId: 0,
  restaurantName: "Calagero's",
  description: 'Birthday',
  date: '2026-03-14',
  total: '52.00',
  tax: '4.00',
  tip: 8,
  items: [
    { name: 'Negroni', price: '12.00', quantity: 2 },
    { name: 'Nachos', price: 16, quantity: 1 },
  ],
};

/** A bill that was shared over REST, and two browsers: its host's and Ana's. */
export class SharedBill {
  readonly host: Browser;
  readonly ana: Browser;
  id = '';

  constructor(readonly api: RunningApi) {
    [this.host, this.ana] = [api.browser(), api.browser()];
  }

  /** Every answer is held against the published description. */
  async send(
    browser: Browser,
    method: string,
    path: string,
    request: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<RestAnswer> {
    const answer = await browser.rest(method, path, request);
    await checkAgainstOpenApi(this.api, { method, path, answer });
    return answer;
  }

  async share(): Promise<void> {
    this.id = String((await this.send(this.host, 'POST', '/api/shared-receipts', { body: BILL })).body['id']);
  }

  async read(browser: Browser): Promise<RestAnswer['body']> {
    return (await this.send(browser, 'GET', `/api/shared-receipts/${this.id}`)).body;
  }

  claim(browser: Browser, body: object, headers: Record<string, string> = {}): Promise<RestAnswer> {
    return this.send(browser, 'POST', `/api/shared-receipts/${this.id}/claims`, { body, headers });
  }

  patch(browser: Browser, { id, ...body }: { id: unknown } & Record<string, unknown>): Promise<RestAnswer> {
    return this.send(browser, 'PATCH', `/api/shared-receipt-claims/${String(id)}`, { body });
  }
}

/** One API for a test file, and a bill for each of its tests. */
export function atSharedBill(): () => SharedBill {
  let api: RunningApi;
  let bill: SharedBill;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    bill = new SharedBill(api);
    await bill.share();
  });
  return () => bill;
}
