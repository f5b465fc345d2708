// Plain JavaScript: it runs before TypeScript can.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';

const ENTRIES = {
  api: 'api/main.ts',
  worker: 'worker/main.ts',
  start: 'scripts/launcher/start.ts',
  migrate: 'scripts/tools/migrate.ts',
};
const WORKSPACES = ['api', 'domain', 'services', 'worker'];

const slashed = (path) => path.split(sep).join('/');
const sizeAndTime = (file) => {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: -1 };
  return `${size} ${mtimeMs}`;
};

/** The files that the last build was made from, with the size and time of each; null without a build. */
function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Compiles what runs in production to JavaScript in `dist`, when a source has changed since the last time. Packages are left out.
 * Files that the sources name by `import.meta.url` stay where they are, so `dist` needs the sources beside it.
 * @returns whether it compiled.
 * @throws esbuild's error for a source that is not TypeScript; node's when `dist` cannot be written.
 */
export async function compile({ root }) {
  const dist = join(root, 'dist');
  const stamp = join(dist, '.sources');
  const known = readStamp(stamp);
  if (known !== null && Object.entries(known).every(([path, was]) => sizeAndTime(join(root, path)) === was))
    return false;
  const { build } = await import('esbuild');
  mkdirSync(dist, { recursive: true });
  // A process that finds no stamp, because this one was killed, compiles again.
  rmSync(stamp, { force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(ENTRIES).map(([out, entry]) => ({ in: join(root, entry), out })),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['node'],
    mainFields: ['main'],
    alias: Object.fromEntries(WORKSPACES.map((name) => [`@fairtab/${name}`, join(root, name)])),
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [packagesOutside({ root, dist }), ownPlaces({ root, dist })],
  });
  const inputs = [...Object.keys(metafile.inputs), 'package-lock.json', 'scripts/launcher/compile.mjs'];
  const made = Object.fromEntries(inputs.map((path) => [path, sizeAndTime(join(root, path))]));
  writeFileSync(`${stamp}.new`, JSON.stringify(made));
  renameSync(`${stamp}.new`, stamp);
  return true;
}

/** Leaves packages to node. One that only a workspace has is named by its path, because node looks for packages from `dist`. */
function packagesOutside({ root, dist }) {
  return {
    name: 'packages outside',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData?.isOurs || kind === 'entry-point' || path.startsWith('node:') || path.startsWith('@fairtab/'))
          return;
        const name = path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/');
        const workspace = join(root, slashed(relative(root, resolveDir)).split('/')[0] ?? '');
        if (workspace === root || !existsSync(join(workspace, 'node_modules', name))) return { path, external: true };
        const found = await resolve(path, { kind, resolveDir, pluginData: { isOurs: true } });
        return { path: `./${slashed(relative(dist, found.path))}`, external: true };
      });
    },
  };
}

/** Lets a source know where it lies itself, and not where its text in `dist` does. */
function ownPlaces({ root, dist }) {
  return {
    name: 'own places',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes('import.meta.url') || !path.startsWith(root)) return;
        const place = JSON.stringify(slashed(relative(dist, path)));
        const contents = text.replace(/(?<!['"`])import\.meta\.url/g, `new URL(${place}, import.meta.url).href`);
        return { contents, loader: extname(path).slice(1), resolveDir: dirname(path) };
      });
    },
  };
}
