import { Client } from 'pg';

/** A database that Fairtab must not run on. The message says why, and what to do. */
export class UnsafeDatabase extends Error {
  override readonly name = 'UnsafeDatabase';
}

const OLDEST_MAJOR_VERSION = 15;
const CONNECT_MS = 8_000;

type Settings = Readonly<Record<string, string | undefined>>;

/** The required value of each setting, and the consequence of another one. */
const RULES: readonly {
  readonly isBroken: (settings: Settings) => boolean;
  readonly problem: (s: Settings) => string;
}[] = [
  {
    isBroken: ({ server_version_num: number }) => Math.floor(Number(number) / 10_000) < OLDEST_MAJOR_VERSION,
    problem: ({ server_version: version }) =>
      `it is PostgreSQL ${version ?? ''}, and Fairtab needs ${OLDEST_MAJOR_VERSION} or newer`,
  },
  {
    isBroken: ({ fsync }) => fsync === 'off',
    problem: () => 'fsync is off, so a crash of the machine would destroy it; set fsync = on',
  },
  {
    isBroken: ({ full_page_writes: writes }) => writes === 'off',
    problem: () => 'full_page_writes is off, so a crash of the machine could destroy it; set full_page_writes = on',
  },
  {
    isBroken: ({ synchronous_commit: commit }) => commit === 'off',
    problem: () =>
      'synchronous_commit is off, so a crash would lose payments that people were told are saved; set synchronous_commit = on',
  },
  {
    isBroken: ({ default_transaction_isolation: isolation }) => isolation !== 'read committed',
    problem: ({ default_transaction_isolation: isolation }) =>
      `default_transaction_isolation is ${isolation ?? ''}, under which people who tap at once would be refused; set it to read committed`,
  },
  {
    isBroken: ({ transaction_read_only: readOnly }) => readOnly === 'on',
    problem: () => 'it only reads: it is a standby, or default_transaction_read_only is on',
  },
];

/**
 * Call it before Fairtab begins to use a database.
 * @returns the server's version, such as "17.10".
 * @throws UnsafeDatabase with all reasons, and pg's error when the database cannot be reached.
 */
export async function checkDatabase(url: string): Promise<string> {
  const settings = await readSettings(url);
  const problems = problemsOf(settings);
  if (problems.length > 0) throw new UnsafeDatabase(`${problems.join('. Also, ')}.`);
  return settings['server_version']?.split(' ')[0] ?? '';
}

/** The reasons not to use a database with these settings, as PostgreSQL names and spells them. */
export function problemsOf(settings: Settings): string[] {
  return RULES.filter(({ isBroken }) => isBroken(settings)).map(({ problem }) => problem(settings));
}

async function readSettings(url: string): Promise<Settings> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name = ANY ($1)`,
      [
        [
          'server_version',
          'server_version_num',
          'fsync',
          'full_page_writes',
          'synchronous_commit',
          'default_transaction_isolation',
          'transaction_read_only',
        ],
      ],
    );
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  } finally {
    await client.end().catch(() => undefined);
  }
}
