import { ledgerText } from '@fairtab/services/money/cards/ledgerText';
import { runDatabaseCommand } from './runDatabaseCommand';

const NEWEST = 20;

await runDatabaseCommand((db) => ledgerText(db, { newest: NEWEST }));
