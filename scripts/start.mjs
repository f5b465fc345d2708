import { runMain } from './launcher/bootstrap.mjs';

await runMain({
  module: 'launcher/start.ts',
  compiled: 'start.mjs',
  development: process.argv.includes('--dev'),
  say: (step) => process.stdout.write(`  … ${step}\n`),
});
