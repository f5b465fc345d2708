import { readConfig } from '@fairtab/services/config';
import { runMigrations } from '@fairtab/services/migrations';

try {
  const { applied } = await runMigrations({ url: readConfig(process.env).databaseUrl });
  process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
