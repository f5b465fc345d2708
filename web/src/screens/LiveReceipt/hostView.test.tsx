import type { ReceiptState } from '@fairtab/domain/receipts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, beforeEach, expect, test } from 'vitest';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
};
beforeEach(() => happyDOM.setViewport({ width: 390, height: 844 }));
afterEach(() => {
  closePhones();
  happyDOM.setViewport({ width: 1024, height: 768 });
});

const coffees = Array.from({ length: 13 }, (_, index) => ({
  id: `coffee-${index}`,
  name: `Coffee ${index}`,
  priceCents: 1000,
  quantity: 1,
  splitWith: 1,
  taxClass: 'ordinary' as const,
  discountCents: 0,
}));
/** Thirteen lines of 10.00. */
const LONG: ReceiptState = { ...DINNER, items: coffees, taxCents: 0, tipCents: 0, totalCents: 13_000 };

function withClaims(count: number, state = LONG): ReceiptState {
  return coffees
    .slice(0, count)
    .reduce(
      (former, { id }, index) =>
        withClaimBy(former, { id: `c${index}`, itemId: id, guestId: `guest-${index}`, claimerName: `Guest ${index}` }),
      state,
    );
}

async function open(state: ReceiptState, isHost = true) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: state.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: state.id }} />
    </Suspense>,
  );
  await phone.answer('LiveReceiptScreenQuery', {
    receipt: wireReceipt(state, { isHost, diner: isHost ? 'lucia' : 'ana-phone' }),
  });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup() };
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

function comeBack(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('people are first once half of the bill is taken, and not before the host looks again', async () => {
  const { pushes } = await open(withClaims(6));
  expect(chosen()).toBe('Dishes 7 left');
  await pushes(withClaims(7));
  expect(chosen()).toBe('Dishes 6 left');
  comeBack();
  expect(chosen()).toBe('People 7 owe');
});

test('what the host chose holds when half of the bill is taken', async () => {
  const { user, pushes } = await open(withClaims(7));
  await user.click(screen.getByRole('tab', { name: /^Dishes/ }));
  await pushes(withClaims(8));
  comeBack();
  expect(chosen()).toBe('Dishes 5 left');
});

test('the tabs say so when nothing is left to take', async () => {
  await open(withClaims(13));
  expect(screen.getByRole('tab', { name: 'Dishes all taken' })).toBeTruthy();
});

test('a diner of the same bill, and the host of a small one, see one page', async () => {
  await open(withClaims(7), false);
  expect(screen.queryByRole('tab')).toBeNull();
  closePhones();
  await open(DINNER);
  expect(screen.queryByRole('tab')).toBeNull();
});
