import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePhones, openPhone } from '../../testing/openPhone';
import query, { type CardPaymentScreenQuery } from './__generated__/CardPaymentScreenQuery.graphql';
import { CardPaymentScreen } from './CardPaymentScreen';

const OFFER = { portion: '25.00', fee: '0.75', total: '25.75' };
const PROCESSOR = { publishableKey: 'pk_test_1', scriptUrl: 'https://processor.example' };

/** The processor's script, as far as the page uses it. */
function installProcessor(confirm: () => Promise<object>): void {
  const field = {
    on: (name: string, handler: () => void) => {
      if (name === 'ready') setTimeout(handler, 0);
    },
    mount: () => undefined,
    destroy: () => undefined,
  };
  vi.stubGlobal('Stripe', () => ({ elements: () => ({ create: () => field }), confirmPayment: confirm }));
}

async function open({ offer = OFFER }: { offer?: typeof OFFER | null } = {}) {
  const phone = openPhone();
  const queryRef = loadQuery<CardPaymentScreenQuery>(phone.environment, query, { id: 'dinner' });
  phone.show(
    <Suspense>
      <CardPaymentScreen queryRef={queryRef} params={{ id: 'dinner' }} />
    </Suspense>,
  );
  await phone.answer('CardPaymentScreenQuery', {
    receipt: { id: 'dinner', hostName: 'Hana', restaurantName: 'Trattoria', cardOffer: offer },
    cardProcessing: PROCESSOR,
  });
  return { ...phone, user: userEvent.setup() };
}

const begin = ({ answer }: Awaited<ReturnType<typeof open>>) =>
  answer('startCardPaymentMutation', {
    startCardPayment: {
      __typename: 'StartCardPaymentPayload',
      clientSecret: 'pi_1_secret',
      cardPayment: { id: 'CardPayment:1' },
    },
  });

/** A disabled button stays focusable, so it is only marked. */
const isInert = () => screen.getByRole('button', { name: 'Pay $25.75' }).getAttribute('aria-disabled') === 'true';

afterEach(() => {
  closePhones();
  vi.unstubAllGlobals();
});

describe('the page on which a card is charged', () => {
  it('shows part, fee and sum, and begins a payment of exactly that sum', async () => {
    installProcessor(() => Promise.resolve({}));
    const phone = await open();
    const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts).toEqual(['$25.00', '$0.75', '$25.75']);
    expect(isInert()).toBe(true);
    expect((await phone.variablesOf('startCardPaymentMutation'))['input']).toEqual({
      receiptId: 'dinner',
      expectedTotal: '25.75',
    });
  });

  it('shows why the bank refused the card, and lets it be tried again', async () => {
    installProcessor(() => Promise.resolve({ error: { message: 'Your card was declined.' } }));
    const phone = await open();
    await begin(phone);
    const pay = await screen.findByRole('button', { name: 'Pay $25.75' });
    await vi.waitFor(() => expect(isInert()).toBe(false));
    await phone.user.click(pay);
    expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined.');
    expect(isInert()).toBe(false);
  });

  it('says that it is paid when the server says so, and not before', async () => {
    installProcessor(() => Promise.resolve({ paymentIntent: { status: 'succeeded' } }));
    const phone = await open();
    await begin(phone);
    const pay = await screen.findByRole('button', { name: 'Pay $25.75' });
    await vi.waitFor(() => expect(isInert()).toBe(false));
    await phone.user.click(pay);
    await phone.answer('FollowedPaymentQuery', {
      node: { __typename: 'CardPayment', id: 'CardPayment:1', status: 'UNDER_WAY' },
    });
    expect(await screen.findByText(/We wait for the bank/)).toBeTruthy();
    expect(screen.queryByText('Paid. Thank you!')).toBeNull();
  });

  it('shows the server’s reason when the payment cannot begin, and tries again', async () => {
    installProcessor(() => Promise.resolve({}));
    const phone = await open();
    await phone.answer('startCardPaymentMutation', {
      startCardPayment: { __typename: 'Conflict', message: 'This claim is already paid.' },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This claim is already paid.');
    await phone.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await phone.variablesOf('startCardPaymentMutation'))['input']).toMatchObject({ receiptId: 'dinner' });
  });

  it('leads back when there is nothing to pay by card', async () => {
    await open({ offer: null });
    expect(screen.getByRole('heading', { name: 'Nothing to pay by card' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the receipt' }).getAttribute('href')).toBe('/live-receipt/dinner');
  });
});
