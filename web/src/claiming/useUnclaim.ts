import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toast } from '../ui/toast';
import type { Outcome } from '../relay/commit';
import { lazily } from '../lib/lazily';
import type { TableState } from '../table/tableState';
import type { News } from '../table/useNews';
import { useLatest } from '../lib/useLatest';

/** Loaded when it is first wanted, or when the page has nothing better to do. */
export const loadUnclaim = lazily(() => import('./unclaim'));

/** Gives a claim back and says so. */
export function useUnclaim(details: { table: TableState } & News): (claimId: string) => void {
  const latest = useLatest(details);
  const environment = useRelayEnvironment();
  const perform = useCallback(
    async (claimId: string): Promise<void> => {
      const { ownAction, onAnswered } = latest();
      const act = async (): Promise<Outcome> => {
        const module = await loadUnclaim();
        return module ? module.unclaim(environment, { claimId, table: latest().table }) : { kind: 'unreachable' };
      };
      const outcome = await ownAction(act());
      onAnswered(outcome.kind === 'done' ? outcome.version : null);
      if (outcome.kind === 'done') toast({ title: 'Item unclaimed' });
      else {
        const message = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
        toast({ title: 'Error unclaiming item', message, variant: 'destructive' });
      }
    },
    [environment, latest],
  );
  return useCallback((claimId) => void perform(claimId), [perform]);
}
