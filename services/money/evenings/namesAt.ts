import type { ReceiptState } from '@fairtab/domain/receipts';
import type { StoredTransfer } from '../settlements/StoredSettlement';

/** The guests of an evening by name: hosts by theirs, diners by those that they claimed for, and who paid a restaurant. Hosts come first. */
export function namesAt({
  receipts,
  transfers,
}: {
  receipts: readonly Pick<ReceiptState, 'hostGuestId' | 'hostName' | 'claims' | 'contributions'>[];
  transfers: readonly Pick<StoredTransfer, 'fromGuestId' | 'fromName' | 'toGuestId' | 'toName'>[];
}): Map<string, string> {
  const names = new Map<string, string>();
  for (const { hostGuestId, hostName } of receipts) if (!names.has(hostGuestId)) names.set(hostGuestId, hostName);
  const claimed = new Map<string, Set<string>>();
  for (const { guestId, claimerName, status } of receipts.flatMap(({ claims }) => claims))
    if (status !== 'cancelled') claimed.set(guestId, (claimed.get(guestId) ?? new Set()).add(claimerName));
  for (const [guestId, all] of claimed) if (!names.has(guestId)) names.set(guestId, [...all].join(' & '));
  for (const { guestId, name } of receipts.flatMap(({ contributions }) => contributions))
    if (!names.has(guestId)) names.set(guestId, name);
  for (const { fromGuestId, fromName, toGuestId, toName } of transfers) {
    if (!names.has(fromGuestId)) names.set(fromGuestId, fromName);
    if (!names.has(toGuestId)) names.set(toGuestId, toName);
  }
  return names;
}
