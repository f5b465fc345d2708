import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';

interface Claims {
  receipt: { items: { claims: { id: string; claimerName: string; status: string }[] }[] };
}
interface Refusals {
  unclaim: { __typename: string };
  payClaims: { __typename: string };
  cancelClaim: { __typename: string };
}

const CLAIMS = 'query ($id: ID!) { receipt(id: $id) { items { claims { id claimerName status } } } }';
const TRY_EVERYTHING = `mutation ($claimId: ID!, $receiptId: ID!) {
  unclaim(input: { claimId: $claimId }) { __typename }
  payClaims(input: { receiptId: $receiptId, claimIds: [$claimId], method: CASH }) { __typename }
  cancelClaim(input: { claimId: $claimId }) { __typename }
}`;

describe('a second device that types the same name', () => {
  const app = setUpApp();

  test('cannot change what the first one claimed', async () => {
    const [priya, ana, namesake] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    const receiptId = link.split('/').at(-1) ?? '';
    await Promise.all([ana.open(link), namesake.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await namesake.claim('Lemonade', { as: 'Ana', units: 1 });
    await namesake.seesOwnClaim('Lemonade', 'Ana');

    await namesake.seesClaimOf('Ana', 'Soup');
    await expect(namesake.item('Soup').getByRole('button', { name: /^(Claim|Unclaim|Pay)/ })).toHaveCount(0);
    await namesake.owes('$5.50');
    await ana.owes('$11.00');
    await expect(ana.item('Lemonade').getByRole('button', { name: /^Unclaim/ })).toHaveCount(0);

    const before = await namesake.ask<Claims>(CLAIMS, { id: receiptId });
    const claimId = before.receipt.items[0]?.claims[0]?.id ?? '';
    expect(claimId).not.toBe('');
    const { status, data } = await namesake.askFromPage<Refusals>(TRY_EVERYTHING, { claimId, receiptId });
    expect(status).toBe(200);
    expect(data).toEqual({
      unclaim: { __typename: 'NotAllowed' },
      payClaims: { __typename: 'NotAllowed' },
      cancelClaim: { __typename: 'NotFound' },
    });

    const rest = await namesake.page.evaluate(async (id) => {
      const shared = (await (await fetch(`/api/shared-receipts/${id}`)).json()) as { claims: { id: string }[] };
      const url = `/api/shared-receipt-claims/${shared.claims[0]?.id ?? ''}`;
      const send = async (method: string, body: object) =>
        (await fetch(url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }))
          .status;
      return [await send('DELETE', {}), await send('PATCH', { paymentMethod: 'cash', status: 'paid' })];
    }, receiptId);
    expect(rest).toEqual([403, 403]);
    expect(await ana.ask<Claims>(CLAIMS, { id: receiptId })).toEqual(before);
  });
});
