import { readStartConfig, type Config } from '@fairtab/services/config';
import { openDatabase, type Database } from '@fairtab/services/platform/db';
import { builtInUrl } from '../launcher/postgres/builtInUrl';
import { runCommand } from './runCommand';

/** Runs a command with the database of the settings, or with the built-in one, which is open while Fairtab runs. */
export function runDatabaseCommand(command: (db: Database, config: Config) => Promise<string>): Promise<void> {
  return runCommand(async () => {
    const config = readStartConfig(process.env);
    const databaseUrl = config.databaseUrl ?? builtInUrl(config.dataDir);
    const db = openDatabase({ url: databaseUrl, poolMax: 2 });
    return command(db, { ...config, databaseUrl }).finally(() => db.close());
  });
}
