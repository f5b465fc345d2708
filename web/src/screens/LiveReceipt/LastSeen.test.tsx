import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../app/boundaries/ErrorBoundary';
import { markCurrent } from '../../network/offline/lastSeen';
import { receiptRecords } from '../../network/offline/receiptRecords';
import { keepReceipt, recallReceipt } from '../../network/offline/seenReceipts';
import { ServerFault, Unreachable } from '../../network/relay/errors';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt } from '../../testing/openPhone';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

const QUERY = 'LiveReceiptScreenQuery';
const MINUTE_MS = 60_000;

afterEach(() => {
  closePhones();
  markCurrent(DINNER.id);
  vi.restoreAllMocks();
});

async function openReceipt() {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: DINNER.id });
  const screenOfReceipt = (
    <ErrorBoundary fallback={({ error }) => <p>{error.message}</p>}>
      <Suspense fallback="Loading…">
        <LiveReceiptScreen queryRef={queryRef} params={{ id: DINNER.id }} />
      </Suspense>
    </ErrorBoundary>
  );
  // The screen may wait for what the device has kept.
  await act(async () => void phone.show(screenOfReceipt));
  return phone;
}

const receipt = wireReceipt(DINNER, { isHost: false, diner: 'ben' });

/** A phone that saw the receipt 12 minutes ago. */
async function sawIt(): Promise<void> {
  const { environment, answer } = await openReceipt();
  await answer(QUERY, { receipt });
  await screen.findByRole('region', { name: 'Live Receipt' });
  const records = receiptRecords(environment, DINNER.id);
  if (!records) throw new Error('The receipt is not in the store');
  closePhones();
  keepReceipt(DINNER.id, { seenAtMs: Date.now() - 12 * MINUTE_MS, records });
}

test('a receipt opens with its last state and its age when nobody answers, and becomes current with the first answer', async () => {
  await sawIt();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { environment, fail } = await openReceipt();
  await screen.findByRole('region', { name: 'Live Receipt' });
  const words =
    'Last seen 12 minutes ago. You are offline. What you tap is kept, and claimed when you are back online.';
  expect(screen.getByRole('status', { name: '' }).textContent).toBe(words);
  // The screen stays when the request fails at last.
  await fail(QUERY, new Unreachable());
  expect(screen.getByRole('region', { name: 'Live Receipt' })).toBeTruthy();
  expect(receiptRecords(environment, DINNER.id)).not.toBeNull();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
    markCurrent(DINNER.id);
  });
  expect(screen.queryByText(/Last seen/)).toBeNull();
});

test('a server that does not exist for the moment counts as no answer', async () => {
  await sawIt();
  const { fail } = await openReceipt();
  await fail(QUERY, new ServerFault(503, 'Busy.'));
  expect((await screen.findAllByText(/^Last seen 12 minutes ago/, {}, { timeout: 6000 })).length).toBeGreaterThan(0);
});

test('the server’s own answer is shown and not what the device kept', async () => {
  await sawIt();
  const { answer } = await openReceipt();
  await answer(QUERY, { receipt: { ...receipt, restaurantName: 'Renamed' } });
  expect(await screen.findByRole('heading', { name: 'Renamed' })).toBeTruthy();
  expect(screen.queryByText(/Last seen/)).toBeNull();
});

test('a receipt that the server does not show any more is forgotten', async () => {
  await sawIt();
  const { answer } = await openReceipt();
  await answer(QUERY, { receipt: null });
  expect(await screen.findByRole('heading', { name: 'Receipt Not Found' })).toBeTruthy();
  expect(recallReceipt(DINNER.id)).toBeNull();
});

test('without a kept state the screen says that there is no connection', async () => {
  const { fail } = await openReceipt();
  await fail(QUERY, new Unreachable());
  expect(await screen.findByText('No connection. Check your signal and try again.')).toBeTruthy();
});
