import { act } from '@testing-library/react';
import { Environment, Network, Observable, RecordSource, type GraphQLResponse, type Variables } from 'relay-runtime';
import { vi } from 'vitest';
import { VersionedStore } from '../network/relay/VersionedStore';

interface Asked {
  readonly name: string;
  readonly variables: Variables;
  readonly sink: { next(value: GraphQLResponse): void; complete(): void; error(error: Error): void };
}

/** A request may wait for code that is loaded first, which takes long on a busy machine. */
const WAIT = { timeout: 10_000 };

/** A Relay environment whose server is the test: every request waits until the test answers it by its name. */
export function manualEnvironment() {
  const open: Asked[] = [];
  const ask = ({ name }: { name: string }, variables: Variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const asked = { name, variables, sink };
      open.push(asked);
      return () => void open.splice(open.indexOf(asked), open.includes(asked) ? 1 : 0);
    });
  const environment = new Environment({
    network: Network.create(ask, ask),
    store: new VersionedStore(new RecordSource()),
  });
  const waitFor = (name: string): Promise<Asked> =>
    vi.waitFor(() => {
      const asked = open.find((entry) => entry.name === name);
      if (!asked) throw new Error(`${name} was not requested`);
      return asked;
    }, WAIT);
  return {
    environment,
    isAsked: (name: string): boolean => open.some((asked) => asked.name === name),
    variablesOf: async (name: string): Promise<Variables> => (await waitFor(name)).variables,
    /** Answers and completes the request. */
    answer: async (name: string, data: Record<string, unknown>): Promise<void> => {
      const { sink } = await waitFor(name);
      await act(async () => {
        sink.next({ data: withErrorMarks(data) });
        sink.complete();
      });
    },
    /** Sends a subscription's event. The subscription stays open. */
    push: async (name: string, data: Record<string, unknown>): Promise<void> => {
      const { sink } = await waitFor(name);
      await act(async () => sink.next({ data }));
    },
    /** Ends a subscription, as the server does. */
    end: async (name: string): Promise<void> => {
      const { sink } = await waitFor(name);
      await act(async () => sink.complete());
    },
    fail: async (name: string, error: Error): Promise<void> => {
      const { sink } = await waitFor(name);
      await act(async () => sink.error(error));
    },
  };
}

/** Relay asks for `__isError` beside a refusal, to know that its type implements Error; tests leave it out. */
function withErrorMarks(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      isRefusal(value) ? { ...value, __isError: value.__typename } : value,
    ]),
  );
}

function isRefusal(value: unknown): value is { readonly __typename: string } {
  return typeof value === 'object' && value !== null && '__typename' in value && 'message' in value;
}
