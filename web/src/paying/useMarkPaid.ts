import { t } from '@fairtab/domain/language/t';
import { useCallback } from 'react';
import { useLatest } from '../lib/useLatest';
import type { TableState } from '../table/tableState';
import { usePayClaims, type PayRequest } from './usePayClaims';

/** Reports claims as paid, with the documented toasts (docs/product/messages.md). */
export function useMarkPaid({ table }: { table: TableState }): (request: PayRequest) => void {
  const latest = useLatest(table);
  const payClaims = usePayClaims();
  return useCallback(
    (request) => {
      const single = request.claimIds.length === 1;
      void payClaims(request, latest(), {
        done: { title: single ? t('Payment method updated!') : t('All claims paid!') },
        refused: single ? t('Failed to update payment') : t('Error processing payments'),
      });
    },
    [payClaims, latest],
  );
}
