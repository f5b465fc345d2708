import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, openPhone } from '../../testing/openPhone';
import query, { type PeopleScreenQuery } from './__generated__/PeopleScreenQuery.graphql';
import { PeopleScreen } from './PeopleScreen';

const TAKE_OVER = 'useAnswerRequestTakeOverMutation';
const DECLINE = 'useAnswerRequestDeclineMutation';
const UNBLOCK = 'BlockedNamesUnblockMutation';
const REQUEST = {
  __typename: 'PaymentRequest',
  key: 'q1',
  hostName: 'Hana',
  fromUsername: 'hana.b',
  personName: 'Ben',
  restaurantName: 'Casa Nacho',
  date: '2026-11-20',
  currency: 'USD',
  amount: '18.40',
  dishes: ['Nachos', 'Beer'],
  receipt: { __typename: 'Receipt', id: 'Receipt:r1', linkId: 'r1' },
};
const USER = {
  __typename: 'User',
  id: 'maya',
  owedToMeTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
  iOweTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
  transferTotals: {
    __typename: 'TransferTotals',
    owedToMe: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
    iOwe: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
  },
  requests: [] as object[],
  blockedNames: [] as string[],
};

async function open(changed: object) {
  const phone = openPhone();
  const queryRef = loadQuery<PeopleScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <PeopleScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  const counterparties = {
    __typename: 'UserCounterpartiesConnection',
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  };
  const evenings = { ...counterparties, __typename: 'UserEveningsConnection' };
  await phone.answer('PeopleScreenQuery', { viewer: { ...USER, counterparties, evenings, ...changed } });
  await screen.findByRole('heading', { name: 'People' });
  return { ...phone, user: userEvent.setup() };
}
const row = () => screen.getByRole('listitem', { name: 'Hana asks you for $18.40' });

afterEach(closePhones);

describe('a request', () => {
  it('says who asks, for whom and for what, and is agreed to with the amount that was shown', async () => {
    const { user, variablesOf, answer, toasts } = await open({ requests: [REQUEST] });
    expect(row().textContent).toContain('@hana.b');
    expect(row().textContent).toContain('Claimed for Ben: Nachos, Beer');
    expect(within(row()).getByRole('link', { name: 'Casa Nacho' }).getAttribute('href')).toBe('/live-receipt/r1');
    await user.click(screen.getByRole('button', { name: 'Take Over $18.40' }));
    expect((await variablesOf(TAKE_OVER))['input']).toEqual({ requestId: 'q1', expectedAmount: '18.40' });
    await answer(TAKE_OVER, {
      takeOver: {
        __typename: 'TakeOverPayload',
        user: { ...USER, iOweTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '18.40' }] },
      },
    });
    expect(toasts).toMatchObject([{ title: 'You took over $18.40', message: 'Pay Hana whenever you like.' }]);
    expect(screen.queryByText('Asked of you')).toBeNull();
  });

  it('stays when it cannot be agreed to, and says why', async () => {
    const { user, answer, toasts } = await open({ requests: [{ ...REQUEST, receipt: null }] });
    expect(within(row()).queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take Over $18.40' }));
    await answer(TAKE_OVER, { takeOver: { __typename: 'Conflict', message: 'Nothing is left to take over.' } });
    expect(toasts).toMatchObject([{ message: 'Nothing is left to take over.', variant: 'destructive' }]);
    expect(row()).toBeTruthy();
  });

  it('is declined, and its sender blocked when that is ticked', async () => {
    const { user, variablesOf, answer, toasts } = await open({ requests: [REQUEST] });
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await user.click(dialog.getByRole('checkbox', { name: /^Block @hana\.b/ }));
    await user.click(dialog.getByRole('button', { name: 'Decline and Block' }));
    expect((await variablesOf(DECLINE))['input']).toEqual({ requestId: 'q1', blocksSender: true });
    await answer(DECLINE, {
      declineRequest: { __typename: 'DeclineRequestPayload', user: { ...USER, blockedNames: ['hana.b'] } },
    });
    expect(toasts).toMatchObject([{ title: '@hana.b is blocked' }]);
    expect(screen.queryByText('Asked of you')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Blocked' })).toBeTruthy();
  });
});

describe('a blocked name', () => {
  it('is unblocked with one tap', async () => {
    const { user, variablesOf, answer, toasts } = await open({ blockedNames: ['hana.b'] });
    await user.click(screen.getByRole('button', { name: 'Unblock @hana.b' }));
    expect((await variablesOf(UNBLOCK))['input']).toEqual({ username: 'hana.b' });
    await answer(UNBLOCK, { unblockName: { __typename: 'UnblockNamePayload', user: USER } });
    expect(toasts).toMatchObject([{ title: '@hana.b can ask you again' }]);
    expect(screen.queryByRole('heading', { name: 'Blocked' })).toBeNull();
  });
});
