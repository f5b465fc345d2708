import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt } from '../../testing/openPhone';
import { RefundButton } from './RefundButton';

const REFUND = 'refundCardPaymentMutation';

afterEach(closePhones);

async function open() {
  const phone = openPhone();
  phone.show(<RefundButton paymentId="payment" amount="$25.00" payerName="Ben" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Refund $25.00 to Ben' }));
  return { ...phone, user };
}

test('a card payment is given back after a second tap, which can be put off', async () => {
  const { user, variablesOf, answer, toasts } = await open();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Refund $25.00 to Ben' }));
  expect(screen.getByRole('group', { name: 'Give $25.00 and the fee back to Ben?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give $25.00 and the fee back' }));
  expect(await variablesOf(REFUND)).toEqual({ input: { paymentId: 'payment' } });
  await answer(REFUND, {
    refundCardPayment: {
      __typename: 'RefundCardPaymentPayload',
      receipt: wireReceipt(DINNER, { isHost: true, diner: 'lucia' }),
    },
  });
  expect(toasts).toMatchObject([{ title: 'The refund is on its way' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refund that was refused or not sent can be tried again, and says why', async () => {
  const { user, answer, fail, toasts } = await open();
  await user.click(screen.getByRole('button', { name: 'Give $25.00 and the fee back' }));
  await answer(REFUND, {
    refundCardPayment: { __typename: 'Conflict', __isError: 'Conflict', message: 'It was refunded already.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Refund $25.00 to Ben' }));
  await user.click(screen.getByRole('button', { name: 'Give $25.00 and the fee back' }));
  await fail(REFUND, new Unreachable());
  expect(await screen.findByRole('button', { name: 'Refund $25.00 to Ben' })).toBeTruthy();
  expect(toasts.map(({ message }) => message)).toEqual([
    'It was refunded already.',
    'No connection. Please try again when you have a signal.',
  ]);
});
