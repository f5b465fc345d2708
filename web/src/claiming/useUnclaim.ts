import { useCallback } from 'react';
import { toast } from '../ui/toasts/toast';
import { UNREACHABLE } from '../relay/mutate';
import { useMutate } from '../relay/useMutate';
import { codeLoader } from '../lib/codeLoader';
import type { TableState } from '../table/tableState';
import type { News } from '../table/useNews';
import { useLatest } from '../lib/useLatest';

/** Called when it is first needed, or when the page is idle. */
export const loadUnclaim = codeLoader(() => import('./unclaim'));

/** Gives a claim back, and shows a toast about it. */
export function useUnclaim(details: { table: TableState } & News): (claimId: string) => void {
  const latest = useLatest(details);
  const mutate = useMutate();
  const perform = useCallback(
    async (claimId: string): Promise<void> => {
      const { ownAction, onAnswered } = latest();
      const act = async () => {
        const module = await loadUnclaim();
        return module ? module.unclaim({ mutate, claimId, table: latest().table }) : UNREACHABLE;
      };
      const outcome = await ownAction(act());
      onAnswered(outcome.kind === 'done' ? outcome.payload.receipt.version : null);
      if (outcome.kind === 'done') toast({ title: 'Item unclaimed' });
      else {
        const message = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
        toast({ title: 'Error unclaiming item', message, variant: 'destructive' });
      }
    },
    [mutate, latest],
  );
  return useCallback((claimId) => void perform(claimId), [perform]);
}
