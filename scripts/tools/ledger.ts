import { ledgerText } from '@fairtab/services/money/cards/ledgerText';
import { readStartConfig } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/platform/db';
import { builtInUrl } from '../launcher/postgres/builtInUrl';

const NEWEST = 20;

try {
  const config = readStartConfig(process.env);
  const db = openDatabase({ url: config.databaseUrl ?? builtInUrl(config.dataDir), poolMax: 2 });
  try {
    process.stdout.write(await ledgerText(db, { newest: NEWEST }));
  } finally {
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
