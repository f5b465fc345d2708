import { reportText } from '@fairtab/services/receipts/scans/reportText';
import { scanReport } from '@fairtab/services/receipts/scans/scanReport';
import { runDatabaseCommand } from './runDatabaseCommand';

await runDatabaseCommand(async (db) => reportText(await scanReport(db, new Date())));
