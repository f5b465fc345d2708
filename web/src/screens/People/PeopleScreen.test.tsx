import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { Unreachable } from '../../relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import query, { type PeopleScreenQuery } from './__generated__/PeopleScreenQuery.graphql';
import { PeopleScreen } from './PeopleScreen';

const NOTHING = { owedToMe: '0.00', iOwe: '0.00', net: '0.00', toConfirm: '0.00', reported: '0.00' };
const person = (name: string, balance: Partial<typeof NOTHING> = {}, rest: object = {}) => ({
  __typename: 'Counterparty',
  id: name,
  name,
  hasAccount: true,
  receiptCount: 2,
  lastReceiptAt: '2026-11-20T20:00:00.000Z',
  balance: { __typename: 'Balance', ...NOTHING, ...balance },
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
  const totals = { owedToMeTotal: '18.40', iOweTotal: '5.00' };
  await phone.answer('PeopleScreenQuery', {
    viewer: {
      __typename: 'User',
      id: 'maya',
      ...totals,
      requests: [],
      blockedNames: [],
      counterparties: page(...people),
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
    const between = (linkId: string, balance: object) => ({
      __typename: 'ReceiptBetween',
      receipt: { __typename: 'Receipt', id: linkId, linkId, restaurantName: linkId, date: '2026-11-20' },
      balance: { __typename: 'Balance', ...NOTHING, ...balance },
    });
    const receipts = [
      between('Roma', { owedToMe: '18.40', net: '18.40' }),
      between('Bistro', { iOwe: '5.00', net: '-5.00' }),
    ];
    await answer('usePersonReceiptsQuery', { node: { ...BEN, receipts } });
    expect((await screen.findByRole('link', { name: /Roma/ })).getAttribute('href')).toBe('/receipts/Roma');
    expect(screen.getByRole('link', { name: /Bistro/ }).getAttribute('href')).toBe('/receipts/Bistro/payment');
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
