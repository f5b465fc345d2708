import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** An account of the operating system. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

function nobody(): SystemAccount {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('nobody:'));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  } catch {
    // This system has no /etc/passwd: use the usual ids of nobody.
  }
  return { uid: 65534, gid: 65534 };
}

/**
 * Returns the account PostgreSQL runs as when Fairtab runs as root, which PostgreSQL refuses: the owner of the cluster,
 * or nobody. Returns null when Fairtab does not run as root.
 */
export function serverAccount(cluster: string): SystemAccount | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/** Gives a file that root created to the folder's owner, who has to be able to use it later. */
export function giveToOwnerOf({ folder, file }: { folder: string; file: string }): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

/** Returns the first folder of `path` that the account may not enter, or null when it may enter all of them. */
export function closedFolder({ path, account }: { path: string; account: SystemAccount }): string | null {
  const parents: string[] = [];
  for (let folder = path; ; folder = dirname(folder)) {
    parents.unshift(folder);
    if (dirname(folder) === folder) break;
  }
  for (const folder of parents) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat?.isDirectory()) return null;
    const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return folder;
  }
  return null;
}
