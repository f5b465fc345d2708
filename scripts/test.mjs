import { runTypeScript } from './bootstrap.mjs';

await runTypeScript({ module: 'testAll.ts', development: true, say: (step) => process.stdout.write(`${step}\n`) });
