import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
let hana: Browser;
let ben: Browser;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [hana, ben] = [api.browser(), api.browser()];
  await signUpAndLogIn(hana);
  await signUpAndLogIn(ben);
  const [hanas, bens] = [await createReceipt(hana), await createReceipt(ben)];
  await claim(ben, { item: itemNamed(hanas, 'Negroni'), units: 2, name: 'Ben' });
  await claim(hana, { item: itemNamed(bens, 'Negroni'), units: 1, name: 'Hana' });
});

const PEOPLE = `{ viewer { transferTotals { owedToMe { amount } iOwe { amount } } counterparties { edges { node {
  id asksToNet balance { owedToMe iOwe toConfirm }
  netting { planKey owedToMe iOwe net receiptCount proposal { isMine isOutdated } }
  transfers { key isMine amount status method ways { method } evening { id } } } } } } }`;
const NET = `mutation ($input: NetWithPersonInput!) { result: netWithPerson(input: $input) { __typename
  ... on Error { message } ... on NetWithPersonPayload { person { balance { owedToMe iOwe } asksToNet } } } }`;
const DECLINE = `mutation ($input: DeclineNettingInput!) { result: declineNetting(input: $input) { __typename
  ... on Error { message } ... on DeclineNettingPayload { person { netting { proposal { isMine } } } } } }`;
const REPORT = `mutation ($input: ReportTransferInput!) { result: reportTransfer(input: $input) { __typename
  ... on Error { message } ... on ReportTransferPayload { evening { id } person { balance { reported } } user { transferTotals { iOwe { amount } } } } } }`;

interface SeenPerson {
  readonly id: string;
  readonly netting: { readonly planKey: string } | null;
  readonly transfers: readonly { readonly key: string }[];
}
async function seenBy(browser: Browser): Promise<{ person: SeenPerson; totals: unknown }> {
  const { data, errors } = await browser.ask(PEOPLE);
  expect(errors).toEqual([]);
  const viewer = data?.['viewer'] as { transferTotals: unknown; counterparties: { edges: { node: SeenPerson }[] } };
  return { person: viewer.counterparties.edges[0]?.node as SeenPerson, totals: viewer.transferTotals };
}
async function net(browser: Browser): Promise<unknown> {
  const { id: personId, netting } = (await seenBy(browser)).person;
  return browser.result(NET, { input: { personId, planKey: netting?.planKey } });
}

describe('two accounts that owe each other', () => {
  it('net it when both agree, and one of them pays the rest', async () => {
    expect((await seenBy(hana)).person).toMatchObject({
      asksToNet: false,
      netting: { owedToMe: '31.20', iOwe: '15.60', net: '15.60', receiptCount: 2, proposal: null },
    });
    expect(await net(ben)).toMatchObject({ person: { balance: { owedToMe: '15.60', iOwe: '31.20' } } });
    expect((await seenBy(hana)).person).toMatchObject({
      asksToNet: true,
      netting: { proposal: { isMine: false, isOutdated: false } },
    });
    expect(await net(hana)).toMatchObject({
      __typename: 'NetWithPersonPayload',
      person: { balance: { owedToMe: '15.60', iOwe: '0.00' }, asksToNet: false },
    });
    const { person, totals } = await seenBy(ben);
    expect(person.transfers).toMatchObject([{ isMine: true, amount: '15.60', status: 'OPEN', evening: null }]);
    expect(totals).toEqual({ owedToMe: [{ amount: '0.00' }], iOwe: [{ amount: '15.60' }] });
    const input = { transferId: person.transfers[0]?.key, method: 'CASH' };
    expect(await ben.result(REPORT, { input })).toEqual({
      __typename: 'ReportTransferPayload',
      evening: null,
      person: { balance: { reported: '15.60' } },
      user: { transferTotals: { iOwe: [{ amount: '0.00' }] } },
    });
    expect((await seenBy(hana)).person).toMatchObject({ balance: { owedToMe: '0.00', toConfirm: '15.60' } });
  });

  it('do not when one of them declines', async () => {
    await net(ben);
    const { id: personId } = (await seenBy(hana)).person;
    expect(await hana.result(DECLINE, { input: { personId } })).toMatchObject({
      person: { netting: { proposal: null } },
    });
    expect(await hana.result(DECLINE, { input: { personId } })).toMatchObject({
      __typename: 'Conflict',
      message: 'There is no such proposal any more.',
    });
  });
});
