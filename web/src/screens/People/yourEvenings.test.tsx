import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import query, { type PeopleScreenQuery } from './__generated__/PeopleScreenQuery.graphql';
import { PeopleScreen } from './PeopleScreen';

const evening = (name: string, details: object = {}) => ({
  __typename: 'OwnEvening',
  linkId: name,
  name,
  createdAt: '2026-11-20T20:00:00.000Z',
  currency: 'USD',
  receiptCount: 3,
  net: '0.00',
  isSettled: false,
  ...details,
});
const pageOf = (type: string, nodes: object[], hasNextPage = false) => ({
  __typename: `User${type}Connection`,
  edges: nodes.map((node, index) => ({ __typename: `User${type}ConnectionEdge`, cursor: `${index}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? 'last' : null },
});

async function open(evenings: object) {
  const phone = openPhone();
  const queryRef = loadQuery<PeopleScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <PeopleScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  const totals = [{ __typename: 'MoneySum', currency: 'USD', amount: '0.00' }];
  await phone.answer('PeopleScreenQuery', {
    viewer: {
      __typename: 'User',
      id: 'maya',
      owedToMeTotals: totals,
      iOweTotals: totals,
      transferTotals: { __typename: 'TransferTotals', owedToMe: totals, iOwe: totals },
      requests: [],
      blockedNames: [],
      counterparties: pageOf('Counterparties', []),
      evenings,
    },
  });
  await screen.findByRole('heading', { name: 'People' });
  return { ...phone, user: userEvent.setup() };
}
const region = () => within(screen.getByRole('region', { name: 'Your evenings' }));

afterEach(closePhones);

describe('the evenings on the page of people', () => {
  it('lead to their pages, and say what each comes to', async () => {
    await open(
      pageOf('Evenings', [
        evening('Friday', { net: '31.20' }),
        evening('Lisbon', { net: '-5.00', currency: 'EUR', receiptCount: 1 }),
        evening('Sunday', { isSettled: true }),
        evening('Quiet'),
      ]),
    );
    const links = region().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/evenings/Friday',
      '/evenings/Lisbon',
      '/evenings/Sunday',
      '/evenings/Quiet',
    ]);
    const texts = links.map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^Friday3 receipts · Nov 20.*you get \$31\.20$/);
    expect(texts[1]).toMatch(/^Lisbon1 receipt · .*you pay €5\.00$/);
    expect(texts[2]).toMatch(/settled$/);
    expect(texts[3]).toMatch(/even$/);
    expect(region().queryByRole('button')).toBeNull();
  });

  it('are not mentioned when there are none', async () => {
    await open(pageOf('Evenings', []));
    expect(screen.queryByText('Your evenings')).toBeNull();
  });

  it('load more when asked, and once more after a failure', async () => {
    const { user, fail, answer, variablesOf } = await open(pageOf('Evenings', [evening('Friday')], true));
    await user.click(region().getByRole('button', { name: 'Load more evenings' }));
    expect(await variablesOf('YourEveningsQuery')).toMatchObject({ cursor: 'last', count: 20 });
    expect(region().getByRole('button', { name: 'Load more evenings' }).getAttribute('aria-busy')).toBe('true');
    await fail('YourEveningsQuery', new Unreachable());
    expect((await region().findByRole('alert')).textContent).toContain('The evenings could not be loaded.');
    expect(region().getByText('Friday')).toBeDefined();
    await user.click(region().getByRole('button', { name: 'Try again' }));
    await answer('YourEveningsQuery', {
      node: { __typename: 'User', id: 'maya', evenings: pageOf('Evenings', [evening('Thursday')]) },
    });
    await waitFor(() => expect(region().getAllByRole('link')).toHaveLength(2));
    expect(region().queryByRole('button')).toBeNull();
    expect(region().queryByRole('alert')).toBeNull();
  });
});
