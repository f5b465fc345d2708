import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { compileRelaySource, relaySourceOf } from './relaySource.ts';

/**
 * Makes production's Relay from Relay's own published sources, as ES modules and without what Fairtab has no use for:
 * client resolvers, @updatable, connection and mutation handlers, legacy containers, logging, code for old browsers.
 * Relay ships CommonJS behind one index, which no bundler can shake. 61 kB gzip become 33. Development and unit tests
 * run on the whole of Relay; leanRelay.test.ts and the end-to-end tests run on this.
 */
export function leanRelay(): Plugin {
  return {
    name: 'fairtab:lean-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = LEAN_INDEX[source];
      if (index) return { id: pathOf(index), moduleSideEffects: false };
      if (!/node_modules\/(react-relay|relay-runtime)\/lib\//.test(importer)) return null;
      const stub = stubFor(source);
      if (stub) return { id: pathOf(stub), moduleSideEffects: false };
      // Relay's sources use the names of Meta's own module system.
      return source === 'areEqual' ? require.resolve('fbjs/lib/areEqual') : null;
    },
    load: {
      filter: { id: /node_modules\/(react-relay|relay-runtime)\/lib\// },
      handler(id) {
        const file = relaySourceOf(id);
        return file ? { code: compileRelaySource(file), moduleType: 'jsx', moduleSideEffects: false, map: null } : null;
      },
    },
  };
}

const require = createRequire(import.meta.url);

const LEAN_INDEX: Readonly<Record<string, string>> = {
  'relay-runtime': 'lean/relayRuntime.js',
  'relay-runtime/__internal': 'lean/relayInternal.js',
  'react-relay': 'lean/reactRelay.js',
};

/** Relay's module, by the end of the path it is required with -> what stands in for it. */
const STUBS: Readonly<Record<string, string>> = {
  '/live-resolvers/LiveResolverCache': 'noLiveResolvers',
  '/readUpdatableFragment': 'noUpdatables',
  '/readUpdatableQuery': 'noUpdatables',
  '/RelayDefaultHandlerProvider': 'noHandlers',
  '/RelayDeclarativeMutationConfig': 'noMutationConfigs',
  '/registerEnvironmentWithDevTools': 'noop',
  '/wrapNetworkWithLogObserver': 'plainNetwork',
  '/useFragmentInternal': 'currentFragmentHook',
  warning: 'noop',
  invariant: 'invariant',
};

function stubFor(source: string): string | null {
  const end = Object.keys(STUBS).find(
    (suffix) => source === suffix || (suffix.startsWith('/') && source.endsWith(suffix)),
  );
  return end ? `lean/stubs/${STUBS[end]}.js` : null;
}

function pathOf(file: string): string {
  return new URL(file, import.meta.url).pathname;
}
