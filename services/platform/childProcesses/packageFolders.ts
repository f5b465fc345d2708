import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The folders in which Node looks for these packages and for all that they need, beginning at `file`: those in which they are,
 * and the places before them, which need not exist. Links are left out: `../..` behind a link leads out of the folder that it is in.
 */
export function packageFolders({ file, packages }: { file: string; packages: readonly string[] }): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string): void => {
    for (const place of createRequire(from).resolve.paths(name) ?? []) {
      const folder = join(place, name);
      if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
      const isKnown = folders.has(folder);
      folders.add(folder);
      const manifest = join(folder, 'package.json');
      if (!existsSync(manifest)) continue;
      if (!isKnown) for (const needed of needsOf(manifest)) add(needed, manifest);
      return;
    }
  };
  for (const name of packages) add(name, file);
  return [...folders];
}

/** Also what a package needs only on some systems, or expects from who uses it. */
function needsOf(manifest: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  ) as Manifest;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}
