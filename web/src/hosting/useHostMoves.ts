import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { toast } from '../ui/toast';
import type { Outcome } from '../relay/commit';
import { lazily } from '../lib/lazily';
import { useLatest } from '../lib/useLatest';

export interface HostMoves {
  cancelClaim: (claimId: string) => void;
  reopenClaim: (claimId: string) => void;
  confirmPayment: (paymentId: string) => void;
  disputePayment: (paymentId: string) => void;
}

type Act = (environment: Environment, id: string) => Promise<Outcome>;

// Fetched on the host's first tap: most people at a table never need them.
const load = {
  cancelClaim: lazily<Act>(async () => (await import('./cancelClaim')).cancelClaim),
  reopenClaim: lazily<Act>(async () => (await import('./reopenClaim')).reopenClaim),
  confirmPayment: lazily<Act>(async () => (await import('./confirmPayment')).confirmPayment),
  disputePayment: lazily<Act>(async () => (await import('./disputePayment')).disputePayment),
};

/** What only the host can do, each with its word of success. */
export function useHostMoves(details: { onAnswered: (version: number | null) => void }): HostMoves {
  const latest = useLatest(details);
  const environment = useRelayEnvironment();
  return useMemo(() => {
    const move = (loadAct: () => Promise<Act | null>, done: string) => {
      const perform = async (id: string): Promise<void> => {
        const act = await loadAct();
        const outcome: Outcome = act ? await act(environment, id) : { kind: 'unreachable' };
        latest().onAnswered(outcome.kind === 'done' ? outcome.version : null);
        if (outcome.kind === 'done') {
          toast({ title: done });
          return;
        }
        const message = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
        toast({ title: 'That did not work', message, variant: 'destructive' });
      };
      return (id: string) => void perform(id);
    };
    return {
      cancelClaim: move(load.cancelClaim, 'Claim cancelled'),
      reopenClaim: move(load.reopenClaim, 'Claim reopened'),
      confirmPayment: move(load.confirmPayment, 'Payment confirmed'),
      disputePayment: move(load.disputePayment, 'Marked as not received'),
    };
  }, [environment, latest]);
}
