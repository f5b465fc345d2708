import type { Plugin } from 'vite';

/**
 * Makes styles smaller: without the indentation of their template literals, which is part of the text for a minifier,
 * and without stylis' table of vendor prefixes. styled-components 6 prefixes nothing unless asked
 * (enableVendorPrefixes), and the browsers we support need none.
 */
export function leanStyles(): Plugin[] {
  return [
    {
      name: 'fairtab:no-prefixes',
      apply: 'build',
      load: {
        filter: { id: /node_modules\/stylis\/src\/Prefixer\.js$/ },
        handler: () => ({ code: 'export const prefix = (value) => value;', map: null }),
      },
    },
    {
      name: 'fairtab:flat-styles',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /web\/src\/.*\.tsx?$/, code: /styled-components/ },
        handler: (code) => ({ code: code.replace(/\n[ \t]+/g, '\n'), map: null }),
      },
    },
  ];
}
