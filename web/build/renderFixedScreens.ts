import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type * as Server from '../src/server';

/**
 * Renders the screens that need no data once, when the client is built for the server, into `screens.json` beside it: an
 * object from the path of each to what `renderScreen` gives for a visitor without a session.
 * @param outDir of the build for the server, below `web`.
 */
export function renderFixedScreens(outDir: string): Plugin {
  const folder = join(import.meta.dirname, '..', outDir);
  return {
    name: 'render-fixed-screens',
    apply: 'build',
    closeBundle: {
      order: 'post',
      async handler() {
        const { fixedPaths, renderScreen } = createRequire(import.meta.url)(
          join(folder, 'server.cjs'),
        ) as typeof Server;
        const screens: Record<string, unknown> = {};
        for (const path of fixedPaths) screens[path] = await renderScreen({ url: path, session: 'none', ask: refuse });
        writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens));
      },
    },
  };
}

function refuse(): never {
  throw new Error('A screen without data asks for some');
}
