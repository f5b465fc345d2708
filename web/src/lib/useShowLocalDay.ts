import { locale } from '@fairtab/domain/language/current';
import { useHydrated } from './useHydrated';

const DAY = { month: 'short', day: 'numeric' } as const;
const LOCAL_DAY = new Intl.DateTimeFormat(locale(), DAY);
const UTC_DAY = new Intl.DateTimeFormat(locale(), { ...DAY, timeZone: 'UTC' });

/** Shows the day of a moment in the browser's time zone: "Nov 20". The server shows the day in UTC. */
export function useShowLocalDay(): (isoTime: string) => string {
  const day = useHydrated() ? LOCAL_DAY : UTC_DAY;
  return (isoTime) => day.format(new Date(isoTime));
}
