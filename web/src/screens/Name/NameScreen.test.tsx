import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import query, { type NameScreenQuery } from './__generated__/NameScreenQuery.graphql';
import { NameScreen } from './NameScreen';

const way = (method: string, handle: string) => ({ __typename: 'PayTo', method, handle });
const ANA = {
  __typename: 'NamePage',
  username: 'ana',
  displayName: 'Ana <b>',
  url: 'https://fairtab.example/@ana',
  owedByMe: [] as object[],
  ways: [way('VENMO', 'ana-pays'), way('ZELLE', 'ana@example.com'), way('PIGEON', 'coo')],
};

async function open(namePage: object | null, path = '/@ana') {
  const browser = openBrowserAt(path);
  const queryRef = loadQuery<NameScreenQuery>(browser.environment, query, { username: 'ana' });
  browser.show(
    <Suspense>
      <NameScreen queryRef={queryRef} params={{ name: 'ana' }} />
    </Suspense>,
  );
  await browser.answer('NameScreenQuery', { namePage });
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}
const hrefs = () => screen.getAllByRole('link', { name: /^Open / }).map((link) => link.getAttribute('href'));

afterEach(closeBrowsers);

describe('the page of a name', () => {
  it('shows the name, the ways to pay with handles to copy, and the code of the page', async () => {
    await open(ANA);
    expect(screen.getByRole('heading', { level: 1, name: 'Pay Ana <b>' })).toBeTruthy();
    expect(screen.getByText('@ana')).toBeTruthy();
    const lines = within(screen.getByRole('region', { name: 'Ways to pay' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Venmo@ana-paysOpen VenmoCopy',
      'Zelleana@example.comCopy',
    ]);
    expect(screen.getByRole('button', { name: 'Copy @ana-pays' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code of the page of @ana' })).toBeTruthy();
  });

  it('leads to the payee’s page, and with the amount once there is one', async () => {
    const user = await open(ANA);
    expect(hrefs()).toEqual(['https://venmo.com/u/ana-pays']);
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '18.4');
    expect(hrefs()).toEqual(['https://venmo.com/ana-pays?txn=pay&amount=18.40']);
    expect(screen.getByRole('link', { name: 'Open Venmo · $18.40' })).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), 'x');
    expect(hrefs()).toEqual(['https://venmo.com/u/ana-pays']);
    expect(screen.getByText('Give an amount such as 18.40')).toBeTruthy();
  });

  it('takes the amount from the address, and nothing that is none', async () => {
    await open(ANA, '/@ana?amount=7.00');
    expect(hrefs()).toEqual(['https://venmo.com/ana-pays?txn=pay&amount=7.00']);
  });

  it('makes no link of what is no amount', async () => {
    await open(ANA, '/@ana?amount=%22%3E%3Cscript%3E');
    expect(hrefs()).toEqual(['https://venmo.com/u/ana-pays']);
  });

  it('says to ask when no way is shown', async () => {
    await open({ ...ANA, ways: [] });
    expect(screen.getByText(/^No way to pay is shown here/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('tells an account what it owes, with the way to pay each part on its receipt', async () => {
    const owed = (linkId: string, iOwe: string) => ({
      __typename: 'ReceiptBetween',
      receipt: { __typename: 'Receipt', id: linkId, linkId, restaurantName: `Casa ${linkId}`, date: '2026-11-20' },
      balance: { __typename: 'Balance', currency: 'USD', iOwe },
    });
    await open({ ...ANA, displayName: 'Ana', owedByMe: [owed('r1', '18.40'), owed('r2', '1.60')] });
    expect(screen.getByRole('heading', { name: 'You owe Ana $20.00' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay $18.40' }).getAttribute('href')).toBe('/receipts/r1/payment');
    expect(screen.getByRole('link', { name: 'Pay $1.60' }).getAttribute('href')).toBe('/receipts/r2/payment');
  });

  it('looks like any address that does not exist when there is none', async () => {
    await open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  });
});
