import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** A module of the browser and what it imports as one script, for a page that is no part of the web client's build. */
export async function bundleForBrowser(module: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
