import { t } from '@fairtab/domain/language/t';
import { useCallback, useState } from 'react';
import type { MutationParameters } from 'relay-runtime';
import { toast } from '../../ui/toasts/toast';
import type { MutationRequest, PayloadOf } from './mutate';
import type { MutationOutcome } from './mutationOutcome';
import { useMutate } from './useMutate';

export type Move = <Mutation extends MutationParameters>(
  name: string,
  request: MutationRequest<Mutation>,
) => Promise<MutationOutcome<PayloadOf<Mutation>>>;

/**
 * useMutate for buttons: says which of them waits, and tells in a toast what was not done.
 * @returns `busy` is the name of the move that waits for its answer, or null
 */
export function useMoves(): { readonly busy: string | null; readonly move: Move } {
  const mutate = useMutate();
  const [busy, setBusy] = useState<string | null>(null);
  const move: Move = useCallback(
    async (name, request) => {
      setBusy(name);
      const outcome = await mutate(request);
      setBusy(null);
      if (outcome.kind !== 'done')
        toast({ title: t('That did not work'), message: outcome.message, variant: 'destructive' });
      return outcome;
    },
    [mutate],
  );
  return { busy, move };
}
