import { runTypeScript } from './launcher/bootstrap.mjs';

await runTypeScript({
  module: 'testing/testAll.ts',
  development: true,
  say: (step) => process.stdout.write(`${step}\n`),
});
