import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder';
import { explainFolder, Problem } from '../Problem';
import { type SystemAccount, closedFolder, serverAccount } from './systemAccount';

/** Where a cluster goes when PostgreSQL's account cannot enter the data folder. */
const SHARED_PLACE = '/var/lib/fairtab';

export interface Place {
  readonly place: string;
  readonly account: SystemAccount | null;
  /** The folder PostgreSQL's account cannot enter, when that is why the cluster is elsewhere. */
  readonly closed: string | null;
}

function openFolder(folder: string): string {
  makeFolder(folder);
  // PostgreSQL's account must be able to enter it, also when the umask forbids it.
  if (process.getuid?.() === 0) chmodSync(folder, 0o755);
  return realpathSync(folder);
}

/**
 * Returns where the cluster of `folder` is. When root starts Fairtab, PostgreSQL runs as another account, which cannot
 * enter a folder below /root, for example. Then the cluster is in /var/lib/fairtab, and a file in `folder` says where.
 * @throws Problem when the folder cannot be written.
 */
export function choosePlace(folder: string): Place {
  try {
    const home = openFolder(folder);
    const account = serverAccount(join(home, 'cluster'));
    const closed = account ? closedFolder({ path: home, account }) : null;
    if (!account || !closed) return { place: home, account, closed: null };

    const note = join(home, 'moved-to');
    const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : null;
    const place = known ?? join(SHARED_PLACE, randomBytes(6).toString('hex'));
    openFolder(SHARED_PLACE);
    openFolder(place);
    const stillClosed = closedFolder({ path: place, account });
    if (stillClosed) {
      throw new Problem(
        `PostgreSQL does not run as root, and the account it runs as cannot enter ${closed}. Set DATA_DIR to a folder it can enter, start Fairtab as another user, or set DATABASE_URL.`,
      );
    }
    if (!known) writeFileSync(note, `${place}\n`);
    return { place, account: serverAccount(join(place, 'cluster')), closed };
  } catch (error) {
    throw explainFolder({ folder, error }) ?? error;
  }
}
