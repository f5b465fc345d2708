import { runMain } from './launcher/bootstrap.mjs';

await runMain({
  module: 'testing/testAll.ts',
  development: true,
  say: (step) => process.stdout.write(`${step}\n`),
});
