import { t } from '@fairtab/domain/language/t';
import { useSyncExternalStore } from 'react';
import { toast } from '../../ui/toasts/toast';

/** How long a host can take it back that a payment did not arrive, in ms. */
const UNDO_MS = 10_000;

const NONE: ReadonlySet<string> = new Set();
let held = NONE;
const senders = new Map<string, () => void>();
const listeners = new Set<() => void>();

/**
 * Keeps the host's word that a payment did not arrive for as long as its toast is shown, because the payer reads it in red at
 * once, and a claim that is open again cannot be made paid as it was. It is sent when the toast goes, and when the page does.
 */
export function holdDispute(paymentId: string, send: () => void): void {
  if (held.has(paymentId)) return;
  senders.set(paymentId, send);
  change(new Set([...held, paymentId]));
  toast({
    title: t('Marked as not received'),
    message: t('The payer is told in 10 seconds.'),
    action: { label: t('Undo'), onAction: () => takeDisputeBack(paymentId) },
    shownMs: UNDO_MS,
    onGone: () => letGo(paymentId),
  });
}

/** Nothing is sent, and the payment waits for the host's word as before. */
export function takeDisputeBack(paymentId: string): void {
  release(paymentId);
}

/** The ids of the payments whose dispute is not sent yet. */
export function useHeldDisputes(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => NONE,
  );
}

function letGo(paymentId: string): void {
  release(paymentId)?.();
}

function release(paymentId: string): (() => void) | undefined {
  const send = senders.get(paymentId);
  senders.delete(paymentId);
  change(new Set([...held].filter((id) => id !== paymentId)));
  return send;
}

function change(next: ReadonlySet<string>): void {
  held = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A write is kept on the device before it is sent, so the one of a page that closes is sent by the next page.
if (typeof window !== 'undefined')
  addEventListener('pagehide', () => {
    for (const id of [...held]) letGo(id);
  });
