// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as wholeRelay from 'relay-runtime';
import type { ConcreteRequest, GraphQLResponse, IEnvironment, MutationParameters, Snapshot } from 'relay-runtime';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import submitMutation from '../src/billDraft/__generated__/useSubmitReceiptMutation.graphql.ts';
import { leanRelay } from './leanRelay.ts';

const BUILD_PATIENCE_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'fairtab-lean-'));
let leanRuntime: typeof wholeRelay;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [leanRelay()],
    build: {
      outDir: folder,
      lib: {
        entry: fileURLToPath(new URL('lean/relayRuntime.js', import.meta.url)),
        formats: ['es'],
        fileName: () => 'relay.mjs',
      },
    },
  });
  leanRuntime = await import(pathToFileURL(join(folder, 'relay.mjs')).href);
}, BUILD_PATIENCE_MS);
afterAll(() => rmSync(folder, { recursive: true }));

const scalar = (name: string) => ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null }) as const;
const receiptField = {
  alias: null,
  args: [{ kind: 'Variable', name: 'id', variableName: 'id' }],
  concreteType: 'Receipt',
  kind: 'LinkedField',
  name: 'receipt',
  plural: false,
  selections: [scalar('id'), scalar('restaurantName')],
  storageKey: null,
} as const;
const id = [{ defaultValue: null, kind: 'LocalArgument', name: 'id' }] as const;

/** What the compiler would make of `query Name($id: ID!) { receipt(id: $id) { id restaurantName } }`. */
const nameQuery: ConcreteRequest = {
  fragment: {
    argumentDefinitions: id,
    kind: 'Fragment',
    metadata: null,
    name: 'Name',
    selections: [receiptField],
    type: 'Query',
  },
  kind: 'Request',
  operation: { argumentDefinitions: id, kind: 'Operation', name: 'Name', selections: [receiptField] },
  params: { id: 'name', metadata: {}, name: 'Name', operationKind: 'query', text: null },
};

const receipt = (name: string) => ({ id: 'r', linkId: 'l', restaurantName: name, description: '' });
const created = (name: string) => ({ createReceipt: { __typename: 'CreateReceiptPayload', receipt: receipt(name) } });

/** What the screens do with Relay, written down step by step; `relay` is the whole of it or the lean one. */
async function story(relay: typeof wholeRelay): Promise<unknown[]> {
  const told: unknown[] = [];
  let respond: (payload: GraphQLResponse | Error) => void = () => undefined;
  const network = relay.Network.create(() =>
    relay.Observable.create<GraphQLResponse>((sink) => {
      respond = (payload) => {
        if (payload instanceof Error) {
          sink.error(payload);
          return;
        }
        sink.next(payload);
        sink.complete();
      };
    }),
  );
  const environment: IEnvironment = new relay.Environment({
    network,
    store: new relay.Store(new relay.RecordSource()),
  });
  const operation = relay.createOperationDescriptor(nameQuery, { id: 'r' });
  const seenIn = (snapshot: Snapshot): unknown => JSON.parse(JSON.stringify(snapshot.data));
  const seen = (): unknown => seenIn(environment.lookup(operation.fragment));
  const mutate = (optimistic: string) =>
    new Promise<unknown>((resolve) => {
      relay.commitMutation<MutationParameters & { rawResponse: object }>(environment, {
        mutation: submitMutation,
        variables: { input: { items: [] } },
        optimisticResponse: created(optimistic),
        onCompleted: (response) => resolve(response),
        onError: (error) => resolve(error.message),
      });
    });

  told.push(environment.check(operation).status);
  const asked = relay.fetchQuery(environment, nameQuery, { id: 'r' }).toPromise();
  respond({ data: { receipt: { id: 'r', restaurantName: 'as it was' } } });
  told.push(await asked);
  const retained = environment.retain(operation);
  const watching = environment.subscribe(environment.lookup(operation.fragment), (snapshot) =>
    told.push(['told', seenIn(snapshot)]),
  );

  const first = mutate('hoped for');
  told.push(seen());
  respond({ data: created('stored') });
  told.push(await first, seen());

  const second = mutate('rolled back');
  told.push(seen());
  respond(new Error('refused'));
  told.push(await second, seen());

  relay.commitLocalUpdate(environment, (store) => void store.get('r')?.setValue('renamed', 'restaurantName'));
  told.push(seen(), environment.check(operation).status);
  watching.dispose();
  retained.dispose();
  return told;
}

describe('production’s Relay', () => {
  it('does what the whole of Relay does: writes, hopes, rolls back, tells subscribers, checks and fetches', async () => {
    const whole = await story(wholeRelay);
    expect(JSON.stringify(whole)).toContain('rolled back');
    expect(await story(leanRuntime)).toEqual(whole);
  });
});
