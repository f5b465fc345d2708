import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadDatabase } from '@fairtab/services/backup/loadDatabase';
import { readStartConfig, type StartConfig } from '@fairtab/services/config';
import { takeDataFolder } from '../launcher/dataFolder';
import { startPostgres } from '../launcher/postgres/startPostgres';

/** `npm run restore -- <folder>`: a backup into an empty database and an empty data folder, while Fairtab does not run. */
async function restore(source: string | undefined): Promise<string> {
  if (source === undefined) throw new Error('Say where the backup is: npm run restore -- /backups/fairtab-today');
  const config = readStartConfig(process.env);
  const folder = resolve(source);
  const taken = await takeDataFolder({ folder: config.dataDir, port: config.port });
  try {
    const photos = join(config.dataDir, 'files');
    if (existsSync(photos)) throw new Error(`${photos} exists already. Restore into an empty DATA_DIR.`);
    const { takenAt } = await withDatabase(config, (url) => loadDatabase({ url, folder: join(folder, 'database') }));
    if (existsSync(join(folder, 'files'))) await cp(join(folder, 'files'), photos, { recursive: true });
    const key = config.dataKeys.length > 0 ? '' : `Put the key back as ${join(config.dataDir, 'data-key')}, and then `;
    return `Restored what there was at ${takenAt}. ${key}start Fairtab.\n`;
  } finally {
    taken.release();
  }
}

/** Does the work on the database of DATABASE_URL, or on the built-in one, which runs for as long as that takes. */
async function withDatabase<T>(config: StartConfig, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return work(config.databaseUrl);
  const postgres = await startPostgres({ folder: join(config.dataDir, 'postgres') });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

restore(process.argv[2]).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
