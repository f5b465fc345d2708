import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, portProblem } from '../freePort';
import { type Guarded, startGuarded } from '../startGuarded';
import { DiskFull, Problem } from '../Problem';
import { type SystemAccount, giveToOwnerOf } from './systemAccount';
import { type NativeFolder, prepareBinaries } from './binaries';
import { serverUrl } from './builtInUrl';
import {
  DATABASE,
  newPassword,
  prepareCluster,
  readCredentials,
  serverEnv,
  SUPERUSER,
  writeCredentials,
} from './cluster';
import { OWNER, prepareOwner } from './ownerRole';
import { choosePlace } from './place';
import { type Postmaster, readPostmaster, stopLeftover } from './postmaster';

const START_MS = 60_000;
const MAX_LOG_BYTES = 10_000_000;

export interface EmbeddedPostgres {
  /** URL of the database `fairtab`, for the role that owns it. */
  readonly url: string;
  /** The same for the superuser. No part of the product gets it. */
  readonly superuserUrl: string;
  readonly port: number;
  /** Process id of the server. */
  readonly pid: number;
  readonly cluster: string;
  /** Resolves when the server has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Stops the server: open transactions roll back, and everything committed is written to disk. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Folder for the cluster. It is made when it is missing. */
  readonly folder: string;
  /** For tests: nothing is flushed to disk, and the folder is removed at the end. */
  readonly temporary?: boolean;
  /** Called with a message for each step that takes time. */
  readonly onStep?: (step: string) => void;
}

// Terse, because the details of a failed statement quote its row, and names and handles must not reach the log.
const ALWAYS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  jit: 'off',
};
const TEMPORARY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
  autovacuum: 'off',
};

interface Launch {
  readonly native: NativeFolder;
  readonly account: SystemAccount | null;
  readonly cluster: string;
  readonly log: string;
  readonly port: number;
  /** Folders to remove when the server has ended. */
  readonly removeAfter: readonly string[];
}

function launch({ native, account, cluster, log, port, removeAfter }: Launch): Guarded {
  const settings = { ...ALWAYS, ...(removeAfter.length > 0 ? TEMPORARY : {}), port };
  return startGuarded({
    command: join(native, 'bin', 'postgres'),
    args: ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    env: serverEnv(native),
    account,
    log,
    removeAfter,
  });
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The last lines the server wrote after byte `from`. */
function logTail({ log, from }: { log: string; from: number }): string {
  if (!existsSync(log)) return '';
  return readFileSync(log).subarray(from).toString('utf8').trimEnd().split('\n').slice(-8).join('\n');
}

/** Waits until the server accepts connections. Returns its process id, or null when it ended before that. */
async function waitUntilReady({ server, cluster }: { server: Guarded; cluster: string }): Promise<number | null> {
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    if (server.guard.exitCode !== null || server.guard.signalCode !== null) return null;
    const postmaster: Postmaster | null = server.pid() === null ? null : readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === server.pid()) return postmaster.pid;
    await wait(10);
  }
  await server.stop();
  throw new Problem(`The built-in PostgreSQL did not become ready within ${START_MS / 1000} seconds.`);
}

function explainFailure({ log, place, tail }: { log: string; place: string; tail: string }): Problem {
  if (tail.includes('No space left on device')) {
    return new DiskFull(
      `The disk of ${place} is full, so the database cannot start. Free some space; nothing is lost.`,
    );
  }
  return new Problem(`The built-in PostgreSQL ended while starting. Its log is ${log}; it ends with: ${tail}`);
}

async function choosePort(remembered: number | null): Promise<number> {
  if (remembered !== null && (await portProblem({ port: remembered, host: '127.0.0.1' })) === null) return remembered;
  return freePort();
}

/**
 * Starts the built-in PostgreSQL on its folder. It listens on the loopback address only and asks for a random password.
 * It stops when this process ends, even when this process is killed. A server that is still running there is stopped first.
 * @throws Problem that says what to do when PostgreSQL cannot run here.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, temporary = false, onStep = () => undefined } = options;
  const { place, account, closed } = choosePlace(folder);
  if (closed) onStep(`keeping the database in ${place}, because the account PostgreSQL runs as cannot enter ${closed}`);
  const native = prepareBinaries({ account, copyTo: place });
  const { cluster, created } = prepareCluster({ place, native, account, sync: !temporary });
  if (created) onStep('made a new database');
  if (await stopLeftover(cluster)) onStep('stopped a database server that an earlier run had left behind');

  const credentials = readCredentials(place);
  const log = join(place, 'postgres.log');
  if (sizeOf(log) > MAX_LOG_BYTES) rmSync(log);
  writeFileSync(log, '', { flag: 'a', mode: 0o600 });
  giveToOwnerOf({ folder: place, file: log });

  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(attempt === 1 ? credentials.port : null);
    const logStart = sizeOf(log);
    const server = launch({ native, account, cluster, log, port, removeAfter: temporary ? [place, folder] : [] });
    const pid = await waitUntilReady({ server, cluster });
    if (pid === null) {
      // Another program took the port meanwhile, or processes of a killed server still hold its shared memory.
      const tail = logTail({ log, from: logStart });
      if (attempt < 5 && /Address already in use|still in use|already exists/.test(tail)) {
        await wait(200 * attempt);
        continue;
      }
      throw explainFailure({ log, place, tail });
    }
    const { password } = credentials;
    const ownerPassword = credentials.ownerPassword ?? newPassword();
    // Written before the role has its password, so that nobody is locked out by a kill between the two.
    if (port !== credentials.port || ownerPassword !== credentials.ownerPassword)
      writeCredentials({ place, credentials: { password, ownerPassword, port } });
    const urlOf = serverUrl({ role: SUPERUSER, password, port });
    await prepareOwner({ urlOf, password: ownerPassword, makesDatabases: temporary });
    return {
      url: serverUrl({ role: OWNER, password: ownerPassword, port })(DATABASE),
      superuserUrl: urlOf(DATABASE),
      port,
      pid,
      cluster,
      ended: server.ended,
      stop: () => server.stop(),
    };
  }
}
