import { runTypeScript } from './launcher/bootstrap.mjs';

await runTypeScript({
  module: 'launcher/start.ts',
  development: false,
  say: (step) => process.stdout.write(`  … ${step}\n`),
});
