import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newMember, newSession, openHouse, type House, type Member } from './fixtures/accounts';
import { RestClient } from './RestClient';

export const BILL = {
  userId: 0,
  restaurantName: "Calagero's",
  description: 'Birthday',
  total: '31.20',
  tax: '2.40',
  tip: 4.8,
  uploadMethod: 'manual',
  imageUrl: null,
};
export const SOUP = { receiptId: 'whatever', name: 'Soup', price: '12.00', quantity: 2, splitWith: 1 };
export const UNKNOWN = 'A'.repeat(22);

/** A house for a test file, and for each of its tests a host and a diner who are signed in over REST. */
export interface RestHouse {
  readonly house: House;
  readonly hanna: Member;
  readonly ana: Member;
  readonly host: RestClient;
  readonly diner: RestClient;
}

export function atRestHouse(): () => RestHouse {
  let house: House;
  let now: RestHouse;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.api.close());
  beforeEach(async () => {
    const [hanna, ana] = [await newMember(house), await newMember(house)];
    now = { house, hanna, ana, host: await clientOf(house, hanna), diner: await clientOf(house, ana) };
  });
  return () => now;
}

export async function clientOf(house: House, member: Member): Promise<RestClient> {
  const client = new RestClient(house.api, 'bearer');
  client.sessionId = await newSession(member);
  return client;
}

/** Hanna's bill, which has no items yet. */
export async function newReceipt({ host }: RestHouse): Promise<string> {
  return String((await host.send('POST', '/api/receipts', { body: BILL })).body['id']);
}

/** A bill of 2 Soup at 12.00, 31.20 in total, with a half of it claimed by Ana. */
export async function newTable(at: RestHouse): Promise<string> {
  const id = await newReceipt(at);
  await at.host.send('POST', `/api/receipts/${id}/items`, { body: SOUP });
  await at.diner.send('POST', `/api/shared-receipts/${id}/claims`, {
    body: { itemIndex: 0, claimerName: 'Ana', amount: '15.60', units: 1 },
  });
  return id;
}

export const read = (client: RestClient, id: string) => client.send('GET', `/api/receipts/${id}`);
