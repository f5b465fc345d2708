import { readStartConfig } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/platform/db';
import { reportText } from '@fairtab/services/receipts/scans/reportText';
import { scanReport } from '@fairtab/services/receipts/scans/scanReport';
import { builtInUrl } from '../launcher/postgres/builtInUrl';

try {
  const config = readStartConfig(process.env);
  const db = openDatabase({ url: config.databaseUrl ?? builtInUrl(config.dataDir), poolMax: 2 });
  try {
    process.stdout.write(reportText(await scanReport(db, new Date())));
  } finally {
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
