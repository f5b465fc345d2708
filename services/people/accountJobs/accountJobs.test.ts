import { beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../accounts/deletion/eraseAccount';
import { NotSignedIn } from '../../platform/errors';
import { databaseForTests } from '../../testing/database';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { setTable, type Table } from '../../testing/table';
import { advanceAccountJob, createAccountJob, endAccountJob } from './accountJobs';
import { readAccountJob } from './readAccountJob';

const NOW = new Date('2026-11-21T20:00:00Z');

const database = await databaseForTests();
let table: Table;
let ana: SignedInContext;
let jobId: string;
beforeEach(async () => {
  table = setTable(database.db);
  table.setTime(NOW);
  ana = await signedInAccount(table);
  jobId = await createAccountJob(ana, { kind: 'export' });
  table.published.length = 0;
});

const changed = () => ({ type: 'accountJobChanged', jobId });

describe('a long job', () => {
  it('waits, runs and ends, and announces each step', async () => {
    expect(await readAccountJob(ana, jobId)).toEqual({
      id: jobId,
      kind: 'export',
      state: 'waiting',
      done: 0,
      total: null,
      problem: null,
      createdAt: NOW,
      finishedAt: null,
    });
    expect(await advanceAccountJob(ana, { jobId, done: 20, total: 50 })).toBe(true);
    expect(await readAccountJob(ana, jobId)).toMatchObject({ state: 'running', done: 20, total: 50 });
    expect(await endAccountJob(ana, { jobId, outcome: { state: 'done' } })).toBe(true);
    expect(await readAccountJob(ana, jobId)).toMatchObject({ state: 'done', problem: null, finishedAt: NOW });
    expect(table.published).toEqual([changed(), changed()]);
  });

  it('may fail, with a sentence for people', async () => {
    const problem = 'The export could not be written. Please try again.';
    await endAccountJob(ana, { jobId, outcome: { state: 'failed', problem } });
    expect(await readAccountJob(ana, jobId)).toMatchObject({ state: 'failed', problem, finishedAt: NOW });
  });

  it('keeps its first end, and tells a worker that comes late to stop', async () => {
    await endAccountJob(ana, { jobId, outcome: { state: 'done' } });
    expect(await advanceAccountJob(ana, { jobId, done: 1, total: 50 })).toBe(false);
    expect(await endAccountJob(ana, { jobId, outcome: { state: 'failed', problem: 'Too late.' } })).toBe(false);
    expect(await readAccountJob(ana, jobId)).toMatchObject({ state: 'done', done: 0, problem: null });
    expect(table.published).toEqual([changed()]);
  });

  it('is begun again by another worker after a crash', async () => {
    await advanceAccountJob(ana, { jobId, done: 40, total: 50 });
    await advanceAccountJob(ana, { jobId, done: 0, total: 50 });
    expect(await readAccountJob(ana, jobId)).toMatchObject({ state: 'running', done: 0 });
  });

  it('is nothing to another account, to a guest or to nobody', async () => {
    const guest = table.hostOf(await table.newReceipt());
    for (const stranger of [await signedInAccount(table), guest, table.stranger()])
      expect(await readAccountJob(stranger, jobId)).toBeNull();
    await expect(createAccountJob(guest, { kind: 'export' })).rejects.toThrow(NotSignedIn);
  });

  it('goes with its account, and its worker stops', async () => {
    const { session, guestId } = ana.viewer;
    await eraseAccount(table.stranger(), { userId: session.userId, guestId });
    expect(await database.db.prisma.accountJob.count({ where: { id: jobId } })).toBe(0);
    expect(await advanceAccountJob(ana, { jobId, done: 1, total: 50 })).toBe(false);
  });
});
