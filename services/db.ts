import { PrismaPg } from '@prisma/adapter-pg';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { PrismaClient } from './generated/prisma/client';

/** Prisma for what is comfortable and the pool for the few hand-written hot statements, over the same connections. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** @param poolMax the most connections this process holds. */
export function openDatabase({ url, poolMax }: { url: string; poolMax: number }): Database {
  const pool = new Pool({ connectionString: url, max: poolMax, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks (a restarted server) is replaced on next use; without a listener it would end the process.
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
