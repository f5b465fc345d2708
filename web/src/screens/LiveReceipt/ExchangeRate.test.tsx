import type { ReceiptState } from '@fairtab/domain/receipts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test } from 'vitest';
import { localToday } from '../../lib/dates';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, withClaimBy, type TestSeat } from '../../testing/openPhone';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

afterEach(closePhones);

const HOST: TestSeat = { isHost: true, diner: DINNER.hostGuestId };
const ANA: TestSeat = { isHost: false, diner: 'ana' };
const PATIENCE = { timeout: 5000 };

/** Ana had a Negroni for 13.43, and amounts are shown in euros, too. */
const SHOWN: ReceiptState = {
  ...withClaimBy(DINNER, { id: 'c1', itemId: 'negroni', guestId: 'ana', claimerName: 'Ana' }),
  exchangeRate: { currency: 'EUR', baseCurrency: 'EUR', rate: '1.25', date: '2026-11-20' },
};

async function openAs(seat: TestSeat, state: ReceiptState) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: DINNER.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: DINNER.id }} />
    </Suspense>,
  );
  await phone.answer('LiveReceiptScreenQuery', { receipt: wireReceipt(state, seat) });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function openDialog(state: ReceiptState) {
  const phone = await openAs(HOST, state);
  await phone.user.click(screen.getByRole('button', { name: 'More at this table' }));
  await phone.user.click(await screen.findByRole('button', { name: 'Show another currency, too' }, PATIENCE));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show another currency, too' }, PATIENCE));
  return { ...phone, dialog };
}

const editSent = 'otherMovesEditReceiptMutation';

test('a diner reads about what they owe in the second currency, in the bar and where they pay', async () => {
  const { user } = await openAs(ANA, SHOWN);
  const bar = screen.getByRole('region', { name: 'Your part' });
  const about = 'about €10.74 at 1 EUR = 1.25 USD, Nov 20';
  expect(await within(bar).findByText(about, {}, PATIENCE)).toBeTruthy();
  await user.click(within(bar).getByRole('button', { name: /Pay \$13\.43/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Now' }, PATIENCE));
  expect(await dialog.findByText(about, {}, PATIENCE)).toBeTruthy();
});

test('a bill without a second currency says nothing of one', async () => {
  await openAs(ANA, { ...SHOWN, exchangeRate: null });
  expect(screen.getByRole('region', { name: 'Your part' }).textContent).not.toContain('about');
});

test('the host types the rate in the direction that they know it, and sees both', async () => {
  const { user, dialog, variablesOf } = await openDialog({ ...SHOWN, exchangeRate: null });
  await user.click(dialog.getByRole('radio', { name: '1 EUR' }));
  await user.type(dialog.getByLabelText('1 EUR in USD'), '1,25');
  expect(dialog.getByRole('status').textContent).toBe(
    '1 EUR is 1.25 USD, so 1 USD is about 0.8 EUR. The bill of $45.58 is about €36.46.',
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await variablesOf(editSent)).toMatchObject({
    input: { exchangeRate: { currency: 'EUR', baseCurrency: 'EUR', rate: '1.25', date: localToday(new Date()) } },
  });
});

test('what is no rate, or may be two, is refused beside the field and stays as it was typed', async () => {
  const { user, dialog } = await openDialog({ ...SHOWN, exchangeRate: null });
  const field = dialog.getByLabelText<HTMLInputElement>('1 USD in EUR');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/This is no rate/)).toBeTruthy();
  await user.type(field, '1,084');
  expect(dialog.getByText('Do you mean 1084 or 1.0840?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(field.value).toBe('1,084');
  expect(dialog.getByRole('status').textContent).toBe('');
});

test('a saved rate is saved again as it is, also where its text could mean two', async () => {
  const thousands = { currency: 'KRW', baseCurrency: 'USD', rate: '1084', date: '2026-11-20' };
  const { user, dialog, variablesOf } = await openDialog({ ...SHOWN, exchangeRate: thousands });
  expect(dialog.getByLabelText<HTMLInputElement>('1 USD in KRW').value).toBe('1,084');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await variablesOf(editSent)).toMatchObject({ input: { exchangeRate: { rate: '1084' } } });
});

test('the host takes the second currency away', async () => {
  const { user, dialog, variablesOf } = await openDialog(SHOWN);
  expect(dialog.getByLabelText<HTMLInputElement>('1 EUR in USD').value).toBe('1.25');
  await user.click(dialog.getByRole('button', { name: 'Show USD only' }));
  expect(await variablesOf(editSent)).toMatchObject({ input: { removesExchangeRate: true } });
});
