import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder';
import { explainFolder, Problem } from '../Problem';
import { type Account, closedFolder, serverAccount } from './account';

/** Where root keeps a cluster whose own folder is closed to the account that PostgreSQL runs as. */
const SHARED_PLACE = '/var/lib/fairtab';

export interface Place {
  readonly place: string;
  readonly account: Account | null;
  /** The folder that made another place necessary. */
  readonly closed: string | null;
}

function openFolder(folder: string): string {
  makeFolder(folder);
  // Whatever the umask is, the account of the server must be able to pass through.
  if (process.getuid?.() === 0) chmodSync(folder, 0o755);
  return realpathSync(folder);
}

/**
 * Where the cluster of `folder` lives. PostgreSQL does not run as root, and the account it runs as instead cannot enter
 * a folder below, say, /root; then the cluster moves to /var/lib/fairtab and `folder` remembers where it is.
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
