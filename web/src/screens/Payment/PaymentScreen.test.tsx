import type { ReceiptState } from '@fairtab/domain/receipts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import query, { type PaymentScreenQuery } from './__generated__/PaymentScreenQuery.graphql';
import { PaymentScreen } from './PaymentScreen';

const BEN = { isHost: false, diner: 'ben' };
const claimed = withClaimBy(withClaimBy(DINNER, { id: 'c1', itemId: 'coffee', guestId: 'ben', claimerName: 'Ben' }), {
  id: 'c2',
  itemId: 'negroni',
  guestId: 'ben',
  claimerName: 'Ben',
});
const halfPaid: ReceiptState = {
  ...claimed,
  claims: claimed.claims.map((claim) => (claim.id === 'c1' ? { ...claim, status: 'paid' } : claim)),
};
const METHOD = {
  __typename: 'SavedPaymentMethod',
  id: 'm1',
  type: 'VENMO',
  displayName: 'My Venmo',
  identifier: 'ben-eats',
  isDefault: true,
};

async function open(
  details: { state?: ReceiptState | null; isSignedIn?: boolean; seat?: typeof BEN; paymentMethods?: object[] } = {},
) {
  const { state = claimed, isSignedIn = true, seat = BEN, paymentMethods = [] } = details;
  const phone = openPhone();
  const queryRef = loadQuery<PaymentScreenQuery>(phone.environment, query, { id: 'dinner' });
  phone.show(
    <Suspense>
      <PaymentScreen queryRef={queryRef} params={{ id: 'dinner' }} />
    </Suspense>,
  );
  await phone.answer('PaymentScreenQuery', {
    viewer: isSignedIn ? { __typename: 'User', id: 'User:ben', paymentMethods } : null,
    receipt: state && wireReceipt(state, seat),
  });
  return { ...phone, user: userEvent.setup() };
}

afterEach(closePhones);

describe('a viewer who cannot pay here', () => {
  it('is asked to sign in, with a link to the live view', async () => {
    await open({ isSignedIn: false });
    expect(screen.getByRole('heading', { level: 1, name: 'How would you like to pay?' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Access denied' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toMatch(/^\/login/);
    expect(screen.getByRole('link', { name: 'Pay without an account' }).getAttribute('href')).toBe(
      '/live-receipt/dinner',
    );
  });

  it('learns nothing about a receipt that is hidden from them', async () => {
    await open({ state: null });
    expect(screen.getByRole('heading', { name: 'Access denied' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay without an account' })).toBeNull();
  });

  it('sees a message when there are no claims', async () => {
    await open({ state: DINNER });
    expect(screen.getByRole('heading', { name: 'No items claimed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Receipt' }).getAttribute('href')).toBe('/receipts/dinner');
  });

  it('sees a message when it is the host', async () => {
    await open({ seat: { isHost: true, diner: 'ben' } });
    expect(screen.getByRole('heading', { name: 'Friends pay you' })).toBeTruthy();
  });
});

describe('a diner with claims', () => {
  it('sees the amounts of the claims, the paid part and the payee', async () => {
    await open({ state: halfPaid });
    const summary = screen.getByRole('region', { name: 'Trattoria Lucia' });
    const coffee = within(summary)
      .getByText(/^Coffee/)
      .closest('div')?.textContent;
    expect(coffee).toMatch(/^Coffee Paid\$4\.0\d$/);
    expect(within(summary).getByText('Already paid')).toBeTruthy();
    expect(within(summary).getByText('To Lucia · With tax & tip')).toBeTruthy();
    const [owed] = claimed.claims.filter(({ id }) => id === 'c2');
    const amount = `$${((owed?.amountCents ?? 0) / 100).toFixed(2)}`;
    expect(screen.getByRole('button', { name: `I paid ${amount}` })).toBeTruthy();
  });

  it('opens the pay app in a new tab with the amount, and is asked about it on return', async () => {
    const { user, toasts } = await open();
    const link = screen.getByRole('link', { name: /^Pay \$\d+\.\d\d with Venmo$/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toMatch(/^https:\/\/venmo\.com\/lucia-r\?txn=pay&amount=\d+\.\d\d&note=/);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(toasts).toMatchObject([{ title: 'Payment initiated!' }]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'Did it go through?' }, { timeout: 5000 })).toBeTruthy();
  });

  it('records a payment by a saved method', async () => {
    const { user, variablesOf, answer, toasts } = await open({ paymentMethods: [METHOD] });
    expect(screen.getByRole('radio', { name: /My Venmo/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: /^I paid/ }));
    expect((await variablesOf('tapMovesPayClaimsMutation'))['input']).toMatchObject({
      claimIds: ['c2', 'c1'],
      paymentMethodId: 'm1',
    });
    await answer('tapMovesPayClaimsMutation', {
      payClaims: { __typename: 'PayClaimsPayload', payment: { id: 'p1', handle: null }, version: 9 },
    });
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Payment initiated!' }]));
    expect(screen.getByText('All paid. Thank you!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I paid/ })).toBeNull();
  });

  it('sees the server’s message when a payment is refused, and can try again', async () => {
    const { user, answer, toasts } = await open();
    await user.click(screen.getByRole('button', { name: /^I paid/ }));
    await answer('tapMovesPayClaimsMutation', {
      payClaims: { __typename: 'Conflict', message: 'Somebody paid it already.' },
    });
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error initiating payment', message: 'Somebody paid it already.', variant: 'destructive' },
      ]),
    );
    expect(screen.getByRole('button', { name: /^I paid/ })).toBeTruthy();
  });

  it('finds the ways that nobody named one step behind', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Another way to pay'));
    const others = within(screen.getByRole('group', { name: 'Other ways' }));
    const elsewhere = within(screen.getByRole('group', { name: 'Paid another way' }));
    expect(elsewhere.getByRole('radio', { name: /^Card/ })).toBeTruthy();
    await user.click(others.getByRole('radio', { name: 'Cash' }));
    expect(screen.queryByRole('link', { name: /^Pay \$/ })).toBeNull();
    expect(screen.getByText('Give Lucia the cash, then tell the table.')).toBeTruthy();
  });
});

it('gives whoever pays by bank the name, the IBAN, the amount and what it is for to copy, and the code for a banking app', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  onTestFinished(() => void vi.restoreAllMocks());
  const payTo = [{ method: 'bank' as const, handle: 'DE89370400440532013000' }];
  const { user } = await open({ state: { ...claimed, currency: 'EUR', payTo } });
  await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }));
  expect(screen.getByText('To DE89 3704 0044 0532 0130 00')).toBeTruthy();
  for (const name of ['Copy Lucia', 'Copy DE89370400440532013000', /^Copy \d+,\d\d$/, `Copy ${claimed.restaurantName}`])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(
    await screen.findByRole('img', { name: 'QR code that fills in the transfer in a banking app', hidden: true }),
  ).toBeTruthy();
});

it('shows a note about cash as it was written, and gives nothing of it to copy', async () => {
  const payTo = [{ method: 'cash' as const, handle: 'at the table' }];
  const { user } = await open({ state: { ...claimed, currency: 'CHF', payTo } });
  await user.click(screen.getByRole('radio', { name: /^Cash/ }));
  expect(screen.getByText('at the table')).toBeTruthy();
  expect(screen.getByText('Give Lucia the cash, then tell the table.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

describe('a host who named no way', () => {
  const unasked: ReceiptState = { ...claimed, payTo: [] };

  it('has nothing chosen for the payer, who is asked to choose before anything is sent', async () => {
    const { user, toasts } = await open({ state: unasked });
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^I paid/ }));
    expect(toasts).toEqual([
      {
        title: 'Select payment method',
        message: "Please choose how you'd like to pay.",
        variant: 'destructive',
      },
    ]);
    expect(screen.getByText("Please choose how you'd like to pay.")).toBeTruthy();
  });

  it('can be paid by bank and by card, below the ways that lead somewhere, with words that say what happens', async () => {
    const { user } = await open({ state: unasked });
    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(names('How would you like to pay Lucia?')).toEqual(['Venmo', 'Cash App', 'PayPal', 'Zelle', 'Cash']);
    expect(names('Paid another way')).toEqual([
      'Bank transferSent from your bank',
      'CardCredit or debit, at the table',
    ]);
    await user.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(screen.getByText('Paid by card at the table? Then tell the table.')).toBeTruthy();
  });
});
