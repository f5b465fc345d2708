import { runMigrations } from '@fairtab/services/platform/migrations';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../launcher/postgres/startPostgres';

/** A migrated database on a PostgreSQL of its own, which flushes nothing to disk and is removed at the end. */
export async function startProofDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-proof-'));
  const server = await startPostgres({ folder, temporary: true });
  await runMigrations({ url: server.url });
  return { url: server.url, stop: () => server.stop() };
}
