import { showMoment, showUtcMoment } from './dates';
import { useHydrated } from './useHydrated';

/** Shows a moment in the reader's own time zone. The server does not know it, so it shows UTC and says so. */
export function useShowMoment(): (isoTime: string) => string {
  return useHydrated() ? showMoment : showUtcMoment;
}
