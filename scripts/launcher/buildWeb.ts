import { LANGUAGES } from '@fairtab/domain/language/languages';
import { plainEnvironment } from '@fairtab/services/platform/childProcesses/plainEnvironment';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { errorCode, Problem } from './Problem';

const SOURCES = ['web', 'domain', 'schema.graphql', 'relay.config.js', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.vite']);

interface WebSettings {
  /** The project's folder. */
  readonly root: string;
  /** The address that the pages tell people to write to. Null: the example in web/vite.config.ts. */
  readonly contactAddress: string | null;
  readonly onStep: (step: string) => void;
}

/**
 * A hash of everything that the pages are built from.
 * @param options.takes whether a file is counted; by default all of them.
 */
export function hashSources({
  root,
  contactAddress,
  takes = () => true,
}: Omit<WebSettings, 'onStep'> & { takes?: (path: string) => boolean }): string {
  const hash = createHash('sha256').update(contactAddress ?? '');
  const add = (path: string) => {
    const full = join(root, path);
    if (!existsSync(full) || !takes(path)) return;
    hash.update(path);
    hash.update(readFileSync(full));
  };
  const walk = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      if (entry.isDirectory()) walk(join(path, entry.name));
      else add(join(path, entry.name));
    }
  };
  for (const source of SOURCES) {
    if (/\.\w+$/.test(source)) add(source);
    else walk(source);
  }
  return hash.digest('hex');
}

/** Vite's arguments for the two bundles of the pages: for browsers, and for the server that renders them. */
const BUNDLES = [[], ['--ssr', 'src/server.tsx']];

function runVite(
  root: string,
  { language, bundle, contactAddress }: PageSettings & { bundle: readonly string[] },
): Promise<{ code: number | null; output: string }> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [vite, 'build', ...bundle, '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      env: {
        ...plainEnvironment(),
        PAGE_LANGUAGE: language,
        ...(contactAddress === null ? {} : { CONTACT_ADDRESS: contactAddress }),
        NODE_ENV: 'production',
        NO_COLOR: '1',
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    build.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    build.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    build.once('error', reject);
    build.once('exit', (code) =>
      resolve({ code, output: stripVTControlCharacters(Buffer.concat(chunks).toString('utf8')).trim() }),
    );
  });
}

interface PageSettings {
  /** One of LANGUAGES, or `pseudo`. */
  readonly language: string;
  readonly contactAddress: string | null;
}

/**
 * Builds the pages in one language, into a folder of its own.
 * @throws Problem when the build fails.
 */
export async function buildPages({ root, ...settings }: PageSettings & { root: string }): Promise<void> {
  for (const bundle of BUNDLES) {
    const { code, output } = await runVite(root, { ...settings, bundle });
    if (code === 0) continue;
    if (/EACCES|EROFS|EPERM/.test(output)) throw Object.assign(new Error(output), { code: 'EACCES' });
    throw new Problem(`The web pages could not be built. ${output}`);
  }
}

/**
 * Builds the web pages when their sources or settings changed since the last build.
 * @returns whether it built them.
 * @throws Problem when the build fails or web/dist cannot be written.
 */
export async function buildWeb({ root, contactAddress, onStep }: WebSettings): Promise<boolean> {
  const stamp = join(root, 'web', 'dist', '.sources');
  const hash = hashSources({ root, contactAddress });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  onStep('building the web pages');
  const dist = dirname(stamp);
  try {
    rmSync(stamp, { force: true });
    await Promise.all(LANGUAGES.map((language) => buildPages({ root, language, contactAddress })));
    writeFileSync(stamp, hash);
    return true;
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
    throw new Problem(
      `The web pages have to be built and ${dist} cannot be written. Run \`npm start\` once as the user who owns ${root}, or make the folder writable.`,
    );
  }
}
