import type { ReceiptState } from '../receipts';

/** The guest's own name on this receipt: the first one where a device has several. Null when nothing on it belongs to the guest. */
export function nameOn(state: ReceiptState, guestId: string): string | null {
  if (state.hostGuestId === guestId) return state.hostName;
  const claim = state.claims.find((candidate) => candidate.guestId === guestId);
  const payment = state.payments.find((candidate) => candidate.payerGuestId === guestId);
  const others = [
    ...state.claims.flatMap(({ treated, sharedWith }) => [...(treated ? [treated] : []), ...sharedWith]),
    ...state.households.flatMap(({ members }) => members),
    ...state.contributions,
  ];
  return claim?.claimerName ?? payment?.payerName ?? others.find((person) => person.guestId === guestId)?.name ?? null;
}
