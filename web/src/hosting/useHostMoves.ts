import { useMemo } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { toast } from '../ui/toasts/toast';
import { UNREACHABLE } from '../relay/mutate';
import { useMutate } from '../relay/useMutate';
import { codeLoader } from '../lib/codeLoader';
import { useLatest } from '../lib/useLatest';
import type { HostMoves } from '../table/TableContext';

/** What the four mutations have in common: each returns the changed receipt. */
interface HostMutation extends MutationParameters {
  readonly response: Readonly<
    Record<string, { readonly payload: { readonly receipt: { readonly version: number } } | null | undefined }>
  >;
}

// Fetched on the host's first tap: most people at a table never need them.
const load = {
  cancelClaim: codeLoader(async () => (await import('./cancelClaim')).cancelClaim),
  reopenClaim: codeLoader(async () => (await import('./reopenClaim')).reopenClaim),
  confirmPayment: codeLoader(async () => (await import('./confirmPayment')).confirmPayment),
  disputePayment: codeLoader(async () => (await import('./disputePayment')).disputePayment),
};

/** What only the host can do. Each action shows a toast when it is done. */
export function useHostMoves(details: { onAnswered: (version: number | null) => void }): HostMoves {
  const latest = useLatest(details);
  const mutate = useMutate();
  return useMemo(() => {
    const perform = async (move: {
      load: () => Promise<GraphQLTaggedNode | null>;
      input: { claimId: string } | { paymentId: string };
      done: string;
    }): Promise<void> => {
      const mutation = await move.load();
      const outcome = mutation
        ? await mutate<HostMutation>({ mutation, variables: { input: move.input } })
        : UNREACHABLE;
      latest().onAnswered(outcome.kind === 'done' ? outcome.payload.receipt.version : null);
      if (outcome.kind === 'done') {
        toast({ title: move.done });
        return;
      }
      const message = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
      toast({ title: 'That did not work', message, variant: 'destructive' });
    };
    return {
      cancelClaim: (claimId) => void perform({ load: load.cancelClaim, input: { claimId }, done: 'Claim cancelled' }),
      reopenClaim: (claimId) => void perform({ load: load.reopenClaim, input: { claimId }, done: 'Claim reopened' }),
      confirmPayment: (paymentId) =>
        void perform({ load: load.confirmPayment, input: { paymentId }, done: 'Payment confirmed' }),
      disputePayment: (paymentId) =>
        void perform({ load: load.disputePayment, input: { paymentId }, done: 'Marked as not received' }),
    };
  }, [mutate, latest]);
}
