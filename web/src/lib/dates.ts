import { locale } from '@fairtab/domain/language/current';

const DAY = new Intl.DateTimeFormat(locale(), {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const MINUTE = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const MOMENT = new Intl.DateTimeFormat(locale(), MINUTE);
const UTC_MOMENT = new Intl.DateTimeFormat(locale(), { ...MINUTE, timeZone: 'UTC' });

/** The day of the meal: "Fri, Nov 20, 2026". It has no time zone, so it is the same day everywhere. */
export function showDay(isoDate: string): string {
  return DAY.format(new Date(`${isoDate}T00:00:00Z`));
}

/** A moment in the reader's own time zone: "Nov 20, 9:41 PM". */
export function showMoment(isoTime: string): string {
  return MOMENT.format(new Date(isoTime));
}

/** A moment where the reader's time zone is unknown: "Nov 21, 2:41 AM UTC". */
export function showUtcMoment(isoTime: string): string {
  return `${UTC_MOMENT.format(new Date(isoTime))} UTC`;
}

/** The device's own calendar day as an ISO date. */
export function localToday(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
