import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A user of the operating system, by number. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

function nobody(): Account {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('nobody:'));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  } catch {
    // No such file: the usual numbers are as good a guess as any.
  }
  return { uid: 65534, gid: 65534 };
}

/**
 * PostgreSQL refuses to run as root, so there it runs as whoever owns the cluster already, or as nobody.
 * Null: as the present user.
 */
export function serverAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/** What root puts into somebody's folder must stay usable for that somebody. */
export function giveToOwnerOf({ folder, file }: { folder: string; file: string }): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

/** The first folder on the way to `path` that the account may not pass through, or null when the way is open. */
export function closedFolder({ path, account }: { path: string; account: Account }): string | null {
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
