import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** Every table with rows of a scene, in an order in which they can be inserted. */
const TABLES = [
  'guest',
  'account',
  'session',
  'receipt',
  'pay_to',
  'item',
  'payment',
  'claim',
  'change',
  'scan',
  'photo',
] as const;

/** Rows as JSON texts, by table. */
export type Rows = Readonly<Record<(typeof TABLES)[number], string>>;

/** All rows of a database in which nothing but the scene is. */
export async function readRows(pool: Pool): Promise<Rows> {
  const columns = TABLES.map(
    (name) => `(SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text FROM ${name} t) AS ${name}`,
  );
  const { rows } = await pool.query<Rows>(`SELECT ${columns.join(', ')}`);
  const [all] = rows;
  if (!all) throw new Error('PostgreSQL answered without a row');
  return all;
}

/** Inserts the rows once more under new ids, names and secrets. @returns what translates any text about them. */
export async function cloneRows(pool: Pool, rows: Rows): Promise<(text: string) => string> {
  const renamed = new Map<string, string>();
  const rename = (old: string, fresh: () => string): string => {
    const name = renamed.get(old) ?? fresh();
    renamed.set(old, name);
    return name;
  };
  const translate = (text: string): string =>
    text
      .replace(/(?<=")[\w-]{22}(?="(?!:))/g, (id) => rename(id, () => randomBytes(16).toString('base64url')))
      .replace(/(?<=\\x)[0-9a-f]{64}(?=")/g, (hash) => rename(hash, () => randomBytes(32).toString('hex')))
      .replace(/member-[0-9a-f]{8}/g, (name) => rename(name, () => `member-${randomBytes(4).toString('hex')}`));
  const inserts = TABLES.map((name) => {
    const literal = `$rows$${translate(rows[name])}$rows$`;
    return `INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${literal})`;
  });
  // Without parameters they go as one request and are one transaction.
  await pool.query(inserts.join(';'));
  return translate;
}
