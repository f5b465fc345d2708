import { takePieces } from '@fairtab/domain/claims';
import { summarise, type ClaimState, type ReceiptState } from '@fairtab/domain/receipts';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router';
import { setToastShower, type ToastMessage } from '../ui/toast';
import { handAnsweredEnvironment } from './manualEnvironment';
import { claimed, tableOf } from './dinner';

export interface TestSeat {
  readonly isHost: boolean;
  readonly diner: string | null;
}

/** A phone at a table, and what its toasts said. */
export function openPhone() {
  const server = handAnsweredEnvironment();
  const toasts: ToastMessage[] = [];
  setToastShower((message) => toasts.push(message));
  const show = (screen: ReactNode) =>
    render(
      <RelayEnvironmentProvider environment={server.environment}>
        <MemoryRouter>{screen}</MemoryRouter>
      </RelayEnvironmentProvider>,
    );
  return { ...server, toasts, show };
}

export function closePhones(): void {
  cleanup();
  setToastShower(null);
  localStorage.clear();
  sessionStorage.clear();
}

/** A receipt as it comes over the wire to one viewer. */
export function wireReceipt(state: ReceiptState, viewerSeat: TestSeat) {
  return { __typename: 'Receipt', ...tableOf(state), viewerSeat };
}

/** The bill after somebody took one unit of an item. */
export function withClaimBy(
  state: ReceiptState,
  claim: Pick<ClaimState, 'id' | 'itemId' | 'guestId' | 'claimerName'>,
): ReceiptState {
  const portion = { units: 1, splitCount: 1 };
  const free = summarise(state).items.find(({ item }) => item.id === claim.itemId)?.free ?? [];
  return claimed(state, { ...claim, ...portion, pieces: takePieces(free, portion) ?? [] });
}
