import { packageFolders } from './packageFolders';

/** Node 22 renamed it. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/** Newer versions of Node also ask before a process uses the network, which a reader in the cloud needs. */
const NETWORK = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : [];

/** Packages read these to find out for which system they load their native part. */
const SYSTEM_FILES = ['/etc/alpine-release', '/usr/bin/ldd'];

/**
 * Options for node under which its JavaScript reads `file`, the given paths and the given packages, writes no file, and starts
 * no process and no thread. Native packages still reach what the system lets the process reach.
 *
 * Node compares texts of paths and follows links wherever they lead. So the folder of all packages is not among the paths: the
 * links to our own parts are in it, and `../..` behind one of them leads to the default data folder.
 */
export function confinedTo({
  file,
  reads,
  packages,
}: {
  file: string;
  reads: readonly string[];
  packages: readonly string[];
}): string[] {
  // With the star also for a folder that does not exist, at which newer versions of Node must be able to look in vain.
  const folders = packageFolders({ file, packages }).map((folder) => `${folder}/*`);
  return [
    PERMISSION,
    '--allow-addons',
    ...NETWORK,
    ...[file, ...reads, ...SYSTEM_FILES, ...folders].map((path) => `--allow-fs-read=${path}`),
    // Node says at each start that this is experimental, and that native packages are not confined.
    '--no-warnings',
  ];
}
