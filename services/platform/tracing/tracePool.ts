import type { Pool } from 'pg';
import type { Step, Traces } from './Traces';

type Query = (...args: readonly unknown[]) => unknown;

const VERBS = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'BEGIN', 'COMMIT', 'ROLLBACK', 'SET']);
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:"?public"?\.)?"?([a-z_]+)/i;

/** Makes each statement a step of the trace that is under way, with its wait for a connection. */
export function tracePool(pool: Pool, traces: Traces): Pool {
  traceQueries(pool, traces);
  pool.on('connect', (client) => traceQueries(client, traces));
  return pool;
}

function traceQueries(target: Pick<Pool, 'query'>, traces: Traces): void {
  const query = target.query.bind(target) as Query;
  const traced: Query = (...args) => {
    // The pool itself asks its connections with a callback, and has a step of its own for that statement.
    if (typeof args.at(-1) === 'function' || isStream(args[0])) return query(...args);
    return traces.within(stepOf(args[0]), () => query(...args) as Promise<unknown>);
  };
  Object.assign(target, { query: traced });
}

const isStream = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'submit' in statement;

/** Says what kind of statement it is and the first table that it names, never its text or its values. */
function stepOf(statement: unknown): Step {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  const sql = typeof text === 'string' ? text : '';
  const [word = ''] = /\w+/.exec(sql) ?? [];
  const verb = VERBS.has(word.toUpperCase()) ? word.toUpperCase() : 'SQL';
  const [, table] = TABLE.exec(sql) ?? [];
  return {
    name: table === undefined ? verb : `${verb} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  };
}
