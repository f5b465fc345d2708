import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import relay from 'vite-plugin-relay';
import { isLanguage } from '../domain/language/languages.ts';
import { chunkGroups, dependenciesToName } from './build/chunks.ts';
import { earlyQuestion } from './build/earlyQuestion.ts';
import { inlineMessages, type BuildLanguage } from './build/messages/inlineMessages.ts';
import { minifyInlineScripts } from './build/minifyInlineScripts.ts';
import { pureCalls } from './build/pureCalls.ts';
import { relayModules } from './build/relayModules.ts';
import { renderFixedScreens } from './build/renderFixedScreens.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { shortComponentIds } from './build/shortComponentIds.ts';

const API_URL = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** The exports of react-router's package name its development build only, also for a production bundle. */
const REACT_ROUTER_FOR_PRODUCTION = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production',
);

/** Files that are compressed at build time, as Brotli and gzip. The server compresses the page itself, which differs per request. */
const COMPRESSED = /\.(js|css|svg)$/;

/** The language of the pages that are built; `pseudo` for tests. */
const LANGUAGE = readLanguage(process.env['PAGE_LANGUAGE'] ?? 'en');
/** Each language has a folder of its own. */
const FOLDER = `dist/${LANGUAGE}`;
const SERVER_FOLDER = `${FOLDER}/.server`;

/** The contact address on the pages. */
const CONTACT_ADDRESS = process.env['CONTACT_ADDRESS'] || 'support@fairtab.example';

function readLanguage(text: string): BuildLanguage {
  if (isLanguage(text) || text === 'pseudo') return text;
  throw new Error(`There are no pages in the language "${text}"`);
}

const TARGET = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

// Server and browser must give a component the same name, or the browser makes all styles of the page a second time.
const STYLES = { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } };

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    pureCalls(),
    inlineMessages(LANGUAGE),
    relay,
    react(),
    shortComponentIds(),
    relayModules(),
    minifyInlineScripts(),
    ...(isSsrBuild ? [renderFixedScreens(SERVER_FOLDER)] : [compression({ include: COMPRESSED, logLevel: 'silent' })]),
    !isSsrBuild &&
      earlyQuestion(() => ({
        plugins: [inlineMessages(LANGUAGE), react(), shortComponentIds()],
        oxc: STYLES,
        build: { target: TARGET, modulePreload: { polyfill: false } },
      })),
    command === 'build' && !isSsrBuild && serviceWorker({ outDir: FOLDER, plugins: [inlineMessages(LANGUAGE)] }),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: join(REACT_ROUTER_FOR_PRODUCTION, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(REACT_ROUTER_FOR_PRODUCTION, 'dom-export.mjs') },
          ]
        : [],
  },
  oxc: STYLES,
  define: {
    'import.meta.env.CONTACT_ADDRESS': JSON.stringify(CONTACT_ADDRESS),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  // The server bundle contains all it needs, so that it runs the same production code as the browser.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? SERVER_FOLDER : FOLDER,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: TARGET,
    modulePreload: { polyfill: false, resolveDependencies: dependenciesToName },
    reportCompressedSize: false,
    // e2e/network/downloadSize.test.ts watches the bytes that a phone receives.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: isSsrBuild
        ? { codeSplitting: false, format: 'cjs', entryFileNames: 'server.cjs' }
        : { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: API_URL, ws: true },
      '/api': { target: API_URL },
      '/healthz': { target: API_URL },
      '/manifest.webmanifest': { target: API_URL },
      '/newsletter': { target: API_URL },
      '/unsubscribe': { target: API_URL },
      '/vitals': { target: API_URL },
      '/dev/outbox': { target: API_URL },
    },
  },
}));
