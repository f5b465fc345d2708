import type { ClientBase } from 'pg';

/**
 * The tables with data of Fairtab, each one after those that its foreign keys lead to.
 * @throws when foreign keys lead in a circle.
 */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; parents: string[] }>(`
    SELECT t.relname AS name, ARRAY(
      SELECT DISTINCT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
      WHERE f.contype = 'f' AND f.conrelid = t.oid AND f.confrelid <> t.oid) AS parents
    FROM pg_class t WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND t.relname <> '_prisma_migrations'
    ORDER BY t.relname`);
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, parents }) => !ordered.includes(name) && parents.every((parent) => ordered.includes(parent)),
    );
    if (next.length === 0) throw new Error('The foreign keys of the tables lead in a circle');
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered;
}
