import { checkDatabase } from '@fairtab/services/platform/checkDatabase';
import { readConfig } from '@fairtab/services/config';
import { runMigrations } from '@fairtab/services/platform/migrations';
import { runCommand } from './runCommand';

await runCommand(async () => {
  const { databaseUrl: url } = readConfig(process.env);
  await checkDatabase(url);
  const onWait = () => process.stdout.write('Another process migrates this database; waiting for it.\n');
  const { applied } = await runMigrations({ url, onWait });
  return applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`;
});
