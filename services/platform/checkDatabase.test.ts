import { inject, describe, expect, it } from 'vitest';
import { checkDatabase, problemsOf } from './checkDatabase';
import '../testing/testServer';

const GOOD = {
  server_version: '17.2',
  server_version_num: '170002',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  default_transaction_isolation: 'read committed',
  transaction_read_only: 'off',
};

describe('the check of a database', () => {
  it('finds nothing wrong with one that keeps what it says it has saved', () => {
    expect(problemsOf(GOOD)).toEqual([]);
    expect(problemsOf({ ...GOOD, server_version_num: '150000', synchronous_commit: 'remote_apply' })).toEqual([]);
  });

  it.each([
    [{ server_version: '14.9', server_version_num: '140009' }, /PostgreSQL 14\.9.* needs 15/],
    [{ fsync: 'off' }, /fsync is off/],
    [{ full_page_writes: 'off' }, /full_page_writes is off/],
    [{ synchronous_commit: 'off' }, /synchronous_commit is off/],
    [{ default_transaction_isolation: 'serializable' }, /isolation is serializable/],
    [{ transaction_read_only: 'on' }, /only reads/],
  ])('says what is wrong with %o', (settings, problem) => {
    const problems = problemsOf({ ...GOOD, ...settings });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('reads the settings as a connection gets them', async () => {
    const url = new URL(inject('testServer').url);
    url.searchParams.set('options', '-c synchronous_commit=off -c default_transaction_read_only=on');
    await expect(checkDatabase(url.href)).rejects.toThrow(/synchronous_commit is off.*only reads/);
  });
});
