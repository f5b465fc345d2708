import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../scripts/launcher/freePort';
import { prepareBinaries } from '../../scripts/launcher/postgres/binaries';
import { DATABASE, readCredentials, serverEnv, SUPERUSER } from '../../scripts/launcher/postgres/cluster';
import { OWNER } from '../../scripts/launcher/postgres/ownerRole';
import { readPostmaster } from '../../scripts/launcher/postgres/postmaster';
import { serverUrl } from '../../scripts/launcher/postgres/builtInUrl';
import { startPostgres } from '../../scripts/launcher/postgres/startPostgres';
import { giveToOwnerOf, serverAccount } from '../../scripts/launcher/postgres/systemAccount';
import { startGuarded, type Guarded } from '../../scripts/launcher/startGuarded';
import { HAProxy } from '../../scripts/proof/rolling/HAProxy';

/** How many seconds a standby may take to become a primary. */
const PROMOTE_S = 60;
const READY_MS = 60_000;
const CHECK_MS = 250;
const STANDBY = 'standby';

/** The settings of both databases. A commit waits for the disk, as in the product. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_error_verbosity: 'terse',
  jit: 'off',
  wal_level: 'replica',
  max_connections: '400',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
};

type UrlOf = (options: { readonly role: 'owner' | 'superuser'; readonly port: number }) => string;

interface Server {
  readonly cluster: string;
  readonly port: number;
  readonly guarded: Guarded;
}

/** A PostgreSQL that streams to a standby, and HAProxy in front of both with docs/haproxy-postgres.cfg. */
export class PostgresPair {
  readonly proxy: HAProxy;
  readonly #folder: string;
  readonly #urlOf: UrlOf;
  readonly #old: Server;
  readonly #standby: Server;
  #primary: Server;

  private constructor(parts: { proxy: HAProxy; folder: string; urlOf: UrlOf; primary: Server; standby: Server }) {
    this.proxy = parts.proxy;
    this.#folder = parts.folder;
    this.#urlOf = parts.urlOf;
    this.#old = this.#primary = parts.primary;
    this.#standby = parts.standby;
  }

  /** @param options.isSynchronous whether a commit waits until the standby has it on its disk. */
  static async start({ isSynchronous }: { isSynchronous: boolean }): Promise<PostgresPair> {
    const folder = await mkdtemp(join(tmpdir(), 'fairtab-pair-'));
    // PostgreSQL does not run as root, and its account must be able to enter the folder.
    chmodSync(folder, 0o755);
    const made = await startPostgres({ folder: join(folder, 'database1') });
    await onDatabase(made.superuserUrl, 'CREATE ROLE fairtab_check LOGIN', 'CREATE EXTENSION pg_stat_statements');
    await made.stop();
    const { cluster } = made;
    const place = dirname(cluster);
    const { password, ownerPassword } = readCredentials(place);
    const hba = join(cluster, 'pg_hba.conf');
    writeFileSync(hba, `host postgres fairtab_check 127.0.0.1/32 trust\n${readFileSync(hba, 'utf8')}`);

    const copy = join(folder, 'database2', 'cluster');
    mkdirSync(dirname(copy));
    const copied = spawnSync('cp', ['-a', cluster, copy], { encoding: 'utf8' });
    if (copied.status !== 0) throw new Error(`the standby could not be made: ${copied.stderr}`);
    const [port, standbyPort] = [await freePort(), await freePort()];
    writeFileSync(join(copy, 'standby.signal'), '');
    giveToOwnerOf({ folder: copy, file: join(copy, 'standby.signal') });
    appendFileSync(
      join(copy, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=${SUPERUSER} password=${password} application_name=${STANDBY}'\n`,
    );
    const primary = await launch({
      cluster,
      port,
      settings: isSynchronous ? { synchronous_standby_names: STANDBY } : {},
    });
    const standby = await launch({ cluster: copy, port: standbyPort, settings: {} });
    const urlOf: UrlOf = ({ role, port: at }) =>
      serverUrl(
        role === 'owner'
          ? { role: OWNER, password: ownerPassword ?? '', port: at }
          : { role: SUPERUSER, password, port: at },
      )(DATABASE);
    const isPrimary = async (at: number): Promise<boolean> => {
      const [row] = await onDatabase(urlOf({ role: 'owner', port: at }), 'SELECT NOT pg_is_in_recovery() AS is');
      return row?.['is'] === true;
    };
    const proxy = await HAProxy.startForDatabase({ ports: [port, standbyPort], checkMs: CHECK_MS, isPrimary });
    return new PostgresPair({ folder, proxy, urlOf, primary, standby });
  }

  /** Where processes come to: HAProxy, as the role that owns the database. */
  get url(): string {
    return this.#urlOf({ role: 'owner', port: this.proxy.port });
  }

  /** Process id of the server that takes writes now. */
  get pid(): number {
    return pidOf(this.#primary);
  }

  /** Process id of the server that was the standby first. */
  get standbyPid(): number {
    return pidOf(this.#standby);
  }

  /** Runs statements as the superuser on the one that takes writes now. @returns the rows of the last one. */
  ask(...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
    return onDatabase(this.#urlOf({ role: 'superuser', port: this.#primary.port }), ...statements);
  }

  /** Cuts the standby off: from now on it receives nothing. */
  async cutStandbyOff(): Promise<void> {
    const url = this.#urlOf({ role: 'superuser', port: this.#standby.port });
    await onDatabase(url, `ALTER SYSTEM SET primary_conninfo = ''`, 'SELECT pg_reload_conf()');
    for (;;) {
      const rows = await onDatabase(url, 'SELECT pid FROM pg_stat_wal_receiver');
      if (rows.length === 0) return;
      await wait(5);
    }
  }

  /** Ends the primary with all of its processes, as when its machine dies, and has the standby take its place. */
  async failOver(): Promise<void> {
    const pid = pidOf(this.#old);
    process.kill(pid, 'SIGSTOP');
    for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    await this.#old.guarded.ended;
    const promoted = await onDatabase(
      this.#urlOf({ role: 'superuser', port: this.#standby.port }),
      `SELECT pg_promote(true, ${PROMOTE_S}) AS is`,
    );
    if (promoted[0]?.['is'] !== true) throw new Error('the standby was not promoted');
    this.#primary = this.#standby;
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await Promise.all([this.#old.guarded.stop(), this.#standby.guarded.stop()]);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** @returns the rows of the last statement. */
async function onDatabase(url: string, ...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    let rows: readonly Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function launch({
  cluster,
  port,
  settings,
}: {
  cluster: string;
  port: number;
  settings: Readonly<Record<string, string>>;
}): Promise<Server> {
  const account = serverAccount(cluster);
  const place = dirname(cluster);
  const native = prepareBinaries({ account, copyTo: place });
  const log = join(place, 'server.log');
  const all = Object.entries({ ...SETTINGS, ...settings, port: String(port) });
  const guarded = startGuarded({
    command: join(native, 'bin', 'postgres'),
    args: ['-D', cluster, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    env: serverEnv(native),
    account,
    log,
    removeAfter: [],
  });
  for (const end = performance.now() + READY_MS; performance.now() < end;) {
    if (guarded.guard.exitCode !== null) break;
    if (guarded.pid() !== null && readPostmaster(cluster)?.ready) return { cluster, port, guarded };
    await wait(20);
  }
  throw new Error(`a PostgreSQL did not start: ${readFileSync(log, 'utf8').split('\n').slice(-6).join('\n')}`);
}

function pidOf({ cluster, guarded }: Server): number {
  const pid = readPostmaster(cluster)?.pid ?? guarded.pid();
  if (pid === null) throw new Error('the database does not run');
  return pid;
}

/** The processes that another one has started and that still run. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
