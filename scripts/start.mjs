import { runTypeScript } from './launcher/bootstrap.mjs';

await runTypeScript({
  module: 'launcher/start.ts',
  development: process.argv.includes('--dev'),
  say: (step) => process.stdout.write(`  … ${step}\n`),
});
