import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

const folderOf = (part: string) => fileURLToPath(new URL(`../../../${part}`, import.meta.url));

/**
 * A task's module and what it imports of ours as one CommonJS text; packages are left out. A confined child needs it,
 * since it may not start the compiler. Takes some 100 ms, in which this process does nothing else.
 */
export function bundleTask(module: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    platform: 'node',
    target: `node${process.versions.node}`,
    format: 'cjs',
    packages: 'external',
    alias: { '@fairtab/domain': folderOf('domain'), '@fairtab/services': folderOf('services') },
    // A text that is evaluated has no loader for import().
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': JSON.stringify(module.href) },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
