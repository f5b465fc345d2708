import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { useThrowInRender } from '../../lib/useThrowInRender';
import { mutate, type MutationRequest, type PayloadOf } from './mutate';
import type { MutationOutcome } from './mutationOutcome';

export type Mutate = <Mutation extends MutationParameters>(
  request: MutationRequest<Mutation>,
) => Promise<MutationOutcome<PayloadOf<Mutation>>>;

/** mutate for a component. An error that mutate throws goes to the nearest error boundary, and the promise stays pending. */
export function useMutate(): Mutate {
  const environment = useRelayEnvironment();
  const throwInRender = useThrowInRender();
  return useCallback(
    async (request) => {
      try {
        return await mutate(environment, request);
      } catch (error) {
        throwInRender(error);
        return new Promise(() => undefined);
      }
    },
    [environment, throwInRender],
  );
}
