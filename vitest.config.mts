import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave a core to itself, and on two cores that is half of them; most tests wait for a database anyway.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // One copy of graphql: Vite would take its "module" build where Node, and so every package around it, takes "main".
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'node',
          environment: 'node',
          // Files share the modules they load, which takes longer than most of them: no test may mock a module.
          isolate: false,
          include: ['{domain,services,api,worker,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'scripts/launcher/start.test.ts'],
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
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // `npm start` as a person runs it, again and again on the same machine: one after another.
          name: 'start',
          environment: 'node',
          include: ['scripts/launcher/start.test.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          // The whole product in a real browser; each file has the machine to itself.
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/testing/productSetup.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
