import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newAccount, newSession, type TestAccount } from './fixtures/accounts';
import { startApiFixture, type ApiFixture } from './fixtures/startApiFixture';
import { RestClient } from './RestClient';
import { dataOf } from './typedClient';

export const RECEIPT_BODY = {
  userId: 0,
  restaurantName: "Calagero's",
  description: 'Birthday',
  total: '31.20',
  tax: '2.40',
  tip: 4.8,
  uploadMethod: 'manual',
  imageUrl: null,
} as const;
export const SOUP_BODY = { receiptId: 'whatever', name: 'Soup', price: '12.00', quantity: 2, splitWith: 1 };
/** Looks like the id of a receipt, and no receipt has it. */
export const UNKNOWN_ID = 'A'.repeat(22);

export interface RestFixture {
  readonly base: ApiFixture;
  readonly hostAccount: TestAccount;
  readonly dinerAccount: TestAccount;
  /** Signed in as `hostAccount`. */
  readonly host: RestClient;
  /** Signed in as `dinerAccount`. */
  readonly diner: RestClient;
}

/** Starts one API for the test file, and signs in a new host and a new diner for each test. @returns those of the running test. */
export function restFixture(): () => RestFixture {
  let base: ApiFixture;
  let current: RestFixture;
  beforeAll(async () => {
    base = await startApiFixture();
  });
  afterAll(() => base.api.close());
  beforeEach(async () => {
    const [hostAccount, dinerAccount] = [await newAccount(base), await newAccount(base)];
    const [host, diner] = [await clientOf(base, hostAccount), await clientOf(base, dinerAccount)];
    current = { base, hostAccount, dinerAccount, host, diner };
  });
  return () => current;
}

/** A client that is signed in as the account. */
export async function clientOf({ api }: ApiFixture, account: TestAccount): Promise<RestClient> {
  const client = new RestClient(api, 'bearer');
  client.sessionId = await newSession(account);
  return client;
}

/** Makes a receipt of the host's, without items. @returns its id. */
export async function postReceipt({ host }: RestFixture): Promise<string> {
  return (await dataOf(host.typed.POST('/api/receipts', { body: RECEIPT_BODY }))).id;
}

/** Makes a receipt of two soups at 12.00, 31.20 in total, of which the diner claims one. @returns its id. */
export async function postClaimedReceipt(fixture: RestFixture): Promise<string> {
  const id = await postReceipt(fixture);
  const params = { path: { id } };
  await dataOf(fixture.host.typed.POST('/api/receipts/{id}/items', { params, body: SOUP_BODY }));
  const claim = { itemIndex: 0, claimerName: 'Ana', amount: '15.60', units: 1 };
  await dataOf(fixture.diner.typed.POST('/api/shared-receipts/{id}/claims', { params, body: claim }));
  return id;
}

export const getReceipt = (client: RestClient, id: string) => client.send('GET', `/api/receipts/${id}`);
