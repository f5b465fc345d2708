import { useState } from 'react';
import type { TableState } from '../../table/tableState';
import { usePayClaims, type PayRequest } from '../../paying/usePayClaims';
import { toast } from '../../ui/toasts/toast';

/** Reports the payment, which the host may confirm, with the documented toasts (docs/product/messages.md). */
export function useInitiatePayment(table: TableState) {
  const payClaims = usePayClaims();
  const [initiating, setInitiating] = useState(false);
  const initiate = async (request: PayRequest): Promise<void> => {
    if (initiating) return;
    setInitiating(true);
    const outcome = await payClaims(request, table);
    setInitiating(false);
    if (outcome.kind === 'done') {
      toast({ title: 'Payment initiated!', message: `${table.hostName} can confirm it.` });
      return;
    }
    const message =
      outcome.kind === 'unreachable' ? 'No connection. Try again when you have a signal.' : outcome.message;
    toast({ title: 'Error initiating payment', message, variant: 'destructive' });
  };
  return { initiate, initiating };
}
