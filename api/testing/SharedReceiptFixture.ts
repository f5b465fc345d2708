import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Receipt } from '../../clients/typescript/generated/fairtab';
import type { Browser, RestAnswer } from './Browser';
import { checkAgainstOpenApi } from './checkAgainstOpenApi';
import { startApi, type RunningApi } from './startApi';
import { dataOf, typedClient } from './typedClient';

export const SHARED_RECEIPT_BODY = {
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

/** A receipt that was made over REST without an account, and the browsers of its host and of a diner, Ana. */
export class SharedReceiptFixture {
  readonly host: Browser;
  readonly ana: Browser;
  id = '';

  constructor(readonly api: RunningApi) {
    [this.host, this.ana] = [api.browser(), api.browser()];
  }

  /** Sends a request. @throws when the answer does not match the published OpenAPI document. */
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
    const { POST } = typedClient(this.api, { browser: this.host });
    this.id = (await dataOf(POST('/api/shared-receipts', { body: SHARED_RECEIPT_BODY }))).id;
  }

  read(browser: Browser): Promise<Receipt> {
    const { GET } = typedClient(this.api, { browser });
    return dataOf(GET('/api/shared-receipts/{id}', { params: { path: { id: this.id } } }));
  }

  claim(browser: Browser, body: object, headers: Record<string, string> = {}): Promise<RestAnswer> {
    return this.send(browser, 'POST', `/api/shared-receipts/${this.id}/claims`, { body, headers });
  }

  patch(browser: Browser, { id, ...body }: { id: unknown } & Record<string, unknown>): Promise<RestAnswer> {
    return this.send(browser, 'PATCH', `/api/shared-receipt-claims/${String(id)}`, { body });
  }
}

/** Starts one API for the test file, and shares a new receipt for each test. @returns that of the running test. */
export function sharedReceiptFixture(): () => SharedReceiptFixture {
  let api: RunningApi;
  let fixture: SharedReceiptFixture;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    fixture = new SharedReceiptFixture(api);
    await fixture.share();
  });
  return () => fixture;
}
