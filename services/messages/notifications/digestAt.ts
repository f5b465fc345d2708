import type { DigestFrequency } from '@fairtab/domain/inputs/notificationInputs';
import { atLocalHour } from '@fairtab/domain/localTime';
import { afterQuietHours } from '@fairtab/domain/reminders';

/** Digests come in the morning: the next one, or the one seven days later. */
const DAYS = { daily: 1, weekly: 7 } as const;
const HOUR = 9;

/**
 * When the host hears of something that happened at `since`: at once, or with the digest. Never at night.
 * @param zone of the receipt.
 */
export function digestAt({ frequency, zone, since }: { frequency: DigestFrequency; zone: string; since: Date }): Date {
  if (frequency === 'never') return afterQuietHours(zone, since);
  return atLocalHour(zone, { at: since, hour: HOUR, daysLater: DAYS[frequency] });
}
