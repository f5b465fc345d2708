import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the two thirds of react-router that a declarative router never uses. Its components are made by
 * calls at module level (forwardRef, createContext) and named for the developer tools afterwards, which looks like a
 * side effect. Marking the calls pure and leaving out the names changes nothing else: 12.6 kB gzip become 4.6. Its
 * package also hands out the development build to everybody; production gets the production build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'fairtab:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? PRODUCTION : null),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        return {
          code: code
            .replace(/^\w+\.displayName = .*;$/gm, '')
            .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
            .replace(
              /^var (\w+) = (class extends React\w*\.Component \{[\s\S]*?\n\};)(\n\1\.contextType = \w+;)?/gm,
              (_all, name: string, body: string, context = '') =>
                `var ${name} = /* @__PURE__ */ (() => { const ${name} = ${body}${context}\nreturn ${name}; })();`,
            ),
          map: null,
        };
      },
    },
  };
}

const PRODUCTION = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production/index.mjs',
);
