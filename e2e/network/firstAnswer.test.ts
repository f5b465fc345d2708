import { get } from 'node:http';
import { describe, test } from 'vitest';
import type { App } from '../rig/app';
import { CLAIMS_AT_DINNER, DINNER } from '../rig/bills';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

/**
 * What a new connection carries before it waits for a round trip, in bytes: ten segments (RFC 6928). A page that is larger is painted
 * 0.15 s later on a slow phone.
 */
const FIRST_WINDOW = 14_600;
/** For names and numbers of other lengths, and for the names of files, which differ from build to build. */
const ROOM = 300;

/** As at the table that `npm run lighthouse` measures. */
const PAYMENTS = 3;

/** Sits eight devices at a new table, which claim a dish each, two of them half of one. Three pay. @returns the table's path */
async function busyTable(app: App): Promise<string> {
  const host = await app.host();
  const link = await host.createsReceipt({ ...DINNER, takesCash: true });
  const { receipt } = await host.ask<{ receipt: { id: string; items: { id: string; name: string }[] } }>(
    'query ($id: ID!) { receipt(id: $id) { id items { id name } } }',
    { id: link.split('/').at(-1) },
  );
  for (const [number, { item, name, splitCount }] of CLAIMS_AT_DINNER.entries()) {
    const guest = await app.diner();
    const { claimItem } = await guest.ask<{ claimItem: { __typename: string } }>(
      'mutation ($input: ClaimItemInput!) { claimItem(input: $input) { __typename } }',
      { input: { itemId: receipt.items.find((line) => line.name === item)?.id, claimerName: name, splitCount } },
    );
    expect(claimItem.__typename).toBe('ClaimItemPayload');
    if (number < PAYMENTS) {
      const { payClaims } = await guest.ask<{ payClaims: { __typename: string } }>(
        'mutation ($input: PayClaimsInput!) { payClaims(input: $input) { __typename } }',
        { input: { receiptId: receipt.id, method: 'CASH' } },
      );
      expect(payClaims.__typename).toBe('PayClaimsPayload');
    }
    await guest.context.close();
  }
  return link;
}

/** Everything that a connection of its own receives for one page: the headers and the compressed body, in bytes. */
function bytesOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } };
    get(address, options, (response) => {
      const { socket } = response;
      response.once('error', reject);
      response.once('end', () => resolve(socket.bytesRead));
      response.resume();
    }).once('error', reject);
  });
}

describe('the first answer of a page', () => {
  const app = setUpApp();

  for (const path of ['/', '/faqs', '/pricing', '/privacy-policy', '/submit-receipt', '/login'])
    for (const language of ['en', 'es'])
      test(`is carried by a new connection at once: ${path} in ${language}`, async () => {
        const bytes = await bytesOf(app().url + path, { 'accept-language': language });
        expect(bytes).toBeLessThan(FIRST_WINDOW - ROOM);
      });

  test('is carried by a new connection at once at a table of twelve dishes, eight claims and three payments', async () => {
    const link = await busyTable(app());
    const bytes = await bytesOf(app().url + link, { 'accept-language': 'en' });
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(FIRST_WINDOW - ROOM);
  });
});
