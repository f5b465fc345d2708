import { useHydrated } from '../../lib/useHydrated';
import type { WireMethod } from '../../lib/wireMethod';
import type { TableState } from '../tableState';
import { recallPayChoice } from './rememberedPayChoice';
import { usualMethod } from './usualMethod';

/** The words that end the pay button: " with Venmo", " in cash", or nothing when the payer has a choice to make. */
export function useUsualWay(payTo: TableState['payTo']): WireMethod | null {
  // Only the device knows how it paid last.
  const last = useHydrated() ? recallPayChoice().method : null;
  return usualMethod({ payTo, last });
}
