import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest's default leaves one core unused, which is half of a machine with two. Most tests wait for a database anyway.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // Vite would load graphql's "module" build, but packages that Node loads get its "main" build: two copies.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'node',
          environment: 'node',
          // Test files share loaded modules, because loading takes longer than most tests. So no test may mock a module.
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
          // Runs the real `npm start`, one test after another.
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
          // The whole product in a real browser, one file after another.
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
