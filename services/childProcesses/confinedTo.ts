import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Node 22 renamed it. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/** Newer versions of Node also ask before a process uses the network, which a reader in the cloud needs. */
const NETWORK = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : [];

/** By these, packages find out for which system they load their native part. */
const SYSTEM_FILES = ['/etc/alpine-release', '/usr/bin/ldd'];

/**
 * Options for node under which its JavaScript reads the given paths and the packages that `file` can import, writes no
 * file, and starts no process and no thread. Native packages still reach what the system lets the process reach.
 */
export function confinedTo({ file, reads }: { file: string; reads: readonly string[] }): string[] {
  const packages = (createRequire(file).resolve.paths('any-package') ?? []).filter((folder) => existsSync(folder));
  return [
    PERMISSION,
    '--allow-addons',
    ...NETWORK,
    ...[file, ...reads, ...SYSTEM_FILES, ...packages.map((folder) => `${folder}/`)].map(
      (path) => `--allow-fs-read=${path}`,
    ),
    // Node says at each start that this is experimental, and that native packages are not confined.
    '--no-warnings',
  ];
}
