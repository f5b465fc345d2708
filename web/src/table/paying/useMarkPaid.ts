import { t } from '@fairtab/domain/language/t';
import { dueOf } from '../dueOf';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { useCallback } from 'react';
import { useLatest } from '../../lib/useLatest';
import { methodInSentence } from '../../lib/wireMethod';
import { useTable } from '../TableContext';
import { claimOf, type TableState } from '../tableState';
import { usePayClaims, type PayRequest } from './usePayClaims';

/** Reports claims as paid, with the documented toasts (docs/product/messages.md), which say what happened. */
export function useMarkPaid({ table }: { table: TableState }): (request: PayRequest) => void {
  const latest = useLatest(table);
  const payClaims = usePayClaims();
  const { isHost } = useTable();
  return useCallback(
    (request) => {
      const single = request.claimIds.length === 1;
      const title = single ? t('Payment method updated!') : t('All claims paid!');
      void payClaims(request, latest(), {
        done: { title, message: wordsFor({ request, table: latest(), isHost }), isMessageFirst: true },
        refused: single ? t('Failed to update payment') : t('Error processing payments'),
      });
    },
    [payClaims, latest, isHost],
  );
}

function wordsFor(details: { request: PayRequest; table: TableState; isHost: boolean }): string {
  const { request, table, isHost } = details;
  const cents = request.claimIds
    .flatMap((id) => claimOf(table, id) ?? [])
    .reduce((sum, claim) => sum + dueOf(claim), 0);
  const amount = displayMoney(request.cashAmount ? centsOf(request.cashAmount) : cents, table.currency);
  const what =
    request.method === 'CASH'
      ? t('{amount} in cash', { amount })
      : t('{amount} by {way}', { amount, way: methodInSentence(request.method) });
  return isHost
    ? t('{what} received', { what })
    : t('{what} reported. {hostName} can confirm it.', { what, hostName: table.hostName });
}
