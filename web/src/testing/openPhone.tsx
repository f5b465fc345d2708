import { lengthOf, takePieces } from '@fairtab/domain/claims';
import { summarise } from '@fairtab/domain/summaries';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import { setToastShower, type ToastMessage } from '../ui/toasts/toast';
import { manualEnvironment } from './manualEnvironment';
import { claimed, tableOf } from './dinner';

export interface TestSeat {
  readonly isHost: boolean;
  readonly diner: string | null;
}

/** A phone at a table. The test answers its requests and reads its toasts. */
export function openPhone() {
  const server = manualEnvironment();
  const toasts: ToastMessage[] = [];
  setToastShower((message) => toasts.push(message));
  const show = (screen: ReactNode) =>
    render(
      <RelayEnvironmentProvider environment={server.environment}>
        <MemoryRouter>{screen}</MemoryRouter>
      </RelayEnvironmentProvider>,
    );
  /** The receipt as the server pushes it after a change. */
  const pushes = (state: ReceiptState) =>
    server.push('receiptChangesSubscription', {
      receiptChanged: wireEvent(state, { since: state.version - 1, changes: [] }),
    });
  return { ...server, toasts, show, pushes };
}

export function closePhones(): void {
  cleanup();
  setToastShower(null);
  localStorage.clear();
  sessionStorage.clear();
  // Another tab would be told so, and forget what it has read.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** A receipt as GraphQL sends it to one viewer. */
export function wireReceipt(state: ReceiptState, viewerSeat: TestSeat) {
  return { __typename: 'Receipt', ...tableOf(state), viewerSeat };
}

/** An event with the whole receipt, as GraphQL pushes it after the host edited the bill. */
export function wireEvent(
  state: ReceiptState,
  { since, changes }: { since: number | null; changes: readonly object[] },
) {
  const { viewerSeat: _seat, ...receipt } = wireReceipt(state, { isHost: false, diner: null });
  return { since, receipt, difference: null, snapshot: receipt, changes };
}

/** The bill after a diner claimed one unit of an item. */
export function withClaimBy(
  state: ReceiptState,
  claim: Pick<ClaimState, 'id' | 'itemId' | 'guestId' | 'claimerName'>,
): ReceiptState {
  const portion = { units: 1, splitCount: 1 };
  const free = summarise(state).items.find(({ item }) => item.id === claim.itemId)?.free ?? [];
  return claimed(state, { ...claim, ...portion, pieces: takePieces(free, lengthOf(portion)) ?? [] });
}
