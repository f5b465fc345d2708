import { advanceAccountJob, createAccountJob, endAccountJob } from '@fairtab/services/people/accountJobs/accountJobs';
import type { EventBus } from '@fairtab/services/platform/events/EventBus';
import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { browserWithSession, newAccount, newSession, type TestAccount } from '../../testing/fixtures/accounts';
import { type ApiFixture, startApiFixture } from '../../testing/fixtures/startApiFixture';
import { encodeNodeId } from '../ids';

const PROGRESS = 'subscription ($id: ID!) { jobProgress(id: $id) { kind state done total problem } }';

let base: ApiFixture;
/** The bus as the worker, which is another process, has it. */
let bus: EventBus;
let ana: TestAccount;
let jobId: string;
const sockets: Client[] = [];
beforeAll(async () => {
  base = await startApiFixture();
  bus = openEventBus({ databaseUrl: base.api.database.url });
  await bus.ready();
});
afterAll(async () => {
  await bus.close();
  await base.api.close();
});
beforeEach(async () => {
  ana = await newAccount(base);
  jobId = await createAccountJob(ana.ctx, { kind: 'export' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
});

const browserOf = async (account: TestAccount) => browserWithSession(base, await newSession(account));

const worker = () => ({ ...ana.ctx, events: bus });

function follow(browser: Browser, id = jobId) {
  const socket = browser.socket();
  sockets.push(socket);
  const seen = { steps: [] as unknown[], errors: [] as unknown[], isComplete: false };
  socket.subscribe<{ jobProgress: unknown }>(
    { query: PROGRESS, variables: { id: encodeNodeId({ typename: 'AccountJob', id }) } },
    {
      next: ({ data, errors }) => {
        if (data) seen.steps.push(data.jobProgress);
        if (errors) seen.errors.push(...errors);
      },
      error: (error) => seen.errors.push(...[error].flat()),
      complete: () => void (seen.isComplete = true),
    },
  );
  return seen;
}

describe('jobProgress', () => {
  it('pushes how far the job is to its account, and completes', async () => {
    const seen = follow(await browserOf(ana));
    await eventually(() => expect(seen.steps).toHaveLength(1));
    await advanceAccountJob(worker(), { jobId, done: 30, total: 100 });
    await eventually(() => expect(seen.steps).toHaveLength(2));
    await endAccountJob(worker(), { jobId, outcome: { state: 'done' } });
    await eventually(() => expect(seen.isComplete).toBe(true));
    const job = { kind: 'EXPORT', problem: null };
    expect(seen.steps).toEqual([
      { ...job, state: 'WAITING', done: 0, total: null },
      { ...job, state: 'RUNNING', done: 30, total: 100 },
      { ...job, state: 'DONE', done: 30, total: 100 },
    ]);
    expect(seen.errors).toEqual([]);
  });

  it('is refused to strangers as for an unknown job', async () => {
    const NOT_FOUND = [expect.objectContaining({ extensions: { code: 'NOT_FOUND' } })];
    const stranger = await browserOf(await newAccount(base));
    for (const seen of [follow(base.api.browser()), follow(stranger), follow(await browserOf(ana), ana.userId)]) {
      await eventually(() => expect(seen.errors).toEqual(NOT_FOUND));
      expect(seen.steps).toEqual([]);
    }
  });

  it('can be asked for over REST in its place', async () => {
    await advanceAccountJob(worker(), { jobId, done: 30, total: 100 });
    const answer = await (await browserOf(ana)).fetch(`/api/jobs/${jobId}`);
    expect(await answer.json()).toMatchObject({ id: jobId, kind: 'export', state: 'running', done: 30, total: 100 });
  });
});
