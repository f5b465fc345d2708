import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test } from 'vitest';
import { rememberDiner } from '../../table/claiming/rememberedDiner';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import { Unreachable } from '../../network/relay/errors';
import query, { type SharedReceiptScreenQuery } from './__generated__/SharedReceiptScreenQuery.graphql';
import { SharedReceiptScreen } from './SharedReceiptScreen';

afterEach(closePhones);

async function open(state = DINNER) {
  const phone = openPhone();
  const queryRef = loadQuery<SharedReceiptScreenQuery>(phone.environment, query, { id: state.id });
  phone.show(
    <Suspense>
      <SharedReceiptScreen queryRef={queryRef} params={{ id: state.id }} />
    </Suspense>,
  );
  await phone.answer('SharedReceiptScreenQuery', {
    receipt: wireReceipt(state, { isHost: false, diner: 'ana-phone' }),
  });
  await screen.findByRole('heading', { name: 'Receipt Summary' });
  return { ...phone, user: userEvent.setup() };
}

const dish = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test('a dish’s label contains its name, the diner’s price and who had it', async () => {
  const bens = { id: 'c2', itemId: 'negroni', guestId: 'ben-phone', claimerName: 'Ben' };
  await open(withClaimBy(DINNER, bens));
  expect(dish('Negroni').textContent).toMatch(/1 of 2 for \$13\.\d\d · Claimed by Ben · \$11\.00 × 2 on the bill/);
});

test('a claim that waits for the connection locks its dish until it is answered', async () => {
  rememberDiner({ name: 'Ana', email: '', phone: '' });
  const { user, fail, answer } = await open();
  await user.click(dish('Coffee'));
  await fail('tapMovesClaimItemMutation', new Unreachable());
  expect(screen.getByText('Waiting to be claimed')).toBeTruthy();
  expect(dish('Coffee').getAttribute('aria-disabled')).toBe('true');
  const receipt = { id: 'Receipt:dinner', viewerSeat: { isHost: false, diner: 'ana-phone' } };
  await answer('tapMovesClaimItemMutation', {
    claimItem: { __typename: 'ClaimItemPayload', claim: { id: 'c1' }, receipt, version: 2 },
  });
  expect(dish('Coffee').getAttribute('aria-disabled')).toBeNull();
  expect(dish('Coffee').getAttribute('aria-pressed')).toBe('true');
});

test('the way to pay is there from the start, and says what comes before it', async () => {
  const { user } = await open();
  const pay = screen.getByRole('button', { name: 'Pay Your Share', description: 'Tap what you had first.' });
  expect(pay.getAttribute('aria-disabled')).toBe('true');
  await user.click(pay);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the pay dialog says first whom one pays, and keeps its documented name', async () => {
  const { user } = await open(
    withClaimBy(DINNER, { id: 'c1', itemId: 'coffee', guestId: 'ana-phone', claimerName: 'Ana' }),
  );
  await user.click(screen.getByRole('button', { name: 'Pay Your Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay Now' }, { timeout: 15_000 });
  expect(dialog.querySelector('h2')?.textContent).toBe('Pay LuciaPay Now');
});
