import { beforeAll, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { databaseForTests } from '../../testing/database';
import { newScan, newScannedReceipt } from '../../testing/scans';
import { setTable } from '../../testing/table';
import { reportText } from './reportText';
import { scanReport } from './scanReport';

const NOW = new Date('2026-11-21T20:00:00Z');

const database = await databaseForTests();
let host: ServiceContext;
beforeAll(async () => {
  const table = setTable(database.db);
  table.setTime(NOW);
  host = table.hostOf(await table.newReceipt());
});

it('reports that there are no scans', async () => {
  const report = await scanReport(database.db, NOW);
  expect(report).toMatchObject({ confirmed: 0, kept: 0, corrected: 0, fields: [], frequent: [] });
  expect(reportText(report)).toContain('Scans in the last 7 days: 0');
});

it('counts failures, and the kept corrections with the words that were read', async () => {
  const keepsCorrections = true;
  await newScannedReceipt(host, { keepsCorrections });
  await newScannedReceipt(host, { keepsCorrections, restaurantName: 'Café Roma' });
  for (let n = 1; n <= 6; n++) await newScannedReceipt(host, { keepsCorrections, tax: '0', tip: `${n}.00` });
  await newScannedReceipt(host, { tax: '7.77' });
  await newScan(host, { status: 'failed', failure: 'unclear' });
  await newScan(host, { status: 'failed', failure: 'unclear' });
  await newScan(host, { status: 'failed', failure: 'notAReceipt' });
  await newScan(host, { status: 'reading' });
  await newScan(host, { status: 'failed', failure: 'unreadable', createdAt: new Date('2026-11-01T20:00:00Z') });

  const report = await scanReport(database.db, NOW);
  expect(report).toMatchObject({
    lately: {
      scans: 13,
      failures: [
        { failure: 'unclear', scans: 2 },
        { failure: 'notAReceipt', scans: 1 },
      ],
    },
    confirmed: 9,
    kept: 8,
    corrected: 7,
    fields: [
      { field: 'tax', scans: 6 },
      { field: 'tip', scans: 6 },
      { field: 'restaurantName', scans: 1 },
    ],
    balanced: { scans: 8, corrected: 6 },
  });
  expect(report.frequent).toMatchObject([
    { field: 'tax', kind: 'not there', times: 6, examples: Array(5).fill({ read: '1.00', words: ['Tax', '1.00'] }) },
    { field: 'tip', kind: 'not read', times: 6 },
    { field: 'restaurantName', kind: 'read wrong', times: 1 },
  ]);
  expect(report.frequent[1]?.examples).toHaveLength(5);
  expect(JSON.stringify(report)).not.toContain('7.77');

  expect(reportText(report).split('\n')).toEqual(
    expect.arrayContaining([
      'Scans in the last 7 days: 13',
      expect.stringMatching(/^ {2}failed +3 +23\.1 %$/),
      expect.stringMatching(/^ {4}unclear +2 +15\.4 %$/),
      'Scans that became receipts: 9; with corrections kept: 8',
      expect.stringMatching(/^ {4}tax +6 +75\.0 %$/),
      expect.stringMatching(/^ {4}total +0 +0\.0 %$/),
      expect.stringMatching(/^ {4}and yet an amount corrected +6 +75\.0 %$/),
      'tax, not there: 6',
      '  "1.00" -> "0.00"   "Tax 1.00"',
      'restaurant name, read wrong: 1',
      '  "CAFE ROMA" -> "Café Roma"   "CAFE ROMA"',
    ]),
  );
});

it('prints no control characters for the terminal', () => {
  const examples = [{ read: null, confirmed: 'a\u001b[31m', words: [] }];
  const frequent = [{ field: 'restaurantName', kind: 'not read', times: 1, examples }] as const;
  const none = { confirmed: 1, kept: 1, corrected: 1, fields: [], balanced: { scans: 0, corrected: 0 } };
  const text = reportText({ ...none, lately: { scans: 0, failures: [] }, frequent });
  expect(text).toContain(String.raw`nothing -> "a\u001b[31m"`);
});
