import { availableParallelism } from 'node:os';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';

// A slow machine of others can disturb a test with real browsers. `npm test` names what passed only at the second try.
const RETRIES = process.env['CI'] ? 1 : 0;

/** Tests that keep the whole machine busy. */
const ALONE = [
  'bench/fleet/fleet.test.ts',
  'scripts/containers/containers.test.ts',
  'scripts/launcher/programs.test.ts',
  'scripts/launcher/start.test.ts',
  'scripts/proof/chaos/chaos.test.ts',
  'scripts/proof/rolling/rolling.test.ts',
];

export default defineConfig({
  test: {
    // More than a machine with two cores has: most tests wait for a database, and some for minutes until a killed worker is missed.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        // For tests that run the app's live receipt on the real API.
        plugins: [relay],
        // Vite would load graphql's "module" build, but packages that Node loads get its "main" build: two copies.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'node',
          environment: 'node',
          // Test files share loaded modules, because loading takes longer than most tests. So no test may mock a module.
          isolate: false,
          include: ['{domain,services,api,worker,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE],
          globalSetup: ['scripts/testing/databaseSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: './web',
          environment: 'happy-dom',
          include: ['**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setUpScreens.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Runs the real `npm start` and kills processes, one test after another.
          name: 'start',
          environment: 'node',
          include: ALONE,
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          // The whole product in a real browser. Most tests wait for it, so two files at a time keep a small machine busy.
          name: 'e2e',
          environment: 'node',
          isolate: false,
          include: ['e2e/*/*.test.ts'],
          exclude: ['e2e/otherBrowsers/**'],
          retry: RETRIES,
          globalSetup: ['scripts/testing/chromiumSetup.ts', 'scripts/testing/productSetup.ts'],
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          // The scenarios that matter most, in Firefox and WebKit.
          name: 'browsers',
          environment: 'node',
          include: ['e2e/otherBrowsers/*.test.ts'],
          retry: RETRIES,
          globalSetup: ['scripts/testing/productSetup.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
