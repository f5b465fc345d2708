import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import { currentSession, startSession } from '../../network/session/session';
import query, { type DashboardScreenQuery } from './__generated__/DashboardScreenQuery.graphql';
import { DashboardScreen } from './DashboardScreen';
import { receiptsToAskFor, rememberReceiptsShown } from './receiptsShown';

vi.mock('../../app/charts/BarChart', () => ({ BarChart: ({ label }: { label: string }) => <p>{label}</p> }));

const NONE = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const SPENDING = [{ currency: 'USD', total: '0.00', byMonth: [], byRestaurant: [] }];

function receipt(linkId: string, restaurantName: string, more: object = {}) {
  return {
    __typename: 'Receipt',
    id: `Receipt:${linkId}`,
    linkId,
    restaurantName,
    date: '2026-11-20',
    currency: 'USD',
    total: '45.58',
    remaining: '45.58',
    uploadMethod: 'MANUAL',
    viewerSeat: { isHost: true, diner: 'maya' },
    people: [],
    ...more,
  };
}

function page(nodes: readonly object[], { endCursor = null as string | null, totalCount = nodes.length } = {}) {
  return {
    totalCount,
    edges: nodes.map((node, index) => ({ cursor: `cursor-${index}`, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  };
}

const transferTotals = (iOwe: string) => ({
  __typename: 'TransferTotals',
  owedToMe: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
  iOwe: [{ __typename: 'MoneySum', currency: 'USD', amount: iOwe }],
});

function user(more: { receipts?: ReturnType<typeof page>; [field: string]: unknown } = {}) {
  return {
    __typename: 'User',
    id: 'User:maya',
    username: 'maya',
    owedToMeTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
    owedToMe: [],
    iOweTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }],
    transferTotals: transferTotals('0.00'),
    iOwe: [],
    stats: { count: 0, totals: [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }], thisMonth: 0 },
    receipts: NONE,
    newest: more.receipts ?? NONE,
    ...more,
  };
}

const debt = (key: string, name: string, amount: string) => ({
  key,
  name,
  amount,
  since: '2026-11-20T21:00:00.000Z',
  receipt: receipt('nopa', 'Nopa'),
});

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

/** Shows the screen as its route does. */
function show(phone: ReturnType<typeof openPhone>): void {
  const variables = { count: receiptsToAskFor() };
  const queryRef = loadQuery<DashboardScreenQuery>(phone.environment, query, variables, {
    fetchPolicy: 'store-and-network',
  });
  phone.show(
    <Suspense>
      <DashboardScreen queryRef={queryRef} params={{}} />
      <Address />
    </Suspense>,
  );
}

async function open(viewer: object | null) {
  const phone = openPhone();
  show(phone);
  await phone.answer('DashboardScreenQuery', { viewer });
  return { ...phone, user: userEvent.setup(), address: () => screen.getByTestId('address').textContent };
}

/** A page of the list, as it comes for `useReceiptListQuery`. */
const listed = (receipts: ReturnType<typeof page>) => ({ node: { __typename: 'User', id: 'User:maya', receipts } });

const list = () => within(screen.getByRole('region', { name: 'Receipts' }));

afterEach(() => {
  closePhones();
  rememberReceiptsShown(0);
});

describe('a new account', () => {
  it('sees the first steps and no empty charts', async () => {
    await open(user());
    expect(screen.getByRole('heading', { name: 'Welcome, maya' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No receipts yet' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Getting Started' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Put Getting Started away/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What you spent' })).toBeNull();
  });

  it('reads what will be in Recent Activity', async () => {
    await open(user());
    const recent = within(screen.getByRole('region', { name: 'Recent Activity' }));
    expect(recent.getByText('Your newest receipts will be here, with what is still open on each.')).toBeTruthy();
  });
});

describe('a host with receipts', () => {
  const photo = receipt('tartine', ' ', { uploadMethod: 'UPLOAD', remaining: '0.00' });
  const full = user({
    owedToMeTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '60.00' }],
    owedToMe: [
      debt('1', 'Ben', '20.00'),
      debt('2', 'Theo', '15.00'),
      debt('3', 'Mia', '15.00'),
      debt('4', 'Ana', '10.00'),
    ],
    iOweTotals: [{ __typename: 'MoneySum', currency: 'USD', amount: '12.30' }],
    transferTotals: transferTotals('9.10'),
    iOwe: [debt('5', 'Lucia', '12.30')],
    stats: { count: 1204, totals: [{ __typename: 'MoneySum', currency: 'USD', amount: '51000.40' }], thisMonth: 3 },
    receipts: page([receipt('nopa', 'Nopa'), photo]),
  });

  it('sees the first debts, the others on demand, and a link to settle each', async () => {
    const { user: finger } = await open(full);
    const owed = within(screen.getByRole('region', { name: 'Owed to you' }));
    expect(owed.getByText('$60.00')).toBeTruthy();
    expect(owed.queryByText('Ana')).toBeNull();
    await finger.click(owed.getByRole('button', { name: 'Show all 4' }));
    expect(owed.getByRole('link', { name: /Ana/ }).getAttribute('href')).toBe('/receipts/nopa');
    const owing = within(screen.getByRole('region', { name: 'You owe' }));
    expect(owing.getByRole('link', { name: /Lucia/ }).getAttribute('href')).toBe('/receipts/nopa/payment');
    expect(owing.getByRole('link', { name: '$9.10 of it since you settled up' }).getAttribute('href')).toBe('/people');
    expect(owing.getByText('$21.40')).toBeTruthy();
    expect(owed.queryByRole('link', { name: /since you settled up/ })).toBeNull();
  });

  it('sees each receipt with its badge, its total and the open amount', async () => {
    await open(full);
    const nopa = list().getByRole('link', { name: /Nopa/ });
    expect(nopa.getAttribute('href')).toBe('/receipts/nopa');
    for (const text of ['Manual', '$45.58', '$45.58 open', 'Fri, Nov 20, 2026'])
      expect(nopa.textContent).toContain(text);
    const nameless = list().getByRole('link', { name: /^Receipt/ });
    for (const text of ['Photo', 'All settled']) expect(nameless.textContent).toContain(text);
  });

  it('sees large figures with separators', async () => {
    await open(full);
    const stats = screen.getByRole('region', { name: 'Quick Stats' }).textContent;
    expect(stats).toContain('1,204');
    expect(stats).toContain('$51,000.40');
  });

  it('hides the first steps, also after a reload', async () => {
    const { user: finger } = await open(full);
    await finger.click(screen.getByRole('button', { name: 'Put Getting Started away' }));
    expect(screen.queryByRole('heading', { name: 'Getting Started' })).toBeNull();
    cleanup();
    await open(full);
    expect(screen.queryByRole('heading', { name: 'Getting Started' })).toBeNull();
  });

  it('finds every bar of a chart in a table too', async () => {
    const { answer } = await open(full);
    await answer('useSpendingQuery', {
      viewer: {
        id: 'User:maya',
        spending: [
          {
            currency: 'USD',
            total: '30.00',
            byMonth: [
              { month: '2026-10', amount: '0.00' },
              { month: '2026-11', amount: '30.00' },
            ],
            byRestaurant: [{ restaurantName: 'Nopa', amount: '30.00', meals: 2 }],
          },
        ],
      },
    });
    const months = within(screen.getByRole('figure', { name: 'By month' }));
    expect(months.getByText('November 2026').closest('tr')?.textContent).toBe('November 2026$30.00');
    expect(await months.findByText(/2 bars, the largest is November 2026 with \$30.00/)).toBeTruthy();
    expect(screen.getByText('Nopa, 2 meals')).toBeTruthy();
  });

  it('sees no chart without spending', async () => {
    const { answer } = await open(full);
    await answer('useSpendingQuery', { viewer: { id: 'User:maya', spending: SPENDING } });
    expect(screen.queryByRole('heading', { name: 'What you spent' })).toBeNull();
  });
});

describe('the list', () => {
  const many = user({ receipts: page([receipt('a', 'Nopa')], { endCursor: 'after-a', totalCount: 2 }) });

  it('loads a page at a time and never shows a receipt twice', async () => {
    const { user: finger, variablesOf, answer } = await open(many);
    await finger.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await variablesOf('useReceiptListQuery')).toMatchObject({ search: null, role: null, cursor: 'after-a' });
    await answer('useReceiptListQuery', listed(page([receipt('a', 'Nopa'), receipt('b', 'Zuni')], { totalCount: 2 })));
    expect(list().getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('keeps its length after Back and is refreshed', async () => {
    const first = await open(many);
    await first.user.click(screen.getByRole('button', { name: 'Load more' }));
    await first.answer('useReceiptListQuery', listed(page([receipt('b', 'Zuni')], { totalCount: 2 })));
    cleanup();
    show(first);
    expect(list().getAllByRole('listitem')).toHaveLength(2);
    expect(await first.variablesOf('DashboardScreenQuery')).toEqual({ count: 10 });
    await first.answer('DashboardScreenQuery', { viewer: user({ receipts: page([receipt('a', 'Nopa')]) }) });
    expect(list().getAllByRole('listitem')).toHaveLength(1);
  });

  it('fetches as many receipts after Back as were shown before', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => receipt(`r${index}`, `Place ${index}`));
    const first = await open(user({ receipts: page(twelve, { endCursor: 'after-12', totalCount: 20 }) }));
    cleanup();
    show(first);
    expect(await first.variablesOf('DashboardScreenQuery')).toEqual({ count: 12 });
  });

  it('is filtered after a pause in typing, and the filter is in the address', async () => {
    const { user: finger, variablesOf, answer, address } = await open(many);
    await finger.type(screen.getByRole('searchbox', { name: 'Search receipts' }), ' zuni ');
    expect(await variablesOf('useReceiptListQuery')).toMatchObject({ search: 'zuni', role: null, cursor: null });
    expect(address()).toBe('?q=zuni');
    await answer('useReceiptListQuery', listed(page([receipt('b', 'Zuni')])));
    expect(list().getAllByRole('listitem')).toHaveLength(1);
    expect(list().getByRole('status').textContent).toBe('1 receipt');
    expect(screen.getByRole('region', { name: 'Recent Activity' }).textContent).toContain('Nopa');
  });

  it('shows joined receipts, and offers all receipts when none matches', async () => {
    const { user: finger, variablesOf, answer, address } = await open(many);
    await finger.click(screen.getByText('Joined'));
    expect(await variablesOf('useReceiptListQuery')).toMatchObject({ role: 'DINER' });
    await answer('useReceiptListQuery', listed(NONE));
    await finger.click(screen.getByRole('button', { name: 'Show all receipts' }));
    expect(address()).toBe('');
    expect(list().getByRole('link', { name: /Nopa/ })).toBeTruthy();
  });

  it('keeps its receipts when the next page cannot be loaded, and can try again', async () => {
    const { user: finger, fail, variablesOf } = await open(many);
    await finger.click(screen.getByRole('button', { name: 'Load more' }));
    await fail('useReceiptListQuery', new Unreachable());
    expect(list().getByRole('link', { name: /Nopa/ })).toBeTruthy();
    await finger.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await variablesOf('useReceiptListQuery')).toMatchObject({ cursor: 'after-a' });
  });
});

it('an ended session shows nothing of the account', async () => {
  startSession('secret');
  await open(null);
  await waitFor(() => expect(currentSession().id).toBeNull());
  expect(screen.queryByRole('heading', { name: /Welcome/ })).toBeNull();
});
