import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { PayloadOf } from './mutate';
import type { MutationOutcome } from './mutationOutcome';
import { useMutate } from './useMutate';

type WithInput = MutationParameters & { readonly variables: { readonly input: unknown } };

/** @returns sends a mutation that has `$input` as its one variable. Errors go where those of useMutate go. */
export function useInputMutation<Mutation extends WithInput>(
  mutation: GraphQLTaggedNode,
): (input: Mutation['variables']['input']) => Promise<MutationOutcome<PayloadOf<Mutation>>> {
  const mutate = useMutate();
  return useCallback((input) => mutate<Mutation>({ mutation, variables: { input } }), [mutate, mutation]);
}
