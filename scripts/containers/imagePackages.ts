import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** @returns where package-lock.json has what these workspaces need, as `npm ci --omit=dev --workspace=…` installs it. */
export function packagesOf({ root, workspaces }: { root: string; workspaces: readonly string[] }): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const found = new Set<string>();
  const open = [...workspaces];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = placeOf(packages, { name, from: path });
      if (place === null || found.has(place)) continue;
      found.add(place);
      open.push(place);
    }
  }
  for (const workspace of workspaces) found.add(`node_modules/@fairtab/${workspace}`);
  return found;
}

/** Looks for a package as node does: in the folder that asks, then further and further up. */
function placeOf(packages: Record<string, Entry>, { name, from }: { name: string; from: string }): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

/** What the files of a folder take on the disk, in bytes. Links are not followed. @param isCounted whether a path, with everything in it, counts */
export function bytesOnDisk(path: string, isCounted: (path: string) => boolean = () => true): number {
  if (!isCounted(path)) return 0;
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return 0;
  const own = stat.blocks * 512;
  if (!stat.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + bytesOnDisk(join(path, name), isCounted), own);
}
