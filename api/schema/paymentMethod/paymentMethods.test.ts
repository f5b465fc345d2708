import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import { attempt, claim, createReceipt, itemNamed, type Refusal } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { startApi, type RunningApi } from '../../testing/startApi';

const METHOD = 'id methodId type displayName identifier isDefault createdAt';
const VENMO = { type: 'VENMO', displayName: 'My Venmo', identifier: '@ana-pays' };

let api: RunningApi;
let ana: Browser;
let ben: Browser;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [ana, ben] = [api.browser(), api.browser()];
  for (const browser of [ana, ben]) await signUpAndLogIn(browser);
});

interface SeenMethod {
  readonly id: string;
  readonly methodId: string;
  readonly identifier: string;
  readonly isDefault: boolean;
}

const list = async (browser: Browser): Promise<SeenMethod[] | null> => {
  const { data, errors } = await browser.ask(`{ viewer { paymentMethods { ${METHOD} } } }`);
  expect(errors).toEqual([]);
  return (data?.['viewer'] as { paymentMethods: SeenMethod[] } | null)?.paymentMethods ?? null;
};
const add = async (browser: Browser, input: object = {}) => {
  const payload = `paymentMethod { ${METHOD} } user { paymentMethods { id } }`;
  return attempt(browser, { mutation: 'addPaymentMethod', payload, input: { ...VENMO, ...input } }) as Promise<
    Refusal & { paymentMethod: SeenMethod; user: { paymentMethods: { id: string }[] } }
  >;
};
const change = (browser: Browser, { mutation, id }: { mutation: string; id: string }) =>
  attempt(browser, {
    mutation,
    input: { paymentMethodId: id },
    payload: 'user { paymentMethods { displayName isDefault } }',
  });

describe('payment methods over HTTP', () => {
  it('are added, listed, made the default and removed', async () => {
    const first = await add(ana);
    expect(first).toMatchObject({
      paymentMethod: { type: 'VENMO', displayName: 'My Venmo', identifier: 'ana-pays', isDefault: true },
      user: { paymentMethods: [{ id: first.paymentMethod.id }] },
    });
    const second = await add(ana, { type: 'CARD', displayName: 'Visa', identifier: '4242' });
    expect(await change(ana, { mutation: 'setDefaultPaymentMethod', id: second.paymentMethod.methodId })).toMatchObject(
      { user: { paymentMethods: [{ displayName: 'Visa', isDefault: true }, { displayName: 'My Venmo' }] } },
    );
    const removed = await attempt(ana, {
      mutation: 'removePaymentMethod',
      input: { paymentMethodId: second.paymentMethod.id },
      payload: 'removedPaymentMethodId user { paymentMethods { displayName isDefault } }',
    });
    expect(removed).toMatchObject({
      removedPaymentMethodId: second.paymentMethod.id,
      user: { paymentMethods: [{ displayName: 'My Venmo', isDefault: true }] },
    });
  });

  it('answer each refusal with its type', async () => {
    const number = { type: 'CARD', identifier: '4111111111111111' };
    expect(await add(ana, number)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'identifier', message: 'Only the last 4 digits are kept: give those 4 and no more' }],
    });
    expect(await add(ana, { type: 'CASH', identifier: 'x' })).toMatchObject({ __typename: 'InvalidInput' });
    for (let n = 0; n < 20; n++) await add(ana);
    expect((await add(ana)).__typename).toBe('Conflict');
    expect(await list(ana)).toHaveLength(20);
  });

  it('are hidden from all others, on every path', async () => {
    const { paymentMethod } = await add(ana);
    const guest = api.browser();
    await createReceipt(guest);
    const byNode = async (browser: Browser) =>
      (
        await browser.ask(`query ($id: ID!) { node(id: $id) { ... on SavedPaymentMethod { identifier } } }`, {
          id: paymentMethod.id,
        })
      ).data?.['node'];
    expect(await byNode(ana)).toEqual({ identifier: 'ana-pays' });
    for (const [stranger, refusal] of [
      [ben, 'NotFound'],
      [guest, 'NotSignedIn'],
      [api.browser(), 'NotSignedIn'],
    ] as const) {
      expect(await byNode(stranger)).toBeNull();
      for (const mutation of ['removePaymentMethod', 'setDefaultPaymentMethod'])
        expect((await change(stranger, { mutation, id: paymentMethod.id })).__typename).toBe(refusal);
    }
    expect((await add(guest)).__typename).toBe('NotSignedIn');
    expect(await list(guest)).toBeNull();
    expect(await list(ben)).toEqual([]);
    expect((await change(ana, { mutation: 'removePaymentMethod', id: 'nothing' })).__typename).toBe('NotFound');
    expect(await list(ana)).toHaveLength(1);
  });
});

describe('payClaims with a saved method', () => {
  const payWith = (browser: Browser, input: object) =>
    attempt(browser, { mutation: 'payClaims', input, payload: 'payment { method handle amount }' });

  it('uses its type and handle, and only for its own account', async () => {
    const receipt = await createReceipt(api.browser());
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    const [own, others] = [await add(ana), await add(ben)];
    const pay = (paymentMethodId: string, rest: object = {}) =>
      payWith(ana, { receiptId: receipt.id, paymentMethodId, ...rest });
    expect((await pay(others.paymentMethod.id)).__typename).toBe('NotFound');
    expect(await pay(own.paymentMethod.id, { expectedAmount: '20.00' })).toMatchObject({
      __typename: 'AmountMismatch',
      amount: '20.80',
    });
    expect(await pay(own.paymentMethod.methodId, { expectedAmount: '20.80' })).toMatchObject({
      payment: { method: 'VENMO', handle: 'ana-pays', amount: '20.80' },
    });
  });

  it('requires an account, and either a saved method or a type', async () => {
    const guest = api.browser();
    const receipt = await createReceipt(guest);
    const { paymentMethod } = await add(ana);
    const paying = { receiptId: receipt.id, paymentMethodId: paymentMethod.id };
    expect((await payWith(guest, paying)).__typename).toBe('NotSignedIn');
    expect(await payWith(guest, { receiptId: receipt.id })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'method' }],
    });
  });
});
