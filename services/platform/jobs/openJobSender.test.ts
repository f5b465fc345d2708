import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { silentLogger } from '../../testing/silentLogger';
import { defineJob } from './defineJob';
import { openJobSender } from './openJobSender';
import type { JobQueues } from './openQueues';

const greetJob = defineJob({
  name: 'greet',
  queue: 'test',
  payload: z.object({ name: z.string() }),
  keyOf: ({ name }) => name,
});

function fakeQueues() {
  const enqueue = vi.fn(async () => undefined);
  const close = vi.fn(async () => undefined);
  return { enqueue, close, queues: { enqueue, close } as unknown as JobQueues };
}

it('connects with the first job only, and once', async () => {
  const { enqueue, close, queues } = fakeQueues();
  const open = vi.fn(async () => queues);
  const jobs = openJobSender({ open, logger: silentLogger });
  expect(open).not.toHaveBeenCalled();
  jobs.send(greetJob, { name: 'Ana' });
  jobs.send(greetJob, { name: 'Ben' });
  await jobs.close();
  expect(open).toHaveBeenCalledOnce();
  expect(enqueue.mock.calls).toEqual([
    [greetJob, { name: 'Ana' }],
    [greetJob, { name: 'Ben' }],
  ]);
  expect(close).toHaveBeenCalledOnce();
});

it('drops a job that it cannot queue, and tries to connect again with the next one', async () => {
  const { enqueue, queues } = fakeQueues();
  const open = vi.fn(async () => queues).mockRejectedValueOnce(new Error('no database'));
  const warn = vi.fn();
  const jobs = openJobSender({ open, logger: { info: vi.fn(), warn, error: vi.fn() } });
  jobs.send(greetJob, { name: 'Ana' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await vi.waitFor(() => {
    jobs.send(greetJob, { name: 'Ben' });
    expect(open).toHaveBeenCalledTimes(2);
  });
  await jobs.close();
  expect(enqueue).toHaveBeenCalledWith(greetJob, { name: 'Ben' });
});

it('can be closed before it sent anything', async () => {
  const open = vi.fn();
  await openJobSender({ open, logger: silentLogger }).close();
  expect(open).not.toHaveBeenCalled();
});

it('stops waiting for a job that is still being queued', async () => {
  const jobs = openJobSender({ open: () => new Promise(() => undefined), logger: silentLogger });
  jobs.send(greetJob, { name: 'Ana' });
  await jobs.close();
});

it('queues what is sent again and again with one key once now, and once more with what came last', async () => {
  const { enqueue, queues } = fakeQueues();
  const jobs = openJobSender({ open: async () => queues, logger: silentLogger });
  for (let tap = 0; tap < 30; tap++) jobs.send(greetJob, { name: 'Ana' });
  jobs.send(greetJob, { name: 'Ben' });
  await jobs.close();
  expect(enqueue.mock.calls).toEqual([
    [greetJob, { name: 'Ana' }],
    [greetJob, { name: 'Ben' }],
    [greetJob, { name: 'Ana' }],
  ]);
});

it('does not wait for the process to stop before it queues what came last', async () => {
  const { enqueue, queues } = fakeQueues();
  const jobs = openJobSender({ open: async () => queues, logger: silentLogger });
  jobs.send(greetJob, { name: 'Ana' });
  jobs.send(greetJob, { name: 'Ana' });
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledTimes(2));
  await jobs.close();
  expect(enqueue).toHaveBeenCalledTimes(2);
});
