import { PrismaPg } from '@prisma/adapter-pg';
import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { PrismaClient } from '../generated/prisma/client';
import { APPLICATION_NAME } from './programVersion';
import { tracePool } from './tracing/tracePool';
import { NO_TRACES, type Traces } from './tracing/Traces';

/** Prisma for most queries and two pools for a few hand-written, frequent ones. */
export interface Database {
  readonly prisma: PrismaClient;
  /** For reads. Writes that wait never use its connections up. */
  readonly pool: Pool;
  /** For the writes of receipts. Prisma's transactions use its connections, too. */
  readonly writes: Pool;
  close(): Promise<void>;
}

/** How long a step may take, in ms. A step that takes longer fails, and its request may be sent again. */
export interface Patience {
  /** Waiting for a connection, be it a new one or one that another request has now. */
  readonly connectMs: number;
  /** The same for a write. Its connection has to wait for the disk, perhaps for that of a standby too, so a queue moves slowly. */
  readonly connectToWriteMs: number;
  readonly statementMs: number;
  /** Waiting for a row that another transaction has locked. */
  readonly lockMs: number;
  /** A transaction between two statements. */
  readonly idleMs: number;
}

/** For requests: somebody looks at the screen. A lock is given up so soon because a waiting write occupies a connection. */
export const PATIENCE_OF_REQUESTS: Patience = {
  connectMs: 2_000,
  connectToWriteMs: 4_000,
  statementMs: 3_000,
  lockMs: 250,
  idleMs: 4_000,
};
/** For jobs, which go through many rows and are tried again. */
export const PATIENCE_OF_JOBS: Patience = {
  connectMs: 5_000,
  connectToWriteMs: 5_000,
  statementMs: 30_000,
  lockMs: 5_000,
  idleMs: 30_000,
};

/** The server ends a statement by itself. Only when its answer does not come either is the connection given up. */
const ANSWER_MS = 500;
/** How long a connection is silent before the system asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

/** @param poolMax the most connections this process holds, 2 or more. */
export function openDatabase({
  url,
  poolMax,
  patience = PATIENCE_OF_REQUESTS,
  traces = NO_TRACES,
}: {
  url: string;
  poolMax: number;
  patience?: Patience;
  traces?: Traces;
}): Database {
  const writesMax = Math.ceil(poolMax / 2);
  const open = (max: number, connectMs: number): Pool => {
    const opened = openPool({ ...connectionOf(url, patience), max, connectionTimeoutMillis: connectMs });
    return traces === NO_TRACES ? opened : tracePool(opened, traces);
  };
  const { connectMs, connectToWriteMs: maxWait, statementMs } = patience;
  const writes = open(writesMax, maxWait);
  const pool = open(Math.max(1, poolMax - writesMax), connectMs);
  const adapter = new PrismaPg(routed({ statements: pool, transactions: writes }), {
    statementNameGenerator: ({ sql }) => createHash('md5').update(sql).digest('hex'),
  });
  const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait, timeout: 2 * statementMs } });
  return {
    prisma,
    pool,
    writes,
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([pool.end(), writes.end()]);
    },
  };
}

function connectionOf(url: string, { statementMs, lockMs, idleMs }: Patience): PoolConfig {
  return {
    connectionString: url,
    application_name: APPLICATION_NAME,
    statement_timeout: statementMs,
    query_timeout: statementMs + ANSWER_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // The pool replaces an idle connection that breaks, when the server restarts. Without a listener the error would end
  // the process.
  pool.on('error', () => undefined);
  // Prisma gives a connection back after a time-out, too. The pool must not hand it out again while no answer has come.
  pool.on('release', (_error, client) => {
    if (isWaiting(client)) void client.end().catch(() => undefined);
  });
  return pool;
}

function isWaiting(client: PoolClient): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false;
}

/** A pool for Prisma: transactions take their connections from one pool, single statements from the other. */
function routed({ statements, transactions }: { statements: Pool; transactions: Pool }): Pool {
  return Object.assign(new Pool(), {
    query: statements.query.bind(statements),
    connect: transactions.connect.bind(transactions),
  });
}
