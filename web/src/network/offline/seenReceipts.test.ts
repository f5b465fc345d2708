import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '../session/session';
import { forgetRecordsOfOthers } from '../session/ownRecords';
import { rememberTable, forgetTables } from '../../table/recentTables';
import { forgetReceipt, keepReceipt, recallReceipt } from './seenReceipts';

const SEEN = { seenAtMs: 1_000, records: { 'client:root': { __id: 'client:root' } } };
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('fairtab.seen.'));

afterEach(() => {
  localStorage.clear();
  endSession();
});

test('a receipt is recalled as it was kept, until it is forgotten', () => {
  keepReceipt('dinner', SEEN);
  expect(recallReceipt('dinner')).toEqual(SEEN);
  forgetReceipt('dinner');
  expect(recallReceipt('dinner')).toBeNull();
});

test('one account never sees what another kept, and the next page erases it', () => {
  startSession('secret-of-ana');
  keepReceipt('dinner', SEEN);
  startSession('terces-of-ben');
  expect(recallReceipt('dinner')).toBeNull();
  forgetRecordsOfOthers();
  expect(keptKeys()).toEqual([]);
});

test('after a log-out a guest sees nothing of the account', () => {
  startSession('secret-of-ana');
  keepReceipt('dinner', SEEN);
  endSession();
  expect(recallReceipt('dinner')).toBeNull();
});

test('a receipt that is too large is not kept, and neither is its older state', () => {
  keepReceipt('dinner', SEEN);
  keepReceipt('dinner', { seenAtMs: 2_000, records: { big: { text: 'x'.repeat(200_000) } } });
  expect(recallReceipt('dinner')).toBeNull();
});

test('only the receipts in the list of tables are kept', () => {
  for (let number = 1; number <= 9; number += 1) {
    keepReceipt(`table-${number}`, SEEN);
    rememberTable({ linkId: `table-${number}`, restaurantName: 'Deli', date: '2026-11-20', role: 'diner' });
  }
  expect(recallReceipt('table-1')).toBeNull();
  expect(recallReceipt('table-9')).toEqual(SEEN);
  expect(keptKeys()).toHaveLength(8);
  forgetTables();
  expect(keptKeys()).toEqual([]);
});
