import { Client } from 'pg';
import { DATABASE } from './cluster';

/** The role of the web server, the worker and the tools. It owns the database and everything in it, and is no superuser. */
export const OWNER = 'fairtab_owner';

const RIGHTS = 'LOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * One statement for each thing in the database that belongs to the superuser. PostgreSQL's own things are left out, and so
 * are sequences of columns, which follow their table. REASSIGN OWNED cannot do this, because the superuser of a cluster owns
 * PostgreSQL's own things, too.
 */
const TRANSFERS = `
  WITH things (kind, name, class, oid, namespace, owner) AS (
    SELECT CASE relkind WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, oid::regclass::text, 'pg_class'::regclass, oid, relnamespace, relowner
    FROM pg_class
    WHERE relkind IN ('r', 'p', 'v', 'm', 'f', 'c', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i'))
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, 'pg_proc'::regclass, oid, pronamespace, proowner FROM pg_proc WHERE prokind <> 'a'
    UNION ALL
    SELECT 'TYPE', oid::regtype::text, 'pg_type'::regclass, oid, typnamespace, typowner FROM pg_type WHERE typtype IN ('e', 'd', 'r')
    UNION ALL
    SELECT 'SCHEMA', quote_ident(nspname), 'pg_namespace'::regclass, oid, oid, nspowner FROM pg_namespace
  )
  SELECT format('ALTER %s %s OWNER TO %I', kind, name, $1::text) AS statement
  FROM things JOIN pg_namespace ON pg_namespace.oid = namespace
  WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    AND owner = current_user::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = class AND objid = things.oid AND deptype = 'e')`;

interface OwnerOptions {
  /** The URL of a database of the server, for the superuser. */
  readonly urlOf: (database: string) => string;
  readonly password: string;
  /** For tests, which make databases of their own. */
  readonly makesDatabases: boolean;
}

/**
 * Makes the role and its database when they are missing, and gives the role what belongs to the superuser: everything, in
 * a database of an earlier version of Fairtab. Everything is handed over at once or not at all, and it may be called again.
 */
export async function prepareOwner({ urlOf, password, makesDatabases }: OwnerOptions): Promise<void> {
  await asSuperuser(urlOf('postgres'), async (client) => {
    const { rowCount: roles } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    const rights = `${RIGHTS} ${makesDatabases ? 'CREATEDB' : 'NOCREATEDB'} PASSWORD ${client.escapeLiteral(password)}`;
    await client.query(`${roles === 0 ? 'CREATE' : 'ALTER'} ROLE ${OWNER} ${rights}`);
    const { rowCount: databases } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (databases === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`);
  });
  await asSuperuser(urlOf(DATABASE), async (client) => {
    const { rows } = await client.query<{ statement: string }>(TRANSFERS, [OWNER]);
    await client.query('BEGIN');
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${OWNER}`);
    for (const { statement } of rows) await client.query(statement);
    await client.query('COMMIT');
  });
}

async function asSuperuser(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
