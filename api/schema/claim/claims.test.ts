import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import {
  attempt,
  claim,
  createReceipt,
  itemNamed,
  pay,
  readReceipt,
  type SeenReceipt,
} from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
let host: Browser;
let receipt: SeenReceipt;
beforeAll(async () => {
  api = await startApi();
  host = api.browser();
});
afterAll(() => api.close());

async function freshTable(): Promise<void> {
  receipt = await createReceipt(host);
}
const negroni = () => itemNamed(receipt, 'Negroni');

describe('claimItem', () => {
  it('claims units of a line and makes the viewer a guest', async () => {
    await freshTable();
    const ana = api.browser();
    const made = await claim(ana, { item: negroni(), name: ' Ana ', units: 1, expectedAmount: '15.60' });
    expect(made.claim).toMatchObject({ claimerName: 'Ana', amount: '15.60', status: 'CLAIMED' });
    expect(itemNamed(made.receipt, 'Negroni').unitsLeft).toBe('1');
    const { data } = await ana.ask('query ($id: ID!) { receipt(id: $id) { viewerSeat { isHost diner } } }', {
      id: receipt.id,
    });
    expect(data).toEqual({ receipt: { viewerSeat: { isHost: false, diner: made.claim.diner } } });
  });

  it('answers a guest who comes too late with how much is left', async () => {
    await freshTable();
    await claim(api.browser(), { item: negroni(), name: 'Ana', units: 1 });
    const late = await attempt(api.browser(), {
      mutation: 'claimItem',
      input: { itemId: negroni().id, claimerName: 'Ben' },
    });
    expect(late).toMatchObject({
      __typename: 'AlreadyClaimed',
      message: '1 of 2 Negroni is already claimed; 1 is left.',
      unitsLeft: '1',
      item: { name: 'Negroni', unitsLeft: '1' },
    });
  });

  it('refuses an amount that is wrong by more than a cent, and answers with the right one', async () => {
    await freshTable();
    const result = await attempt(api.browser(), {
      mutation: 'claimItem',
      input: { itemId: negroni().id, claimerName: 'Ana', expectedAmount: '0.01' },
    });
    expect(result).toMatchObject({ __typename: 'AmountMismatch', amount: '31.20' });
    expect((await readReceipt(host, receipt.id)).version).toBe(receipt.version);
  });

  it('names the invalid fields, and refuses an unknown item', async () => {
    await freshTable();
    const blank = await attempt(api.browser(), {
      mutation: 'claimItem',
      input: { itemId: negroni().id, claimerName: ' ' },
    });
    expect(blank).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'claimerName' }] });
    const unknown = await attempt(api.browser(), {
      mutation: 'claimItem',
      input: { itemId: receipt.id, claimerName: 'Ana' },
    });
    expect(unknown.__typename).toBe('NotFound');
  });

  it('claims once when a request is sent again because its answer was lost', async () => {
    await freshTable();
    const input = { item: negroni(), name: 'Ana', units: 1, idempotencyKey: crypto.randomUUID() };
    const first = await claim(api.browser(), input);
    // The first answer was lost together with its cookie.
    const retry = await claim(api.browser(), input);
    expect(retry.claim.id).toBe(first.claim.id);
    expect(itemNamed(retry.receipt, 'Negroni').claims).toHaveLength(1);
  });

  it('shows contact data only to the host and the guest who claimed', async () => {
    await freshTable();
    const ana = api.browser();
    await claim(ana, { item: negroni(), name: 'Ana', claimerEmail: 'ana@example.com', claimerPhone: '415 555 0100' });
    const seen = async (browser: Browser) => {
      const { data } = await browser.ask(
        'query ($id: ID!) { receipt(id: $id) { items { claims { claimerEmail claimerPhone } } } }',
        { id: receipt.id },
      );
      return (
        data as { receipt: { items: { claims: { claimerEmail: string | null; claimerPhone: string | null }[] }[] } }
      ).receipt.items[0]?.claims[0];
    };
    expect(await seen(ana)).toMatchObject({ claimerEmail: 'ana@example.com' });
    expect(await seen(host)).toMatchObject({ claimerEmail: 'ana@example.com' });
    expect(await seen(api.browser())).toEqual({ claimerEmail: null, claimerPhone: null });
  });
});

describe('unclaim', () => {
  it('deletes a claim and answers with its id', async () => {
    await freshTable();
    const ana = api.browser();
    const made = await claim(ana, { item: negroni(), name: 'Ana' });
    const result = await attempt(ana, {
      mutation: 'unclaim',
      input: { claimId: made.claim.id },
      payload: 'deletedClaimId receipt { unclaimed }',
    });
    expect(result).toMatchObject({ deletedClaimId: made.claim.id, receipt: { unclaimed: '52.00' } });
  });

  it('is refused to another guest, also with the same name', async () => {
    await freshTable();
    const made = await claim(api.browser(), { item: negroni(), name: 'Ana', units: 1 });
    const otherAna = api.browser();
    await claim(otherAna, { item: negroni(), name: 'Ana', units: 1 });
    const result = await attempt(otherAna, { mutation: 'unclaim', input: { claimId: made.claim.id } });
    expect(result.__typename).toBe('NotAllowed');
  });

  it('is refused for a paid claim and for an unknown one', async () => {
    await freshTable();
    const ana = api.browser();
    const made = await claim(ana, { item: negroni(), name: 'Ana' });
    await pay(ana, { receipt });
    const unclaim = (claimId: string) => attempt(ana, { mutation: 'unclaim', input: { claimId } });
    expect((await unclaim(made.claim.id)).__typename).toBe('Conflict');
    expect((await unclaim('nothing')).__typename).toBe('NotFound');
  });
});

describe('cancelClaim and reopenClaim', () => {
  it('let the host free the item again and make a paid claim unpaid', async () => {
    await freshTable();
    const ana = api.browser();
    const made = await claim(ana, { item: negroni(), name: 'Ana' });
    await pay(ana, { receipt });
    const act = (mutation: string) =>
      attempt(host, {
        mutation,
        input: { claimId: made.claim.id },
        payload: 'claim { status } receipt { paid unclaimed }',
      });
    expect((await act('cancelClaim')).__typename).toBe('Conflict');
    expect(await act('reopenClaim')).toMatchObject({ claim: { status: 'CLAIMED' }, receipt: { paid: '0.00' } });
    expect(await act('cancelClaim')).toMatchObject({ claim: { status: 'CANCELLED' }, receipt: { unclaimed: '52.00' } });
    expect((await act('reopenClaim')).__typename).toBe('Conflict');
  });

  it.each(['cancelClaim', 'reopenClaim'])(
    '%s answers diners, also the one who claimed, as if there were no claim',
    async (mutation) => {
      await freshTable();
      const ana = api.browser();
      const made = await claim(ana, { item: negroni(), name: 'Ana' });
      await pay(ana, { receipt });
      expect((await attempt(ana, { mutation, input: { claimId: made.claim.id } })).__typename).toBe('NotFound');
      expect((await attempt(api.browser(), { mutation, input: { claimId: made.claim.id } })).__typename).toBe(
        'NotFound',
      );
      expect((await attempt(host, { mutation, input: { claimId: 'nothing' } })).__typename).toBe('NotFound');
    },
  );
});
