import { useCallback } from 'react';
import { toast } from '../ui/toasts/toast';
import type { TableState } from '../table/tableState';
import { usePayClaims, type PayRequest } from './usePayClaims';
import { useLatest } from '../lib/useLatest';

/** Reports claims as paid, with the documented toasts (docs/product/messages.md). */
export function useMarkPaid(details: {
  table: TableState;
  onAnswered: (version: number | null) => void;
}): (request: PayRequest) => Promise<void> {
  const latest = useLatest(details);
  const payClaims = usePayClaims();
  return useCallback(
    async (request) => {
      const { table, onAnswered } = latest();
      const single = request.claimIds.length === 1;
      const outcome = await payClaims(request, table);
      onAnswered(outcome.kind === 'done' ? outcome.payload.receipt.version : null);
      if (outcome.kind === 'done') {
        toast({ title: single ? 'Payment method updated!' : 'All claims paid!' });
        return;
      }
      toast({
        title: single ? 'Failed to update payment' : 'Error processing payments',
        message: outcome.kind === 'refused' ? outcome.message : 'Please try again.',
        variant: 'destructive',
      });
    },
    [payClaims, latest],
  );
}
