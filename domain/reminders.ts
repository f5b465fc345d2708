import { atLocalHour, localTime } from './localTime';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long after the oldest unpaid claim each reminder is sent. After the last one there are no more. */
export const REMINDERS_AFTER_MS = [DAY_MS, 3 * DAY_MS, 7 * DAY_MS] as const;
/** Keeps two reminders apart after an outage. On time they are further apart, even when the first waited for morning. */
const LEAST_PAUSE_MS = 36 * HOUR_MS;
/** The host can remind a diner by hand once in this time. */
export const BY_HAND_PAUSE_MS = 12 * HOUR_MS;

/** Nobody is reminded from 9 in the evening until 9 in the morning, in the receipt's time zone. */
const QUIET = { from: 21, until: 9 } as const;

/** Why a diner is not reminded any more (docs/product/notifications.md). */
export type StopCause =
  /** Everything is paid, unclaimed or cancelled, or the receipt is deleted. */
  | 'nothingOwed'
  /** The host said "forget it". */
  | 'forgotten'
  | 'unsubscribed'
  /** The diner left no address, or wants no reminders. */
  | 'unreachable'
  /** The diner left nothing but a phone number. SMS go to numbers alone that were proven with a code, in an account. */
  | 'phoneOnly'
  | 'allSent';

/** What the rule needs to know about one diner on one receipt. */
export interface Debt {
  /** When the oldest claim was made that is still unpaid; null when nothing is unpaid. */
  readonly owesSince: Date | null;
  /** When reminders were sent, those by hand included, in their order. */
  readonly sent: readonly Date[];
  readonly isForgotten: boolean;
  readonly isUnsubscribed: boolean;
  /** Whether there is an address and the diner's preferences allow to use it. */
  readonly isReachable: boolean;
  /** Whether there is none, but a phone number. */
  readonly leftOnlyPhone: boolean;
  /** The receipt's time zone. */
  readonly zone: string;
}

export type NextReminder = { readonly at: Date; readonly step: number } | { readonly stopped: StopCause };

/** When to look at a new claim for the first time. @param claimedAt ISO time. @returns ISO time. */
export function firstReminderAt(claimedAt: string): string {
  return new Date(Date.parse(claimedAt) + REMINDERS_AFTER_MS[0]).toISOString();
}

/**
 * When the diner is reminded next: a day, three days and seven days after the oldest unpaid claim, never at night. It is
 * due when that moment is not after `now`. A reminder by hand takes the place of the next one, and what was sent for
 * earlier, paid claims does not count.
 * @returns step 1, 2 or 3 and its moment, which is never in the past's quiet hours, or why there is none.
 */
export function nextReminder(debt: Debt, now: Date): NextReminder {
  const stopped = stopCauseOf(debt);
  if (stopped !== null) return { stopped };
  const since = owesSince(debt);
  const count = debt.sent.filter((at) => at.getTime() >= since).length;
  const afterMs = REMINDERS_AFTER_MS[count];
  if (afterMs === undefined) return { stopped: 'allSent' };
  const due = new Date(Math.max(since + afterMs, lastSent(debt) + LEAST_PAUSE_MS));
  const at = afterQuietHours(debt.zone, due);
  // It may be late, because no worker ran. Then it still waits for morning.
  return { step: count + 1, at: at.getTime() < now.getTime() ? afterQuietHours(debt.zone, now) : at };
}

/**
 * The time from which the host may remind the diner by hand: at most once in 12 hours, never at night.
 * @returns the moment, which is `now` when it is possible at once, or why it is impossible.
 */
export function nextByHand(debt: Debt, now: Date): { readonly at: Date } | { readonly stopped: StopCause } {
  const stopped = stopCauseOf(debt);
  if (stopped !== null) return { stopped };
  const free = Math.max(now.getTime(), lastSent(debt) + BY_HAND_PAUSE_MS);
  return { at: afterQuietHours(debt.zone, new Date(free)) };
}

/** The same moment, or 9 in the morning when it is in the quiet hours. */
export function afterQuietHours(zone: string, at: Date): Date {
  const { hour } = localTime(zone, at);
  if (hour >= QUIET.until && hour < QUIET.from) return at;
  return atLocalHour(zone, { at, hour: QUIET.until, daysLater: hour >= QUIET.from ? 1 : 0 });
}

function stopCauseOf({ owesSince, isForgotten, isUnsubscribed, isReachable, leftOnlyPhone }: Debt): StopCause | null {
  if (owesSince === null) return 'nothingOwed';
  if (isForgotten) return 'forgotten';
  if (isUnsubscribed) return 'unsubscribed';
  if (isReachable) return null;
  return leftOnlyPhone ? 'phoneOnly' : 'unreachable';
}

const owesSince = ({ owesSince }: Debt): number => owesSince?.getTime() ?? Number.NaN;
const lastSent = ({ sent }: Debt): number => sent.at(-1)?.getTime() ?? -Infinity;
