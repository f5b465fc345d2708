import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import query, { type PeopleScreenQuery } from './__generated__/PeopleScreenQuery.graphql';
import { PeopleScreen } from './PeopleScreen';

const sums = (amount: string) => [{ __typename: 'MoneySum', currency: 'USD', amount }];
const USER = {
  __typename: 'User',
  id: 'maya',
  owedToMeTotals: sums('10.00'),
  iOweTotals: sums('30.00'),
  transferTotals: { __typename: 'TransferTotals', owedToMe: sums('2.50'), iOwe: sums('0.00') },
};
const BEN = {
  __typename: 'Counterparty',
  id: 'Ben',
  name: 'Ben',
  hasAccount: true,
  asksToNet: false,
  receiptCount: 2,
  lastReceiptAt: '2026-11-20T20:00:00.000Z',
  balance: {
    __typename: 'Balance',
    currency: 'USD',
    owedToMe: '10.00',
    iOwe: '30.00',
    net: '-20.00',
    toConfirm: '0.00',
    reported: '0.00',
  },
};
const NETTING = {
  planKey: 'plan',
  owedToMe: '10.00',
  iOwe: '30.00',
  net: '-20.00',
  receiptCount: 2,
  proposal: null as { isMine: boolean; isOutdated: boolean } | null,
};
const TRANSFER = {
  key: 'transfer',
  isMine: true,
  amount: '20.00',
  status: 'OPEN',
  method: null,
  isDisputed: false,
  evening: null,
  ways: [{ method: 'VENMO', handle: 'ben-b' }],
};
const NOTHING = { receipts: [], claimToRemind: null, netting: null, transfers: [] };
const refusal = (message: string) => ({ __typename: 'Conflict', __isError: 'Conflict', message });

async function openBen(between: object, ben: object = BEN) {
  const phone = openPhone();
  const queryRef = loadQuery<PeopleScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <PeopleScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  const counterparties = {
    __typename: 'UserCounterpartiesConnection',
    edges: [{ __typename: 'UserCounterpartiesConnectionEdge', cursor: '0', node: ben }],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  };
  await phone.answer('PeopleScreenQuery', {
    viewer: {
      ...USER,
      requests: [],
      blockedNames: [],
      counterparties,
      evenings: { ...counterparties, __typename: 'UserEveningsConnection', edges: [] },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Ben/ }));
  const answerBetween = (more: object) =>
    phone.answer('usePersonReceiptsQuery', { node: { ...ben, ...NOTHING, ...more } });
  await answerBetween(between);
  await screen.findByRole('list', { name: 'Receipts with Ben' });
  return { ...phone, user, answerBetween };
}
afterEach(closePhones);

describe('netting with a person', () => {
  it('says what it comes to, and asks the other one', async () => {
    const { user, variablesOf, answer, answerBetween, toasts } = await openBen({ netting: NETTING });
    expect(screen.getByText('Net it: you pay Ben $20.00')).toBeDefined();
    expect(screen.getByText(/You owe Ben \$30\.00, and Ben owes you \$10\.00\. .* on 2 receipts\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ask Ben to Net' }));
    expect((await variablesOf('useSettlementMovesNetMutation'))['input']).toEqual({ personId: 'Ben', planKey: 'plan' });
    await answer('useSettlementMovesNetMutation', {
      netWithPerson: { __typename: 'NetWithPersonPayload', person: BEN, user: USER },
    });
    await answerBetween({ netting: { ...NETTING, proposal: { isMine: true, isOutdated: false } } });
    expect(await screen.findByText('Waits for Ben')).toBeDefined();
    expect(toasts).toMatchObject([{ title: 'Ben is asked on the page “People”' }]);
    expect(screen.queryByRole('button', { name: /Net$|Agree/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take Back' }));
    await answer('useSettlementMovesDeclineMutation', {
      declineNetting: { __typename: 'DeclineNettingPayload', person: BEN },
    });
    await answerBetween({ netting: NETTING });
    expect(await screen.findByRole('button', { name: 'Ask Ben to Net' })).toBeDefined();
  });

  it('is agreed to or declined by the one who is asked', async () => {
    const asked = { ...NETTING, net: '0.00', proposal: { isMine: false, isOutdated: false } };
    const { user, answer, answerBetween, toasts } = await openBen({ netting: asked }, { ...BEN, asksToNet: true });
    expect(screen.getByText('Asks you to net')).toBeDefined();
    expect(screen.getByText('Net it: nobody pays anything')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    await answer('useSettlementMovesNetMutation', {
      netWithPerson: { __typename: 'NetWithPersonPayload', person: BEN, user: USER },
    });
    await answerBetween({ asksToNet: false });
    await waitFor(() => expect(screen.queryByText(/^Net it/)).toBeNull());
    expect(toasts).toMatchObject([{ title: 'Netted with Ben' }]);
    expect(screen.queryByText('Asks you to net')).toBeNull();
  });

  it('shows what is open now when something changed, and stays when there is no signal', async () => {
    const outdated = { ...NETTING, proposal: { isMine: true, isOutdated: true } };
    const { user, answer, fail, answerBetween, toasts } = await openBen({ netting: outdated });
    expect(screen.getByText('Something changed since it was proposed')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ask Ben to Net' }));
    await fail('useSettlementMovesNetMutation', new Unreachable());
    await user.click(await screen.findByRole('button', { name: 'Ask Ben to Net' }));
    await answer('useSettlementMovesNetMutation', { netWithPerson: refusal('Something changed.') });
    await answerBetween({ netting: { ...NETTING, net: '5.00' } });
    expect(await screen.findByText('Net it: Ben pays you $5.00')).toBeDefined();
    expect(toasts.map(({ message }) => message)).toEqual([
      'No connection. Please try again when you have a signal.',
      'Something changed.',
    ]);
  });
});

describe('a transfer between the two', () => {
  it('is counted in the totals, paid by an app or in cash, and reported', async () => {
    const { user, variablesOf, answer, answerBetween } = await openBen({ transfers: [TRANSFER] });
    expect(screen.getByRole('region', { name: 'All together' }).textContent).toContain('$12.50');
    expect(screen.getByText('You pay Ben $20.00')).toBeDefined();
    expect(screen.getByRole('link', { name: /Open Venmo · \$20\.00/ }).getAttribute('href')).toContain('amount=20.00');
    await user.click(screen.getByRole('button', { name: 'I Paid by cash' }));
    const { input } = await variablesOf('useSettlementMovesReportMutation');
    expect(input).toEqual({ transferId: 'transfer', method: 'CASH' });
    await answer('useSettlementMovesReportMutation', {
      reportTransfer: { __typename: 'ReportTransferPayload', user: USER },
    });
    await answerBetween({ transfers: [{ ...TRANSFER, status: 'REPORTED', method: 'CASH' }] });
    expect(await screen.findByText('You say that you paid by cash. It waits for Ben.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /I Paid/ })).toBeNull();
  });

  it('arrived or did not, as its recipient says, and links to its evening', async () => {
    const transfer = {
      ...TRANSFER,
      isMine: false,
      status: 'REPORTED',
      method: 'ZELLE',
      ways: [],
      evening: { __typename: 'Evening', id: 'friday', linkId: 'friday', name: 'Friday' },
    };
    const { user, variablesOf, answer, answerBetween } = await openBen({ transfers: [transfer] });
    expect(screen.getByRole('link', { name: 'Friday' }).getAttribute('href')).toBe('/evenings/friday');
    expect(screen.getByText('Ben says they paid by Zelle.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'It did not arrive' }));
    await answer('useSettlementMovesDisputeMutation', {
      disputeTransfer: { __typename: 'DisputeTransferPayload', user: USER },
    });
    await answerBetween({ transfers: [{ ...transfer, status: 'OPEN', method: null, isDisputed: true }] });
    expect(await screen.findByText('You said that it did not arrive.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'It Arrived' }));
    expect(await variablesOf('useSettlementMovesConfirmMutation')).toEqual({ input: { transferId: 'transfer' } });
    await answer('useSettlementMovesConfirmMutation', {
      confirmTransfer: { __typename: 'ConfirmTransferPayload', user: USER },
    });
    await answerBetween({});
    await waitFor(() => expect(screen.queryByText('Ben pays you $20.00')).toBeNull());
  });
});
