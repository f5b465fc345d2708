import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/;
const MAKES_A_COMPONENT = /(?<== )(React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMES_A_COMPONENT = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Marks the calls with which react-router makes components as free of side effects, and leaves out the names that it gives
 * them for developer tools. Without this a bundler keeps the components that nobody uses, such as its forms.
 */
export function pureCalls(): Plugin {
  return {
    name: 'pure-calls',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replace(MAKES_A_COMPONENT, '/* @__PURE__ */ $1').replace(NAMES_A_COMPONENT, ''),
        map: null,
      }),
    },
  };
}
