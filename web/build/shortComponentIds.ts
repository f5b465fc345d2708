import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCES = new URL('../src/', import.meta.url);
const SOURCE = /\/web\/src\/([^?]*\.tsx?)$/;
const MADE_ID = /(?<=componentId: ?["'`]sc-)\w+(?=-\d+["'`])/g;

/**
 * Names styled components after the number of their file, in place of a hash of its path. The names are in every page several
 * times, and six random letters do not compress. Server and browser must give a component the same name, so both count all files.
 */
export function shortComponentIds(): Plugin {
  const numbers = new Map(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map((path, index) => [path, index.toString(36)]),
  );
  return {
    name: 'short-component-ids',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: SOURCE, code: 'componentId' },
      handler: (code, id) => {
        const number = numbers.get(SOURCE.exec(id)?.[1] ?? '');
        if (number === undefined) throw new Error(`${id} was not there when the build began`);
        return { code: code.replace(MADE_ID, number), map: null };
      },
    },
  };
}
