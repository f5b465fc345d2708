import { comeBackIn } from '@fairtab/domain/programs/comeBack';
import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const WATCH = { id: 'a', name: 'Watch', operationKind: 'subscription', text: null, metadata: {} } as RequestParameters;
const SINK = { next: () => undefined, error: () => undefined, complete: () => undefined };

let sockets: FakeSocket[];

/** A socket that opens at once, on a server that says nothing by itself. */
class FakeSocket {
  static readonly OPEN = 1;
  readonly readyState = FakeSocket.OPEN;
  onopen = (): void => undefined;
  onclose = (_event: CloseEvent): void => undefined;
  constructor() {
    sockets.push(this);
    queueMicrotask(() => this.onopen());
  }
  send(): void {}
  close(code: number, reason: string): void {
    this.closedByServer(code, reason);
  }
  closedByServer(code: number, reason: string): void {
    this.onclose(new CloseEvent('close', { code, reason }));
  }
}

let stop: () => void;
let connectionState: () => string;
beforeEach(async () => {
  // The page has one client, which outlives its subscriptions.
  vi.resetModules();
  const { subscribeLive } = await import('./liveSocket');
  ({ connectionState } = await import('./connection'));
  vi.useFakeTimers();
  sockets = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  stop = subscribeLive(WATCH, {}, SINK);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a phone comes back when the server told it to, and not sooner when it is looked at', async () => {
  sockets[0]?.closedByServer(1013, comeBackIn(30_000));
  await vi.advanceTimersByTimeAsync(20_000);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sockets).toHaveLength(1);
  expect(connectionState()).toBe('down');
  await vi.advanceTimersByTimeAsync(7_501);
  expect(sockets).toHaveLength(2);
});

test('a lost connection is tried again at once when there is a network again', async () => {
  sockets[0]?.closedByServer(1006, '');
  await vi.advanceTimersByTimeAsync(50);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
});
