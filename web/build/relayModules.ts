import type { Plugin } from 'vite';

/** Where a name of relay-runtime is: a module that is the thing itself, or one that exports it by this name. */
const RUNTIME: Readonly<Record<string, { readonly is: string } | { readonly in: string }>> = {
  ConnectionHandler: { is: 'handlers/connection/ConnectionHandler' },
  ConnectionInterface: { is: 'handlers/connection/ConnectionInterface' },
  Environment: { is: 'store/RelayModernEnvironment' },
  ID_KEY: { in: 'store/RelayStoreUtils' },
  Network: { is: 'network/RelayNetwork' },
  Observable: { is: 'network/RelayObservable' },
  PreloadableQueryRegistry: { is: 'query/PreloadableQueryRegistry' },
  ROOT_ID: { in: 'store/RelayStoreUtils' },
  Record: { is: 'store/RelayModernRecord' },
  RecordSource: { is: 'store/RelayRecordSource' },
  RelayFeatureFlags: { is: 'util/RelayFeatureFlags' },
  ReplaySubject: { is: 'util/RelayReplaySubject' },
  Store: { is: 'store/RelayModernStore' },
  areEqualSelectors: { in: 'store/RelayModernSelector' },
  commitMutation: { is: 'mutations/commitMutation' },
  createOperationDescriptor: { in: 'store/RelayModernOperationDescriptor' },
  fetchQuery: { is: 'query/fetchQuery' },
  getFragment: { in: 'query/GraphQLTag' },
  getFragmentIdentifier: { is: 'util/getFragmentIdentifier' },
  getPaginationMetadata: { is: 'util/getPaginationMetadata' },
  getPaginationVariables: { is: 'util/getPaginationVariables' },
  getPendingOperationsForFragment: { is: 'util/getPendingOperationsForFragment' },
  getRefetchMetadata: { is: 'util/getRefetchMetadata' },
  getRequest: { in: 'query/GraphQLTag' },
  getRequestIdentifier: { is: 'util/getRequestIdentifier' },
  getSelector: { in: 'store/RelayModernSelector' },
  getValueAtPath: { is: 'util/getValueAtPath' },
  getVariablesFromFragment: { in: 'store/RelayModernSelector' },
  handlePotentialSnapshotErrors: { in: 'util/handlePotentialSnapshotErrors' },
  isPromise: { is: 'util/isPromise' },
  readInlineData: { is: 'store/readInlineData' },
  recycleNodesInto: { is: 'util/recycleNodesInto' },
  requestSubscription: { is: 'subscription/requestSubscription' },
};
/** The parts that relay-runtime shares with react-relay alone, as `__internal`. */
const INTERNAL = `
  import createRelayContext from 'relay-runtime/lib/store/createRelayContext';
  import createRelayLoggingContext from 'relay-runtime/lib/store/createRelayLoggingContext';
  import fetches from 'relay-runtime/lib/query/fetchQueryInternal';
  export const __internal = { ...fetches, createRelayContext, createRelayLoggingContext };
`;
/** The hooks do without these, so that a screen waits for those that it uses itself. */
const ONLY_OURS = new Set([
  'ConnectionHandler',
  'Environment',
  'Network',
  'ROOT_ID',
  'RecordSource',
  'Store',
  'commitMutation',
  'fetchQuery',
  'readInlineData',
  'requestSubscription',
]);
const FOR_HOOKS = Object.keys(RUNTIME).filter((name) => !ONLY_OURS.has(name));

/** Modules whose code Fairtab never runs, and what stands in their place. They were 5% of what a phone received of Relay. */
const REPLACED: readonly { readonly request: RegExp; readonly id: string; readonly code: string }[] = [
  {
    // Fairtab computes no field in the browser. Relay has a small cache for such stores, and does not use it by itself.
    request: /\/LiveResolverCache$/,
    id: '\0relay-modules/without-resolvers',
    code: `
      import { NoopResolverCache } from 'relay-runtime/lib/store/ResolverCache';
      export class LiveResolverCache extends NoopResolverCache {
        unsubscribeFromLiveResolverRecords() {}
        invalidateResolverRecords() {}
      }
    `,
  },
  // How a mutation may say what it changes, beside its document. Ours say it in the document.
  {
    request: /\/RelayDeclarativeMutationConfig$/,
    id: '\0relay-modules/without-mutation-configs',
    code: 'export default null',
  },
  // Writing to the store by assigning to what was read. We change it by what the server answers.
  {
    request: /\/readUpdatable(Fragment|Query)$/,
    id: '\0relay-modules/without-updatable-reads',
    code: 'export const readUpdatableFragment = null; export const readUpdatableQuery = null;',
  },
  // The hooks that Relay used before React's <Activity>, unless a flag is turned off. chunks.ts knows them by the folder.
  {
    request: /\/useFragmentInternal_CURRENT$/,
    id: '\0relay-modules/react-relay/without-former-hook',
    code: 'export default null',
  },
];

const OURS = /\/web\/src\/.*\.tsx?$/;
const HOOKS = /\/react-relay\/lib\/.*\.js$/;
const RUNTIME_FOR_HOOKS = '\0relay-modules/for-hooks';

const OUR_IMPORT = /import \{([^}]*)\} from ['"](react-relay|relay-runtime)['"];?/g;
const THEIR_IMPORT = /var (\w+) = require\(['"]relay-runtime['"]\)/g;

/**
 * Imports every part of react-relay and relay-runtime from its own module. The entry of each package is one CommonJS object,
 * from which a bundler can leave out nothing: a live receipt would wait for what other screens use, or nobody.
 */
export function relayModules(): Plugin {
  return {
    name: 'relay-modules',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: [/^relay-runtime$/, ...REPLACED.map(({ request }) => request)] },
      handler: (request, importer) =>
        REPLACED.find((module) => module.request.test(request))?.id ??
        (importer && HOOKS.test(importer) ? RUNTIME_FOR_HOOKS : null),
    },
    load: {
      filter: { id: /^\0relay-modules/ },
      handler: (id) =>
        REPLACED.find((module) => module.id === id)?.code ??
        FOR_HOOKS.map((name) => `export ${partOf(name)}`).join('\n') + INTERNAL,
    },
    transform: {
      filter: { id: [OURS, HOOKS], code: /react-relay|relay-runtime/ },
      handler(code, id) {
        if (OURS.test(id)) return { code: code.replace(OUR_IMPORT, importEach), map: null };
        const unknown = namesThatHooksUse(code).filter((name) => !FOR_HOOKS.includes(name));
        if (unknown.length > 0)
          this.error(`${id} uses ${unknown.join(', ')} of relay-runtime: name it in relayModules.ts`);
        return null;
      },
    },
  };
}

/** On one line, so that the lines of the source stay where they are. */
function importEach(_: string, names: string, from: string): string {
  return (
    names
      .split(',')
      .map((name) => name.trim())
      // The Relay plugin has replaced all that was marked by `graphql`.
      .filter((name) => name !== '' && name !== 'graphql')
      .map((name) => `import ${from === 'relay-runtime' || name === 'fetchQuery' ? partOf(name) : hookOf(name)};`)
      .join(' ')
  );
}

function hookOf(name: string): string {
  return name === 'loadQuery'
    ? `{ loadQuery } from 'react-relay/lib/relay-hooks/loadQuery'`
    : `${name} from 'react-relay/lib/relay-hooks/${name}'`;
}

function partOf(name: string): string {
  const place = RUNTIME[name];
  if (!place) throw new Error(`Name the module of relay-runtime's ${name} in relayModules.ts`);
  return 'is' in place
    ? `{ default as ${name} } from 'relay-runtime/lib/${place.is}'`
    : `{ ${name} } from 'relay-runtime/lib/${place.in}'`;
}

function namesThatHooksUse(code: string): string[] {
  return [...code.matchAll(THEIR_IMPORT)]
    .flatMap(([, variable]) => [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))])
    .flatMap(([, name]) => (name && name !== '__internal' ? [name] : []));
}
