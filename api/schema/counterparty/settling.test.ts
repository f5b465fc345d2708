import { formatMoney } from '@fairtab/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { claim, createReceipt, itemNamed, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
let hana: Browser;
let ben: Browser;
let receipts: SeenReceipt[];
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [hana, ben] = [api.browser(), api.browser()];
  await signUpAndLogIn(hana);
  await signUpAndLogIn(ben);
  receipts = [await createReceipt(hana), await createReceipt(hana)];
  for (const receipt of receipts) await claim(ben, { item: itemNamed(receipt, 'Negroni'), units: 1, name: 'Ben' });
});

const PEOPLE = `{ viewer { counterparties { edges { node { id balance { iOwe owedToMe toConfirm }
  claimToRemind { id receipt { id } reminder { canRemindNow } }
  receipts { receipt { id } balance { iOwe } paymentsToConfirm { id amount groupId handle } } } } } } }`;
const PAY = `mutation ($input: PayPersonInput!) { result: payPerson(input: $input) { __typename
  ... on Error { message } ... on PayPersonPayload { payments { id status groupId } person { balance { iOwe } } user { iOweTotals { amount } } } } }`;
const CONFIRM = `mutation ($input: ConfirmPersonInput!) { result: confirmPerson(input: $input) { __typename
  ... on Error { message } ... on ConfirmPersonPayload { payments { id status } person { balance { toConfirm } } } } }`;

interface SeenPerson {
  readonly id: string;
  readonly claimToRemind: { readonly id: string } | null;
  readonly receipts: readonly {
    readonly receipt: { readonly id: string };
    readonly balance: { readonly iOwe: string };
    readonly paymentsToConfirm: readonly { readonly id: string; readonly amount: string; readonly groupId: string }[];
  }[];
}

async function personOf(browser: Browser): Promise<SeenPerson> {
  const { data, errors } = await browser.ask(PEOPLE);
  expect(errors).toEqual([]);
  const { edges } = (data?.['viewer'] as { counterparties: { edges: { node: SeenPerson }[] } }).counterparties;
  return edges[0]?.node as SeenPerson;
}

async function payAll(): Promise<unknown> {
  const person = await personOf(ben);
  const wanted = person.receipts.map(({ receipt, balance }) => ({
    receiptId: receipt.id,
    expectedAmount: balance.iOwe,
  }));
  return ben.result(PAY, { input: { personId: person.id, receipts: wanted, method: 'VENMO', handle: 'ben-pays' } });
}

describe('a person’s receipts', () => {
  it('are paid with one sum, and confirmed with one tap', async () => {
    expect(await payAll()).toMatchObject({
      __typename: 'PayPersonPayload',
      payments: [{ status: 'REPORTED' }, { status: 'REPORTED' }],
      person: { balance: { iOwe: '0.00' } },
      user: { iOweTotals: [{ amount: '0.00' }] },
    });
    const person = await personOf(hana);
    const payments = person.receipts.flatMap(({ paymentsToConfirm }) => paymentsToConfirm);
    expect(new Set(payments.map(({ groupId }) => groupId)).size).toBe(1);
    const cents = payments.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const input = {
      personId: person.id,
      paymentIds: payments.map(({ id }) => id),
      expectedAmount: formatMoney(cents, 'USD'),
    };
    expect(await hana.result(CONFIRM, { input })).toMatchObject({
      payments: [{ status: 'CONFIRMED' }, { status: 'CONFIRMED' }],
      person: { balance: { toConfirm: '0.00' } },
    });
  });

  it('keep from others on the receipt that two payments were one', async () => {
    await payAll();
    const [first] = receipts;
    const ask = `query ($id: ID!) { receipt(id: $id) { payments { groupId amount } } }`;
    const seen = async (browser: Browser) => (await browser.ask(ask, { id: first?.id })).data?.['receipt'];
    expect(await seen(api.browser())).toMatchObject({ payments: [{ groupId: null }] });
    for (const browser of [hana, ben])
      expect(await seen(browser)).toMatchObject({ payments: [{ groupId: expect.any(String) as string }] });
  });

  it('name the claim by which the host reminds, and none to who owes', async () => {
    const person = await personOf(hana);
    expect(person.claimToRemind).toMatchObject({ receipt: { id: receipts[0]?.id }, reminder: { canRemindNow: false } });
    expect((await personOf(ben)).claimToRemind).toBeNull();
  });
});
