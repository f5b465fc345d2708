import { t } from '@fairtab/domain/language/t';
import { useHydrated } from '../lib/useHydrated';
import { methodInSentence } from '../lib/wireMethod';
import type { TableState } from '../table/tableState';
import { recallPayChoice } from './rememberedPayChoice';
import { usualMethod } from './usualMethod';

/** The words that end the pay button: " with Venmo", " in cash", or nothing when the payer has a choice to make. */
export function useUsualWay(payTo: TableState['payTo']): string {
  // Only the device knows how it paid last.
  const last = useHydrated() ? recallPayChoice().method : null;
  const method = usualMethod({ payTo, last });
  if (method === null) return '';
  return method === 'CASH'
    ? t(' in cash')
    : t(' with {methodInSentence}', { methodInSentence: methodInSentence(method) });
}
