import { join } from 'node:path';
import type { StartConfig } from '@fairtab/services/config';
import { startPostgres } from '../launcher/postgres/startPostgres';

/** Does the work on the database of DATABASE_URL, or on the built-in one, which runs for as long as that takes. */
export async function withDatabase<T>(config: StartConfig, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return work(config.databaseUrl);
  const postgres = await startPostgres({ folder: join(config.dataDir, 'postgres') });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
