import { localTime } from '../localTime';

/** A time zone where it is between noon and one o'clock, so that a test of reminders may run at any time of the day. */
export function zoneAtNoon(now: Date): string {
  const zones = Array.from({ length: 24 }, (_, hour) => (hour < 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${hour - 11}`));
  return zones.find((zone) => localTime(zone, now).hour === 12) ?? 'UTC';
}
