import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, beforeAll, expect, test } from 'vitest';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import { recallDiner } from '../../table/claiming/rememberedDiner';

beforeAll(() => import('../../table/claiming/WhoDialog').then(() => undefined), 60_000);
afterEach(closePhones);

const WITH_BEN = withClaimBy(DINNER, { id: 'c1', itemId: 'coffee', guestId: 'ben', claimerName: 'Ben' });

async function arrive(state = WITH_BEN) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: DINNER.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: DINNER.id }} />
    </Suspense>,
  );
  await phone.answer('LiveReceiptScreenQuery', { receipt: wireReceipt(state, { isHost: false, diner: null }) });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup() };
}

async function tapNegroni(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /^Claim .*Negroni/ }));
  return within(await screen.findByRole('dialog', { name: 'Who are you?' }, { timeout: 15_000 }));
}

test('the first tap asks for the name alone, and then claims the usual part', async () => {
  const { user, variablesOf } = await arrive();
  const dialog = await tapNegroni(user);
  expect(dialog.queryByRole('spinbutton')).toBeNull();
  await user.type(dialog.getByLabelText('Your Name'), 'Ana');
  await user.click(dialog.getByRole('button', { name: /^Claim for \$/ }));
  expect((await variablesOf('tapMovesClaimItemMutation'))['input']).toMatchObject({
    itemId: 'negroni',
    claimerName: 'Ana',
    units: 1,
    splitCount: 1,
  });
  expect(recallDiner()?.name).toBe('Ana');
});

test('a name that is at the table already is told, and can be chosen by whoever has it', async () => {
  const { user } = await arrive();
  const dialog = await tapNegroni(user);
  await user.click(dialog.getByRole('button', { name: 'I am Ben' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Ben');
  expect(dialog.getByText(/^There is Ben at the table already/)).toBeTruthy();
});

test('the Claim Item dialog with all its fields is one step behind', async () => {
  const { user } = await arrive();
  const dialog = await tapNegroni(user);
  await user.click(dialog.getByRole('button', { name: 'Share it, or say how many' }));
  const documented = within(await screen.findByRole('dialog', { name: 'Claim Item' }, { timeout: 15_000 }));
  expect(documented.getByLabelText('Your Name')).toBeTruthy();
  expect(documented.getByLabelText('Shared by how many people?')).toBeTruthy();
  expect(documented.getByText('Add an email or phone (optional)')).toBeTruthy();
});

test('the Claim Item dialog says which coupon is in the price', async () => {
  const items = DINNER.items.map((item) => (item.id === 'negroni' ? { ...item, discountCents: 200 } : item));
  const { user } = await arrive({ ...DINNER, items });
  const dialog = await tapNegroni(user);
  await user.click(dialog.getByRole('button', { name: 'Share it, or say how many' }));
  const documented = within(await screen.findByRole('dialog', { name: 'Claim Item' }, { timeout: 15_000 }));
  expect(documented.getByText(/on the bill · Coupon -\$2\.00$/)).toBeTruthy();
});
