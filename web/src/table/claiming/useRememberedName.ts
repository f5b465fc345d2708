import { useHydrated } from '../../lib/useHydrated';
import { recallDiner } from './rememberedDiner';

/** The name that this device's diner claims under; null before the first claim, and in the HTML of the server. */
export function useRememberedName(): string | null {
  return useHydrated() ? (recallDiner()?.name ?? null) : null;
}
