import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../Problem';
import { type SystemAccount, giveToOwnerOf } from './systemAccount';
import type { NativeFolder } from './binaries';

const MAJOR_VERSION = '17';
/** The role that made the cluster. Only the launcher uses it, to prepare the role of `ownerRole.ts`. */
export const SUPERUSER = 'fairtab';
export const DATABASE = 'fairtab';

/** Passwords and port of the server. The file lies beside the cluster and only its owner can read it. */
export interface Credentials {
  /** The password of the superuser. */
  readonly password: string;
  /** The password of the role that owns the database. Null until the first start after an upgrade from a version without that role. */
  readonly ownerPassword: string | null;
  /** The port of the last run. Null before the first one. */
  readonly port: number | null;
}

/** The environment of PostgreSQL's programs: no variable of Fairtab, and the same language on every machine. */
export function serverEnv(native: NativeFolder): Record<string, string> {
  const libraries = join(native, 'lib');
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries };
}

export const newPassword = () => randomBytes(24).toString('base64url');

const credentialsFile = (place: string) => join(place, 'connection.json');

export function readCredentials(place: string): Credentials {
  const file = credentialsFile(place);
  const found: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (typeof found !== 'object' || found === null || !('password' in found) || typeof found.password !== 'string') {
    throw new Problem(
      `The database in ${place} has lost its password file connection.json. Bring it back from a backup, or move the folder away to start with an empty database.`,
    );
  }
  return {
    password: found.password,
    ownerPassword: 'ownerPassword' in found && typeof found.ownerPassword === 'string' ? found.ownerPassword : null,
    port: 'port' in found && typeof found.port === 'number' ? found.port : null,
  };
}

export function writeCredentials({ place, credentials }: { place: string; credentials: Credentials }): void {
  const fresh = `${credentialsFile(place)}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(credentials)}\n`, { mode: 0o600 });
  giveToOwnerOf({ folder: place, file: fresh });
  renameSync(fresh, credentialsFile(place));
}

function explainInitdb({ place, output }: { place: string; output: string }): Problem {
  if (output.includes('No space left on device')) {
    return new Problem(
      `The disk of ${place} is full, so the database could not be made there. Free about 100 MB, or set DATA_DIR.`,
    );
  }
  if (output.includes('could not look up effective user ID')) {
    return new Problem(
      'PostgreSQL cannot run because the present user has no name on this system. Add it to /etc/passwd, or set DATABASE_URL.',
    );
  }
  const reason = output.split('\n').find((line) => /(error|FATAL|cannot)/.test(line)) ?? output.trim().slice(0, 300);
  return new Problem(`The built-in PostgreSQL could not make its database in ${place}: ${reason.trim()}`);
}

/** Makes the cluster in another folder and renames it when it is complete, so that a kill never leaves half a cluster. */
function createCluster({ place, native, account, sync }: ClusterOptions): void {
  for (const name of readdirSync(place)) {
    if (name.startsWith('unfinished-')) rmSync(join(place, name), { recursive: true, force: true });
  }
  const fresh = join(place, `unfinished-${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  if (account) chownSync(fresh, account.uid, account.gid);
  const password = newPassword();
  // initdb reads the password from a file, which the account it runs as must be able to open.
  const passwordFile = join(fresh, '..', `password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // A page that the disk returns damaged is then an error and not a wrong amount.
      '--data-checksums',
      ...(sync ? [] : ['--no-sync']),
    ],
    { env: serverEnv(native), cwd: '/', encoding: 'utf8', ...account },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw explainInitdb({ place, output: made.error?.message ?? `${made.stderr}\n${made.stdout}` });
  }
  writeCredentials({ place, credentials: { password, ownerPassword: newPassword(), port: null } });
  renameSync(fresh, join(place, 'cluster'));
}

export interface ClusterOptions {
  /** The folder of the cluster, its credentials and its log. */
  readonly place: string;
  readonly native: NativeFolder;
  readonly account: SystemAccount | null;
  /** False in tests, whose data may be lost in a crash of the machine. */
  readonly sync: boolean;
}

/**
 * Finds the cluster, or makes it.
 * @throws Problem when it cannot be made or belongs to another major version.
 */
export function prepareCluster(options: ClusterOptions): { cluster: string; created: boolean } {
  const cluster = join(options.place, 'cluster');
  const created = !existsSync(join(cluster, 'PG_VERSION'));
  if (created) createCluster(options);
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new Problem(
      `The database in ${cluster} was made by PostgreSQL ${version} and this Fairtab brings ${MAJOR_VERSION}. docs/operations.md says how to move it.`,
    );
  }
  if (!options.account) chmodSync(cluster, 0o700);
  return { cluster, created };
}
