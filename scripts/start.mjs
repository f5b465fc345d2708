import { runTypeScript } from './bootstrap.mjs';

await runTypeScript({ module: 'start.ts', development: false, say: (step) => process.stdout.write(`  … ${step}\n`) });
