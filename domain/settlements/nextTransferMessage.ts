import { afterQuietHours, BY_HAND_PAUSE_MS, REMINDERS_AFTER_MS } from '../reminders';

/** What the rule needs to know about a transfer. */
export interface TransferToTell {
  readonly status: 'open' | 'reported' | 'confirmed';
  /** Since when it has this status. */
  readonly movedAt: Date;
  /** When somebody was told of it, in any status, in their order. */
  readonly toldAt: readonly Date[];
  /** The time zone whose night is quiet. */
  readonly zone: string;
}

/**
 * How long after it got its status each message about a transfer is written. The payer of an open one is told at once, and
 * reminded like a diner, at most every 12 hours; the recipient of a reported one is asked once whether it arrived.
 */
const AFTER_MS = { open: [0, ...REMINDERS_AFTER_MS], reported: [0], confirmed: [] } as const;

/**
 * When the payer of an open transfer, or the recipient of a reported one, is told next (docs/product/notifications.md). It is
 * due when that moment is not after `now`. Never at night.
 * @returns null when nobody is told any more.
 */
export function nextTransferMessage({ status, movedAt, toldAt, zone }: TransferToTell, now: Date): Date | null {
  const told = toldAt.filter((at) => at.getTime() >= movedAt.getTime());
  const afterMs = AFTER_MS[status][told.length];
  if (afterMs === undefined) return null;
  // Otherwise a recipient who takes back again and again that it arrived could make Fairtab write to the payer each time.
  const pauseMs = status === 'open' ? (toldAt.at(-1)?.getTime() ?? -Infinity) + BY_HAND_PAUSE_MS : -Infinity;
  return afterQuietHours(zone, new Date(Math.max(movedAt.getTime() + afterMs, pauseMs, now.getTime())));
}
