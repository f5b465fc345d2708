import type { ReceiptState } from '@fairtab/domain/receipts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

// The dialog's code is loaded before the tests, which takes long on a busy machine.
beforeAll(() => import('../../table/hosting/EditDialog').then(() => undefined), 60_000);
afterEach(closePhones);

const HOST = { isHost: true, diner: 'lucia' };
const withBensCoffee = withClaimBy(DINNER, { id: 'c2', itemId: 'coffee', guestId: 'ben-phone', claimerName: 'Ben' });
const bensPayment = {
  __typename: 'Payment',
  id: 'p1',
  diner: 'ben-phone',
  payerName: 'Ben',
  amount: '4.06',
  cashAmount: null,
  method: 'VENMO',
  status: 'REPORTED',
  createdAt: '2026-11-20T22:00:00.000Z',
  completedAt: null,
  acceptedAt: '2026-11-23T22:00:00.000Z',
  claims: [{ id: 'c2' }],
};

async function asHost(state: ReceiptState, extra: object = {}) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: state.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: state.id }} />
    </Suspense>,
  );
  await phone.answer('LiveReceiptScreenQuery', { receipt: { ...wireReceipt(state, HOST), ...extra } });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup() };
}

test('a reported payment names the payer, amount and way, and is confirmed with one tap', async () => {
  const { user, variablesOf, answer, toasts } = await asHost(withBensCoffee, { payments: [bensPayment] });
  expect(screen.getByText('Ben says they paid $4.06 by Venmo')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Confirm \$/ }));
  expect((await variablesOf('otherMovesConfirmPaymentMutation'))['input']).toEqual({
    paymentId: 'p1',
    idempotencyKey: expect.any(String),
  });
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await answer('otherMovesConfirmPaymentMutation', {
    confirmPayment: { __typename: 'ConfirmPaymentPayload', version: 3 },
  });
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Payment confirmed' }]));
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('a payment in cash that was rounded to coins says both sums', async () => {
  const inCash = { ...bensPayment, method: 'CASH', cashAmount: '4.05' };
  await asHost({ ...withBensCoffee, currency: 'CHF' }, { payments: [inCash] });
  expect(screen.getByText(/^Ben says they paid CHF\s4\.05 \(rounded from CHF\s4\.06\) by cash$/)).toBeTruthy();
});

test('a payment that the host does not see can be taken back until its payer is told', async () => {
  const { user, toasts, variablesOf } = await asHost(withBensCoffee, { payments: [bensPayment] });
  const notSeen = () => screen.getByRole('button', { name: '$4.06 by Venmo from Ben did not arrive' });
  expect(notSeen().textContent).toBe("I don't see it");
  await user.click(notSeen());
  expect(toasts).toMatchObject([{ title: 'Marked as not received', action: { label: 'Undo' }, shownMs: 10_000 }]);
  expect(screen.queryByRole('button', { name: /^Confirm \$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: /^Confirm \$/ })).toBeTruthy();
  act(() => toasts[0]?.onGone?.());
  // A write is kept before it is sent, and none is.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('fairtab.outbox.'))).toEqual([]);
  await user.click(notSeen());
  act(() => toasts.at(-1)?.onGone?.());
  expect((await variablesOf('otherMovesDisputePaymentMutation'))['input']).toMatchObject({ paymentId: 'p1' });
});

test('what is reported is not called paid before the host has confirmed it', async () => {
  await asHost(withBensCoffee, { payments: [bensPayment], paid: '4.06' });
  expect(screen.getByText('$4.06 of $45.58 reported')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Live Receipt' })).queryByText(/ paid$/)).toBeNull();
});

test('what a host does not see is sent when the page is left', async () => {
  const { user, variablesOf } = await asHost(withBensCoffee, { payments: [bensPayment] });
  await user.click(screen.getByRole('button', { name: /did not arrive$/ }));
  act(() => void dispatchEvent(new Event('pagehide')));
  expect((await variablesOf('otherMovesDisputePaymentMutation'))['input']).toMatchObject({ paymentId: 'p1' });
});

test('a bill that does not add up is shown to the host with the difference', async () => {
  await asHost({ ...DINNER, totalCents: DINNER.totalCents + 200 });
  expect(screen.getByText('The bill is off by $2.00')).toBeTruthy();
});

test('an edit that conflicts with another edit keeps what was typed', async () => {
  const { user, answer } = await asHost(DINNER);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  const tip = dialog.getByLabelText('Tip');
  await user.clear(tip);
  await user.type(tip, '6.00');
  await user.click(dialog.getByRole('button', { name: /^Use \$46.58/ }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await answer('otherMovesEditReceiptMutation', {
    editReceipt: { __typename: 'EditedMeanwhile', message: 'The bill was edited meanwhile.' },
  });
  expect(dialog.getByRole('alert').textContent).toContain('The bill was edited meanwhile.');
  expect(dialog.getByLabelText<HTMLInputElement>('Tip').value).toBe('6.00');
  expect(dialog.getByLabelText<HTMLInputElement>('Total').value).toBe('46.58');
});

test('a line of the bill is one button until it is tapped, and a new one has its fields at once', async () => {
  const { user, variablesOf } = await asHost(DINNER);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  expect(dialog.queryByLabelText('Price of one')).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Edit Negroni 2 × \$11\.00/ }));
  const negroni = within(dialog.getByRole('group', { name: 'Negroni' }));
  expect(document.activeElement).toBe(negroni.getByLabelText('Name of item 2'));
  await user.clear(negroni.getByLabelText('Price of one'));
  await user.type(negroni.getByLabelText('Price of one'), '12.00');
  await user.click(negroni.getByRole('button', { name: 'Done' }));
  const folded = dialog.getByRole('button', { name: /^Edit Negroni 2 × \$12\.00/ });
  expect(document.activeElement).toBe(folded);
  await user.click(dialog.getByRole('button', { name: 'Add Item' }));
  await user.type(dialog.getByLabelText('Name of item 4'), 'Bread');
  await user.type(dialog.getByLabelText('Price of one'), '2');
  await user.click(dialog.getByRole('button', { name: /^Use \$49\.58/ }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  const { input } = await variablesOf('otherMovesEditReceiptMutation');
  expect(input).toMatchObject({ items: [{}, { name: 'Negroni', price: '12.00', quantity: 2 }, {}, { name: 'Bread' }] });
});

test('an edit below what is claimed says what helps', async () => {
  const { user, answer } = await asHost(withBensCoffee);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  const message = 'Coffee cannot go down to 1: Ben claimed 2.';
  await answer('otherMovesEditReceiptMutation', { editReceipt: { __typename: 'Conflict', message } });
  const { textContent } = dialog.getByRole('alert');
  expect(textContent).toContain(message);
  expect(textContent).toContain('Put it back to what is claimed and save. Or cancel a claim first');
  expect(dialog.queryByRole('button', { name: /Save again|Keep what I typed/ })).toBeNull();
});

test('people who still owe are listed with amounts, and cash can be marked as paid', async () => {
  const { user, variablesOf } = await asHost(withBensCoffee);
  await user.click(screen.getByRole('button', { name: /^Mark Ben as paid, \$4\.\d\d$/ }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await user.click(dialog.getByRole('radio', { name: /Cash$/ }));
  await user.click(dialog.getByRole('button', { name: /^Mark \$4\.\d\d as paid$/ }));
  expect((await variablesOf('tapMovesPayClaimsMutation'))['input']).toMatchObject({
    claimIds: ['c2'],
    method: 'CASH',
  });
});

test('what coins cannot make is rounded for cash alone, as the host is told, and exact again when she says so', async () => {
  const { user, variablesOf } = await asHost({ ...withBensCoffee, currency: 'CHF' });
  await user.click(screen.getByRole('button', { name: /^Mark Ben as paid, CHF\s4\.07$/ }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await user.click(dialog.getByRole('radio', { name: /Bank/ }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /Cash$/ }));
  expect(dialog.getByText(/^It counts as paid in full\. You bear CHF\s0\.02\.$/)).toBeTruthy();
  const rounded = dialog.getByRole<HTMLInputElement>('checkbox', {
    name: /^CHF\s4\.05 in coins and notes, not CHF\s4\.07$/,
  });
  await user.click(rounded);
  expect(dialog.getByRole('button', { name: /^Mark CHF\s4\.07 as paid$/ })).toBeTruthy();
  await user.click(rounded);
  await user.click(dialog.getByRole('button', { name: /^Mark CHF\s4\.05 as paid$/ }));
  expect((await variablesOf('tapMovesPayClaimsMutation'))['input']).toMatchObject({
    method: 'CASH',
    expectedAmount: '4.07',
    cashAmount: '4.05',
  });
});

test('a host is not told to pay herself: what she had is settled, and the bar says what is still to come in', async () => {
  const own = withClaimBy(withBensCoffee, { id: 'c3', itemId: 'nachos', guestId: 'lucia', claimerName: 'Lucia' });
  await asHost(own);
  const bar = within(screen.getByRole('region', { name: 'Your part' }));
  expect(bar.queryByRole('button', { name: /^Mark paid/ })).toBeNull();
  expect(bar.getByText('The table')).toBeTruthy();
  expect(bar.getByText(/^to come in, 1 dish left/)).toBeTruthy();
});

test('what the host claimed for somebody without a phone is still to be paid', async () => {
  const forMia = withClaimBy(DINNER, { id: 'c3', itemId: 'coffee', guestId: 'lucia', claimerName: 'Mia' });
  await asHost(forMia);
  expect(screen.getByRole('button', { name: /^Mark paid \$4/ })).toBeTruthy();
});

test('the host is asked how to be paid until that is said', async () => {
  const { user } = await asHost(DINNER, { payTo: [] });
  await user.click(screen.getByRole('button', { name: 'How do they pay you?' }));
  expect(await screen.findByRole('textbox', { name: 'Who paid?' }, { timeout: 15_000 })).toBeTruthy();
});

test('a host who has said it is not asked again', async () => {
  await asHost(DINNER);
  expect(screen.queryByRole('button', { name: 'How do they pay you?' })).toBeNull();
});

test('a diner who still owes can be reminded', async () => {
  const { user, variablesOf } = await asHost(withBensCoffee);
  await user.click(screen.getByRole('button', { name: 'Remind Ben' }));
  expect(await screen.findByRole('dialog', { name: 'Remind Ben' }, { timeout: 15_000 })).toBeTruthy();
  expect(await variablesOf('RemindDialogQuery')).toEqual({ id: 'c2' });
});
