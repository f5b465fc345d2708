import { withCovers } from '@fairtab/domain/bill/contributions';
import { setContribution } from '@fairtab/domain/moves/setContribution';
import type { Person, ReceiptState } from '@fairtab/domain/receipts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test } from 'vitest';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, withClaimBy, type TestSeat } from '../../testing/openPhone';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

afterEach(closePhones);

const BEN: Person = { guestId: 'ben', name: 'Ben' };
const ANA: Person = { guestId: 'ana', name: 'Ana' };
const HOST: TestSeat = { isHost: true, diner: DINNER.hostGuestId };

/** Ana had the Negroni, Ben the coffee, for 4.07 with its part of the extras. */
const BOTH = withClaimBy(withClaimBy(DINNER, { id: 'c1', itemId: 'negroni', guestId: 'ana', claimerName: 'Ana' }), {
  id: 'c2',
  itemId: 'coffee',
  guestId: 'ben',
  claimerName: 'Ben',
});

function paidBy(contributor: Person, amountCents: number): ReceiptState {
  const decided = setContribution({ state: BOTH, contributor, amountCents });
  if ('refusal' in decided) throw new Error('It was refused');
  return withCovers(decided.next);
}

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
  return { ...phone, user: userEvent.setup() };
}

const card = async () =>
  within(await screen.findByRole('region', { name: 'Who paid the restaurant' }, { timeout: 5000 }));
const strip = () => screen.getByRole('region', { name: 'Live Receipt' }).textContent;
const bar = () => screen.getByRole('region', { name: 'Your part' }).textContent;

test('the host passes on what somebody paid beyond their own part', async () => {
  const { user, variablesOf } = await openAs(HOST, paidBy(BEN, 1407));
  const shown = await card();
  expect(shown.getByText('You pass $10.00 on to Ben.')).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'I passed it on' }));
  expect(await variablesOf('otherMovesPassOnMutation')).toMatchObject({
    input: { receiptId: 'dinner', personId: 'ben:ben', expectedAmount: '10.00' },
  });
});

test('whoever paid the restaurant owes nothing, and says that the rest arrived', async () => {
  const { user, variablesOf } = await openAs({ isHost: false, diner: 'ben' }, paidBy(BEN, 1407));
  const shown = await card();
  expect(bar()).not.toContain('Pay $');
  await user.click(shown.getByRole('button', { name: 'I got it' }));
  expect(await variablesOf('otherMovesPassOnMutation')).toMatchObject({ input: { personId: 'ben:ben' } });
});

test('whoever paid less than their part pays the rest', async () => {
  await openAs({ isHost: false, diner: 'ben' }, paidBy(BEN, 107));
  await card();
  expect(bar()).toContain('Pay $3.00');
});

test('everybody else reads whom to pay, and pays as before', async () => {
  await openAs({ isHost: false, diner: 'ana' }, paidBy(BEN, 1407));
  const shown = await card();
  expect(shown.getByText(/Everybody pays .+, who passes on/)).toBeTruthy();
  expect(shown.queryByRole('button')).toBeNull();
  expect(bar()).toContain('Pay $13.43');
});

test('a newcomer reads the names of all who paid', async () => {
  await openAs({ isHost: false, diner: null }, paidBy(BEN, 1407));
  expect(strip()).toContain('Lucia and Ben paid. Tap what you had.');
});

test('a newcomer reads how many others paid, when there are more than two', async () => {
  const decided = setContribution({ state: paidBy(BEN, 1407), contributor: ANA, amountCents: 500 });
  if ('refusal' in decided) throw new Error('It was refused');
  await openAs({ isHost: false, diner: null }, withCovers(decided.next));
  expect(strip()).toContain('Lucia and 2 others paid. Tap what you had.');
});

test('a host at the table finds where to say that somebody else paid, too, and nobody else does', async () => {
  const { user } = await openAs(HOST, BOTH);
  await user.click(screen.getByRole('button', { name: 'More at this table' }));
  await user.click(await screen.findByRole('button', { name: 'Somebody else paid, too?' }, { timeout: 5000 }));
  expect(await screen.findByRole('dialog', { name: 'Who paid the restaurant?' }, { timeout: 5000 })).toBeTruthy();
});

test('a diner is not asked who paid', async () => {
  const { user } = await openAs({ isHost: false, diner: 'ana' }, BOTH);
  await user.click(screen.getByRole('button', { name: 'More at this table' }));
  expect(await screen.findByRole('link', { name: /^Evening/ }, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Somebody else paid, too?' })).toBeNull();
});

test('the host says who paid how much, and cannot say more than the bill', async () => {
  const { user, variablesOf } = await openAs(HOST, paidBy(ANA, 1000));
  await user.click((await card()).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who paid the restaurant?' }, { timeout: 5000 }));
  const bens = dialog.getByLabelText('Ben paid');
  expect(dialog.getByLabelText<HTMLInputElement>('Ana paid').value).toBe('10.00');
  await user.type(bens, '9999');
  expect(dialog.getByRole('status').textContent).toContain('more than the bill');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.clear(bens);
  await user.type(bens, '2*3.50');
  await user.type(dialog.getByLabelText('Somebody without a phone'), 'Walt');
  await user.type(dialog.getByLabelText('Amount'), '1.50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await variablesOf('otherMovesSetContributionsMutation')).toMatchObject({
    input: {
      receiptId: 'dinner',
      contributions: [
        { personId: 'ana:ana', amount: '10.00' },
        { personId: 'ben:ben', amount: '7.00' },
        { name: 'Walt', amount: '1.50' },
      ],
    },
  });
});

test('somebody without a phone who is in the list already cannot be named once more, and nothing typed is lost', async () => {
  const walt: Person = { guestId: DINNER.hostGuestId, name: 'Walt' };
  const { user } = await openAs(HOST, paidBy(walt, 1000));
  await user.click((await card()).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who paid the restaurant?' }, { timeout: 5000 }));
  await user.type(dialog.getByLabelText('Somebody without a phone'), ' walt');
  await user.type(dialog.getByLabelText('Amount'), '5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Name each person once')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('5.00');
});
