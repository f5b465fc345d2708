import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import query, { type PeopleScreenQuery } from './__generated__/PeopleScreenQuery.graphql';
import { PeopleScreen } from './PeopleScreen';

const NOTHING = { owedToMe: '0.00', iOwe: '0.00', net: '0.00', toConfirm: '0.00', reported: '0.00' };
const NO_TRANSFERS = {
  __typename: 'TransferTotals',
  owedToMe: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
  iOwe: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
};
const UNSETTLED = { netting: null, transfers: [] };
const person = (name: string, balance: Partial<typeof NOTHING> = {}, rest: object = {}) => ({
  __typename: 'Counterparty',
  id: name,
  name,
  hasAccount: true,
  asksToNet: false,
  receiptCount: 2,
  lastReceiptAt: '2026-11-20T20:00:00.000Z',
  balance: { currency: 'USD', __typename: 'Balance', ...NOTHING, ...balance },
  ...rest,
});
const page = (...people: object[]) => ({
  __typename: 'UserCounterpartiesConnection',
  edges: people.map((node, index) => ({ __typename: 'UserCounterpartiesConnectionEdge', cursor: `${index}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});
const BEN = person('Ben', { owedToMe: '18.40', iOwe: '5.00', net: '13.40', toConfirm: '7.00' });

async function open(...people: object[]) {
  const phone = openPhone();
  const queryRef = loadQuery<PeopleScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <PeopleScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  const totals = {
    owedToMeTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '18.40' }],
    iOweTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '5.00' }],
    transferTotals: NO_TRANSFERS,
  };
  await phone.answer('PeopleScreenQuery', {
    viewer: {
      __typename: 'User',
      id: 'maya',
      ...totals,
      requests: [],
      blockedNames: [],
      counterparties: page(...people),
      evenings: { ...page(), __typename: 'UserEveningsConnection' },
    },
  });
  await screen.findByRole('heading', { name: 'People' });
  return { ...phone, user: userEvent.setup() };
}

afterEach(closePhones);

describe('the people of an account', () => {
  it('show who owes whom in the end, and apart what waits for a confirmation', async () => {
    await open(
      BEN,
      person('Priya', { iOwe: '9.00', net: '-9.00', reported: '3.00' }),
      person('Zoe'),
      person('Al', { toConfirm: '2.00' }),
    );
    const texts = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
    expect(texts[0]).toContain('owes you $13.40');
    expect(texts[0]).toContain('They owe you $18.40, you owe them $5.00');
    expect(texts[0]).toContain('$7.00 waits for your confirmation');
    expect(texts[1]).toContain('you owe $9.00');
    expect(texts[1]).toContain('$3.00 waits for their confirmation');
    expect(texts[2]).toContain('settled');
    expect(texts[3]).toMatch(/\$2\.00 waits for your confirmation.*paid$/);
  });

  it('say so when there is nobody', async () => {
    await open();
    expect(screen.getByText('Nobody yet')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('open to the receipts between the two, each leading to where it is settled, also after a failure', async () => {
    const { user, answer, fail } = await open(BEN);
    await user.click(screen.getByRole('button', { name: /^Ben/ }));
    await fail('usePersonReceiptsQuery', new Unreachable());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    const between = (linkId: string, balance: object, isHost = false) => ({
      __typename: 'ReceiptBetween',
      receipt: {
        __typename: 'Receipt',
        id: linkId,
        linkId,
        restaurantName: linkId,
        date: '2026-11-20',
        viewerSeat: { __typename: 'Seat', isHost },
        payTo: [],
      },
      balance: { currency: 'USD', __typename: 'Balance', ...NOTHING, ...balance },
      paymentsToConfirm: [],
    });
    const receipts = [
      between('Roma', { owedToMe: '18.40', net: '18.40' }),
      between('Bistro', { iOwe: '5.00', net: '-5.00' }),
      between('Diner', { iOwe: '8.00', net: '-8.00' }, true),
    ];
    await answer('usePersonReceiptsQuery', { node: { ...BEN, receipts, claimToRemind: null, ...UNSETTLED } });
    expect((await screen.findByRole('link', { name: /Roma/ })).getAttribute('href')).toBe('/receipts/Roma');
    expect(screen.getByRole('link', { name: /Bistro/ }).getAttribute('href')).toBe('/receipts/Bistro/payment');
    expect(screen.getByRole('link', { name: /Diner/ }).getAttribute('href')).toBe('/receipts/Diner');
  });

  it('are searched by name, keep the old list when that fails, and are searched again', async () => {
    const { user, answer, fail, variablesOf } = await open(BEN, person('Zoe'));
    await user.type(screen.getByRole('searchbox'), 'zo');
    expect(await variablesOf('usePeopleQuery')).toMatchObject({ search: 'zo' });
    await fail('usePeopleQuery', new Unreachable());
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(screen.getByText('Ben')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer('usePeopleQuery', {
      node: { __typename: 'User', id: 'maya', counterparties: page(person('Zoe')) },
    });
    await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
    expect(screen.getByText('Zoe')).toBeDefined();
  });
});

describe('an opened person', () => {
  const VENMO = { method: 'VENMO', handle: 'hana-r' };
  const between = (
    linkId: string,
    parts: { balance?: object; payTo?: object[]; paymentsToConfirm?: object[] } = {},
  ) => ({
    __typename: 'ReceiptBetween',
    receipt: {
      __typename: 'Receipt',
      id: linkId,
      linkId,
      restaurantName: linkId,
      date: '2026-11-20',
      viewerSeat: { __typename: 'Seat', isHost: false },
      payTo: parts.payTo ?? [VENMO],
    },
    balance: { currency: 'USD', __typename: 'Balance', ...NOTHING, ...parts.balance },
    paymentsToConfirm: parts.paymentsToConfirm ?? [],
  });
  const payment = (id: string, parts: object = {}) => ({
    __typename: 'Payment',
    id,
    amount: '10.00',
    method: 'VENMO',
    handle: 'ben-b',
    groupId: null,
    createdAt: '2026-11-20T20:00:00.000Z',
    ...parts,
  });
  const HANA = person('Hana', { iOwe: '25.00', net: '-25.00' });
  const DEBTS = [
    between('Roma', {
      balance: { currency: 'USD', iOwe: '18.40', net: '-18.40' },
      payTo: [VENMO, { method: 'ZELLE', handle: 'a@b.co' }],
    }),
    between('Bistro', { balance: { currency: 'USD', iOwe: '6.60', net: '-6.60' } }),
  ];
  const user = {
    __typename: 'User',
    id: 'maya',
    owedToMeTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '18.40' }],
    iOweTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
    transferTotals: NO_TRANSFERS,
  };

  async function openPerson(who: typeof BEN, receipts: object[], claimToRemind: object | null = null) {
    const phone = await open(who);
    await phone.user.click(screen.getByRole('button', { name: new RegExp(`^${who.name}`) }));
    await phone.answer('usePersonReceiptsQuery', { node: { ...who, receipts, claimToRemind, ...UNSETTLED } });
    await screen.findByRole('list', { name: `Receipts with ${who.name}` });
    return phone;
  }

  it('is paid for all receipts at once, by a way that all of them offer, with the sum in its link', async () => {
    const { user: maya, variablesOf, answer, toasts } = await openPerson(HANA, DEBTS);
    await maya.click(screen.getByRole('button', { name: 'Pay $25.00 for 2 receipts' }));
    await screen.findByRole('dialog', { name: 'Pay Hana' });
    expect(screen.queryByRole('radio', { name: /Zelle/ })).toBeNull();
    await maya.click(screen.getByRole('button', { name: 'I paid $25.00' }));
    expect(screen.getByText("Please choose how you'd like to pay.")).toBeDefined();
    await maya.click(screen.getByRole('radio', { name: /Venmo/ }));
    expect(screen.getByRole('link', { name: 'Open Venmo · $25.00' }).getAttribute('href')).toBe(
      'https://venmo.com/hana-r?txn=pay&amount=25.00&note=Roma%2C%20Bistro',
    );
    await maya.click(screen.getByRole('button', { name: 'I paid $25.00' }));
    expect((await variablesOf('payPersonMutation'))['input']).toMatchObject({
      personId: 'Hana',
      receipts: [
        { receiptId: 'Roma', expectedAmount: '18.40' },
        { receiptId: 'Bistro', expectedAmount: '6.60' },
      ],
      method: 'VENMO',
    });
    const paid = person('Hana', { reported: '25.00' });
    await answer('payPersonMutation', { payPerson: { __typename: 'PayPersonPayload', person: paid, user } });
    await answer('usePersonReceiptsQuery', {
      node: { ...paid, receipts: [between('Roma')], claimToRemind: null, ...UNSETTLED },
    });
    expect(toasts).toMatchObject([{ title: 'You reported $25.00 to Hana' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('$25.00 waits for their confirmation')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  it('stays unpaid with the reason and the new sum when an amount has changed, and when there is no signal', async () => {
    const { user: maya, answer, fail } = await openPerson(HANA, DEBTS);
    await maya.click(screen.getByRole('button', { name: /^Pay / }));
    await maya.click(await screen.findByRole('radio', { name: /Cash/ }));
    await maya.click(screen.getByRole('button', { name: 'I paid $25.00' }));
    await fail('payPersonMutation', new Unreachable());
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    await maya.click(screen.getByRole('button', { name: 'I paid $25.00' }));
    await answer('payPersonMutation', {
      payPerson: { __typename: 'AmountMismatch', __isError: 'AmountMismatch', message: 'Bistro is $7.00 now.' },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Bistro is $7.00 now.');
    const changed = [
      DEBTS[0] as object,
      between('Bistro', { balance: { currency: 'USD', iOwe: '7.00', net: '-7.00' } }),
    ];
    await answer('usePersonReceiptsQuery', { node: { ...HANA, receipts: changed, claimToRemind: null, ...UNSETTLED } });
    expect(await screen.findByRole('button', { name: 'I paid $25.40' })).toBeDefined();
  });

  it('has what they say to have paid, as it arrived, and one button that confirms all of it', async () => {
    const group = { groupId: 'g' };
    const {
      user: maya,
      variablesOf,
      answer,
    } = await openPerson(BEN, [
      between('Roma', { paymentsToConfirm: [payment('p1', group)] }),
      between('Bistro', {
        paymentsToConfirm: [payment('p2', group), payment('p3', { amount: '4.50', method: 'CASH', handle: null })],
      }),
    ]);
    const said = screen.getByRole('region', { name: 'What Ben says to have paid' });
    expect(said.textContent).toContain('Ben says they paid $20.00 by Venmo (@ben-b)');
    expect(said.textContent).toContain('Roma, Bistro · one payment for 2 receipts');
    expect(said.textContent).toContain('Ben says they paid $4.50 by cash');
    await maya.click(screen.getByRole('button', { name: 'Confirm all $24.50' }));
    expect((await variablesOf('confirmPersonMutation'))['input']).toMatchObject({
      personId: 'Ben',
      paymentIds: ['p1', 'p2', 'p3'],
      expectedAmount: '24.50',
    });
    await answer('confirmPersonMutation', {
      confirmPerson: { __typename: 'ConfirmPersonPayload', person: person('Ben'), user },
    });
    await answer('usePersonReceiptsQuery', {
      node: { ...person('Ben'), receipts: [between('Roma')], claimToRemind: null, ...UNSETTLED },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull());
  });

  it('is reminded of the oldest receipt by the host’s usual dialog', async () => {
    const claimToRemind = {
      __typename: 'Claim',
      id: 'c1',
      receipt: { __typename: 'Receipt', id: 'Roma', restaurantName: 'Roma' },
    };
    const { user: maya, variablesOf } = await openPerson(
      BEN,
      [between('Roma', { balance: { owedToMe: '5.00' } }), between('Bistro', { balance: { owedToMe: '6.00' } })],
      claimToRemind,
    );
    expect(screen.getByText(/^The reminder is about Roma/)).toBeDefined();
    await maya.click(screen.getByRole('button', { name: 'Remind Ben' }));
    expect(await variablesOf('RemindDialogQuery')).toEqual({ id: 'c1' });
  });
});
