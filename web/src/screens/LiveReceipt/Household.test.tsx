import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test } from 'vitest';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

afterEach(closePhones);

const BOTH = withClaimBy(withClaimBy(DINNER, { id: 'c1', itemId: 'negroni', guestId: 'ana', claimerName: 'Ana' }), {
  id: 'c2',
  itemId: 'coffee',
  guestId: 'ben',
  claimerName: 'Ben',
});

/** @param open.bens what Ben said to Ana's question; null before she asks */
async function openAs(diner: 'ana' | 'ben', { bens }: { bens: boolean | null }) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: DINNER.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: DINNER.id }} />
    </Suspense>,
  );
  const members = [
    { guestId: 'ana', name: 'Ana', hasAgreed: true },
    { guestId: 'ben', name: 'Ben', hasAgreed: bens === true },
  ];
  const state = { ...BOTH, households: bens === null ? [] : [{ id: 'home', members }] };
  await phone.answer('LiveReceiptScreenQuery', { receipt: wireReceipt(state, { isHost: false, diner }) });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup() };
}

const notice = (title: string) =>
  screen.findByText(title, {}, { timeout: 5000 }).then((text) => within(text.closest('[role=status]') as HTMLElement));
const bar = () => screen.getByRole('region', { name: 'Your part' }).textContent;

test('whoever is asked to pay together agrees with one tap, and owes the own part until then', async () => {
  const { user, variablesOf } = await openAs('ben', { bens: false });
  const asked = await notice('Ana wants to pay together with you');
  expect(bar()).toContain('$4.07');
  expect(bar()).not.toContain('Ana');
  expect(asked.getByRole('button', { name: 'I pay alone' })).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'We pay together' }));
  expect(await variablesOf('otherMovesJoinHouseholdMutation')).toMatchObject({ input: { receiptId: 'dinner' } });
});

test('whoever is asked can agree for later bills, too', async () => {
  const { user, variablesOf } = await openAs('ben', { bens: false });
  const asked = await notice('Ana wants to pay together with you');
  await user.click(asked.getByRole('button', { name: 'Always' }));
  expect(await variablesOf('otherMovesJoinHouseholdMutation')).toMatchObject({
    input: { receiptId: 'dinner', always: true },
  });
});

test('whoever asked waits, and can take it back', async () => {
  const { user, variablesOf } = await openAs('ana', { bens: false });
  const waiting = await notice('Waiting for Ben to agree');
  expect(bar()).not.toContain('Ben');
  await user.click(waiting.getByRole('button', { name: 'Do not pay together' }));
  expect(await variablesOf('otherMovesLeaveHouseholdMutation')).toMatchObject({ input: { receiptId: 'dinner' } });
});

test('who pays together sees the sum of both, and can pay alone again', async () => {
  const { user, variablesOf } = await openAs('ana', { bens: true });
  const together = await notice('You pay together with Ben');
  expect(bar()).toContain('Your part, for Ana and Ben');
  expect(bar()).toContain('$17.50');
  await user.click(together.getByRole('button', { name: 'I pay alone' }));
  expect(await variablesOf('otherMovesLeaveHouseholdMutation')).toMatchObject({ input: { receiptId: 'dinner' } });
});

test('a person is asked from the dialog in which they could be treated', async () => {
  const { user, variablesOf } = await openAs('ana', { bens: null });
  await user.click(screen.getByRole('button', { name: 'More at this table' }));
  await user.click(await screen.findByRole('button', { name: 'Treat Ben' }, { timeout: 5000 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Treat Ben' }, { timeout: 5000 }));
  await user.click(dialog.getByRole('button', { name: 'Ask Ben to pay together' }));
  expect(await variablesOf('otherMovesAskHouseholdMutation')).toMatchObject({
    input: { receiptId: 'dinner', personId: 'ben:ben' },
  });
});
