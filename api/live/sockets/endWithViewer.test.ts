import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { NO_METRICS } from '@fairtab/services/platform/metrics/Metrics';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { OpenViewers } from '../../http/viewer/OpenViewers';
import { localBus } from '../../testing/localBus';
import { endWithViewer } from './endWithViewer';

/** What is left of the second that a client has to receive the last event, in ms. */
const LAST_WORDS_MS = 1_000;
/** More than the buffers of both ends of a connection hold. */
const MUCH = Buffer.alloc(32 * 1024 * 1024, 'x');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A stream to a real client, whose last event is written when its session ends. */
async function openStream() {
  const bus = localBus();
  const viewers = new OpenViewers(bus);
  const open = { streams: 0 };
  const metrics = { ...NO_METRICS, liveOpened: () => (open.streams += 1), liveClosed: () => (open.streams -= 1) };
  const viewer = { guestId: 'guest', session: { id: 'session' } } as never;
  const server = createServer((_request, res) => {
    const ended = endWithViewer(res, { viewers, ctx: { viewer, metrics } });
    ended.addEventListener('abort', () => res.end('the last event'));
    res.write(MUCH);
    server.emit('stream', res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const client: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  // A connection that is cut may be reset.
  client.on('error', () => undefined);
  const got = { tail: '' };
  client.on('data', (part: Buffer) => (got.tail = (got.tail + part.toString('latin1')).slice(-200)));
  client.pause();
  client.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  const [res] = (await once(server, 'stream')) as [ServerResponse];
  const end = (): void => bus.emit({ type: 'sessionsEnded', sessionIds: ['session'] });
  return { res, client, got, open, end };
}

it('a stream whose client reads nothing is cut a second after its session has ended, and counts no more', async () => {
  const { res, client, got, open, end } = await openStream();
  expect(res.writableLength).toBeGreaterThan(0);
  end();
  vi.advanceTimersByTime(LAST_WORDS_MS - 1);
  expect([res.destroyed, open.streams]).toEqual([false, 1]);
  const [closed, cut] = [once(res, 'close'), once(client, 'close')];
  // A second end, such as that of all sessions, gives it no more time.
  end();
  vi.advanceTimersByTime(1);
  await closed;
  expect([res.destroyed, open.streams]).toEqual([true, 0]);
  client.resume();
  await cut;
  expect(got.tail).not.toContain('the last event');
});

it('a client that reads in time gets the last event, and nothing is cut behind it', async () => {
  const { res, client, got, open, end } = await openStream();
  client.resume();
  const destroy = vi.spyOn(res, 'destroy');
  const closed = once(res, 'close');
  end();
  await closed;
  expect([res.writableFinished, open.streams, vi.getTimerCount()]).toEqual([true, 0, 0]);
  expect(destroy).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(got.tail).toContain('the last event'));
});
