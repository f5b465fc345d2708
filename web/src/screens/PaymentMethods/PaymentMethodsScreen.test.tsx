import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerFault, Unreachable } from '../../network/relay/errors';
import { anaWith, CARD, VENMO } from '../../testing/savedMethods';
import { closePhones, openPhone } from '../../testing/openPhone';
import { currentSession, endSession, startSession } from '../../network/session/session';
import query, { type PaymentMethodsScreenQuery } from './__generated__/PaymentMethodsScreenQuery.graphql';
import { PaymentMethodsScreen } from './PaymentMethodsScreen';

const ADD = 'useAddMethodMutation';
const REMOVE = 'useRemoveMethodMutation';

beforeEach(() => startSession('secret'));
afterEach(() => {
  closePhones();
  endSession();
});

async function open(viewer: object | null, cardProcessing: object | null = null) {
  const phone = openPhone();
  const queryRef = loadQuery<PaymentMethodsScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <PaymentMethodsScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  await phone.answer('PaymentMethodsScreenQuery', { viewer, cardProcessing });
  return { ...phone, user: userEvent.setup() };
}

const added = (methods: object[]) => ({
  addPaymentMethod: {
    __typename: 'AddPaymentMethodPayload',
    paymentMethod: methods.at(-1),
    user: anaWith(methods),
  },
});
/** Its code is loaded when it is first opened. */
const openDialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
const line = (name: string) => within(screen.getByRole('listitem', { name }));

test('the list shows each saved method’s type and name, and which one is the default', async () => {
  await open(anaWith([VENMO, CARD]));
  expect(line('My Venmo').getByText('Venmo · @ana-b')).toBeTruthy();
  expect(line('My Venmo').getByText('Default')).toBeTruthy();
  expect(line('Blue card').getByText('Card · ending in 4242')).toBeTruthy();
  expect(line('Blue card').queryByText('Default')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Security & Privacy' })).toBeTruthy();
});

test('with nothing saved the screen says so, and the first method is added from there', async () => {
  const { user, variablesOf, answer, toasts } = await open(anaWith([]));
  expect(screen.getByRole('heading', { name: 'No payment methods yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add Payment Method' }));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Venmo' }));
  expect(dialog.queryByRole('checkbox', { name: 'Use as my default' })).toBeNull();
  await user.type(dialog.getByPlaceholderText('@username'), '@ana-b');
  await user.click(dialog.getByRole('button', { name: 'Add Payment Method' }));
  expect((await variablesOf(ADD))['input']).toEqual({
    type: 'VENMO',
    displayName: 'Venmo',
    identifier: '@ana-b',
    isDefault: false,
  });
  await answer(ADD, added([VENMO]));
  expect(toasts).toMatchObject([{ title: 'Payment method added!' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(line('My Venmo').getByText('Default')).toBeTruthy();
});

test.each([
  ['Cash App', '$cashtag', '$$$', /cashtag has up to 20/],
  ['Zelle', 'Email', 'not an address', /Zelle needs an email/],
  ['PayPal', 'Email', 'not an address', /PayPal needs/],
  ['Bank transfer', 'Last 4 digits', '12', /Only the last 4 digits/],
  ['Card', 'Last 4 digits', '4242424242424242', /Only the last 4 digits/],
])('%s asks for its %s and refuses an invalid one before sending', async (type, placeholder, text, message) => {
  const { user, isAsked } = await open(anaWith([VENMO]));
  await user.click(screen.getByRole('button', { name: 'Add Payment Method' }));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('radio', { name: type }));
  const field = dialog.getByPlaceholderText<HTMLInputElement>(placeholder);
  await user.type(field, text);
  await user.click(dialog.getByRole('button', { name: 'Add Payment Method' }));
  expect(dialog.getByText(message)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe(text);
  expect(isAsked(ADD)).toBe(false);
});

test('a missing type and a missing name show messages', async () => {
  const { user } = await open(anaWith([VENMO]));
  await user.click(screen.getByRole('button', { name: 'Add Payment Method' }));
  const dialog = await openDialog();
  const send = dialog.getByRole('button', { name: 'Add Payment Method' });
  await user.click(send);
  expect(dialog.getByText('Choose what it is')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Card' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Display name' }));
  await user.click(send);
  expect(dialog.getByText('Display name is required')).toBeTruthy();
});

test('a failure keeps the dialog with the typed values and shows the reason', async () => {
  const { user, fail, answer, toasts } = await open(anaWith([VENMO]));
  await user.click(screen.getByRole('button', { name: 'Add Payment Method' }));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Card' }));
  await user.type(dialog.getByPlaceholderText('Last 4 digits'), '4242');
  const send = dialog.getByRole('button', { name: 'Add Payment Method' });
  await user.click(send);
  await fail(ADD, new Unreachable());
  expect(toasts.at(-1)).toMatchObject({ title: 'Error adding payment method', variant: 'destructive' });
  expect(dialog.getByPlaceholderText<HTMLInputElement>('Last 4 digits').value).toBe('4242');
  await user.click(send);
  const message = 'You have 20 payment methods already';
  await answer(ADD, { addPaymentMethod: { __typename: 'Conflict', message } });
  expect(toasts.at(-1)).toMatchObject({ title: 'Error adding payment method', message });
  expect(dialog.getByRole('alert').textContent).toContain(message);
});

test('another method becomes the default, and a refusal shows the documented text', async () => {
  const { user, variablesOf, answer, fail, toasts } = await open(anaWith([VENMO, CARD]));
  const setDefault = () => user.click(line('Blue card').getByRole('button', { name: /^Set Default/ }));
  await setDefault();
  await fail('useSetDefaultMethodMutation', new ServerFault(500, 'Not now'));
  expect(toasts.at(-1)).toMatchObject({ title: 'Error updating default', message: 'Not now' });
  await setDefault();
  expect((await variablesOf('useSetDefaultMethodMutation'))['input']).toEqual({ paymentMethodId: CARD.id });
  const methods = [
    { ...CARD, isDefault: true },
    { ...VENMO, isDefault: false },
  ];
  await answer('useSetDefaultMethodMutation', {
    setDefaultPaymentMethod: { __typename: 'SetDefaultPaymentMethodPayload', user: anaWith(methods) },
  });
  expect(toasts.at(-1)).toMatchObject({ title: 'Default payment method updated' });
  expect(line('Blue card').getByText('Default')).toBeTruthy();
  expect(line('My Venmo').queryByText('Default')).toBeNull();
});

test('one tap removes a method, and another restores it', async () => {
  const { user, variablesOf, answer, toasts } = await open(anaWith([VENMO, CARD]));
  await user.click(screen.getByRole('button', { name: 'Remove My Venmo' }));
  expect((await variablesOf(REMOVE))['input']).toEqual({ paymentMethodId: VENMO.id });
  await answer(REMOVE, {
    removePaymentMethod: {
      __typename: 'RemovePaymentMethodPayload',
      removedPaymentMethodId: VENMO.id,
      user: anaWith([{ ...CARD, isDefault: true }]),
    },
  });
  expect(screen.queryByRole('listitem', { name: 'My Venmo' })).toBeNull();
  expect(toasts.at(-1)).toMatchObject({ title: 'Payment method removed', message: 'My Venmo' });
  toasts.at(-1)?.action?.onAction();
  expect((await variablesOf(ADD))['input']).toEqual({
    type: 'VENMO',
    displayName: 'My Venmo',
    identifier: 'ana-b',
    isDefault: true,
  });
  await answer(ADD, added([VENMO, CARD]));
  expect(line('My Venmo').getByText('Default')).toBeTruthy();
});

test('a method that cannot be removed stays, and the toast says why', async () => {
  const { user, fail, toasts } = await open(anaWith([VENMO]));
  await user.click(screen.getByRole('button', { name: 'Remove My Venmo' }));
  await fail(REMOVE, new ServerFault(500, 'Not now'));
  expect(toasts).toMatchObject([
    { title: 'Error removing payment method', message: 'Not now', variant: 'destructive' },
  ]);
  expect(line('My Venmo').getByText('Default')).toBeTruthy();
});

test('an ended session is dropped and shows nothing of the account', async () => {
  await open(null);
  await waitFor(() => expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true }));
  expect(screen.queryByRole('heading', { name: 'Payment Methods' })).toBeNull();
});

const cards = (account: object | null) => ({ __typename: 'CardProcessing', feePercent: '3', account });

test.each([
  [null, 'Off', 'Set Up'],
  [{ __typename: 'CardAccount', isReady: false, payoutFailure: null }, 'Not finished', 'Finish'],
  [{ __typename: 'CardAccount', isReady: true, payoutFailure: null }, 'On', 'Change'],
])('a host sees whether diners can pay by card: %o is %s', async (account, state, action) => {
  await open(anaWith([]), cards(account));
  const card = within(screen.getByRole('region', { name: 'Cards' }));
  expect(card.getByText(state)).toBeTruthy();
  expect(card.getByRole('button', { name: action })).toBeTruthy();
  expect(card.getByText(/They pay 3% on top/)).toBeTruthy();
  expect(card.queryByText(/did not take the last payout/)).toBeNull();
});

test('a host whose bank did not take a payout is told so', async () => {
  await open(anaWith([]), cards({ __typename: 'CardAccount', isReady: true, payoutFailure: 'account_closed' }));
  expect(screen.getByText(/Your bank did not take the last payout/)).toBeTruthy();
});

test('setting cards up that cannot be reached says so, and can be tried again', async () => {
  const { user, fail, toasts } = await open(anaWith([]), cards(null));
  const setUp = () => within(screen.getByRole('region', { name: 'Cards' })).getByRole('button', { name: 'Set Up' });
  await user.click(setUp());
  await fail('openCardAccountMutation', new Unreachable());
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'That did not work' }]));
  expect(setUp().getAttribute('aria-disabled')).not.toBe('true');
});

test('nothing is said of cards where they are not set up', async () => {
  await open(anaWith([]));
  expect(screen.queryByRole('region', { name: 'Cards' })).toBeNull();
});
