import { act } from '@testing-library/react';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime';
import { vi } from 'vitest';

interface Asked {
  readonly name: string;
  readonly variables: Variables;
  readonly sink: { next(value: GraphQLResponse): void; complete(): void; error(error: Error): void };
}

/** A Relay environment whose server is the test: every question waits until it is answered by name, so the order can be chosen. */
export function handAnsweredEnvironment() {
  const open: Asked[] = [];
  const ask = ({ name }: { name: string }, variables: Variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const asked = { name, variables, sink };
      open.push(asked);
      return () => void open.splice(open.indexOf(asked), open.includes(asked) ? 1 : 0);
    });
  const environment = new Environment({ network: Network.create(ask, ask), store: new Store(new RecordSource()) });
  const waitFor = (name: string): Promise<Asked> =>
    vi.waitFor(() => {
      const asked = open.find((entry) => entry.name === name);
      if (!asked) throw new Error(`${name} was not asked`);
      return asked;
    });
  return {
    environment,
    isAsked: (name: string): boolean => open.some((asked) => asked.name === name),
    variablesOf: async (name: string): Promise<Variables> => (await waitFor(name)).variables,
    /** Answers and ends the question. */
    answer: async (name: string, data: Record<string, unknown>): Promise<void> => {
      const { sink } = await waitFor(name);
      await act(async () => {
        sink.next({ data });
        sink.complete();
      });
    },
    /** Answers a subscription, which goes on. */
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
