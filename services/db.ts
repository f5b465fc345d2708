import { PrismaPg } from '@prisma/adapter-pg';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { PrismaClient } from './generated/prisma/client';

/** Prisma for most queries and the pool for a few hand-written, frequent ones, over the same connections. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** @param poolMax the most connections this process holds. */
export function openDatabase({ url, poolMax }: { url: string; poolMax: number }): Database {
  const pool = new Pool({ connectionString: url, max: poolMax, connectionTimeoutMillis: 10_000 });
  // The pool replaces an idle connection that breaks, when the server restarts. Without a listener the error would end
  // the process.
  pool.on('error', () => undefined);
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: ({ sql }) => createHash('md5').update(sql).digest('hex'),
  });
  const prisma = new PrismaClient({ adapter });
  return {
    prisma,
    pool,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
