import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import type { TableState } from '../../table/tableState';
import { usePayClaims, type PayRequest } from '../../table/paying/usePayClaims';

/** Reports the payment, which the host may confirm, with the documented toasts (docs/product/messages.md). */
export function useInitiatePayment(table: TableState) {
  const payClaims = usePayClaims();
  const [initiating, setInitiating] = useState(false);
  const initiate = async (request: PayRequest): Promise<void> => {
    if (initiating) return;
    setInitiating(true);
    await payClaims(request, table, {
      done: { title: t('Payment initiated!'), message: t('{hostName} can confirm it.', { hostName: table.hostName }) },
      refused: t('Error initiating payment'),
    });
    setInitiating(false);
  };
  return { initiate, initiating };
}
