import type { BusMessage } from '@fairtab/services/events/EventBus';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Presence } from './Presence';

let published: BusMessage[];
let changed: string[];
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers();
  published = [];
  changed = [];
  presence = new Presence({
    events: { publish: (message) => void published.push(message) },
    processId: 'here',
    now: () => Date.now(),
    onChange: (receiptId) => void changed.push(receiptId),
  });
});
afterEach(() => {
  presence.close();
  vi.useRealTimers();
});

const enter = (watcher: string) => presence.enter({ receiptId: 'bill', watcher });
const hear = (count: number, processId = 'there') =>
  presence.onMessage({ type: 'presence', processId, counts: { bill: count } });

describe('presence', () => {
  it('counts each watcher once and immediately', () => {
    const leave = enter('ana');
    enter('ana');
    enter('ben');
    expect(presence.looking('bill')).toBe(2);
    leave();
    expect(presence.looking('bill')).toBe(2);
  });

  it('collects changes for half a second before it publishes them', () => {
    enter('ana');
    enter('ben')();
    vi.advanceTimersByTime(499);
    expect([published, changed]).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect(published).toEqual([{ type: 'presence', processId: 'here', counts: { bill: 1 } }]);
    expect(changed).toEqual(['bill']);
  });

  it('publishes its counts again every 15 s', () => {
    enter('ana');
    vi.advanceTimersByTime(15_000);
    expect(published).toHaveLength(2);
  });

  it('adds the counts of other processes, and ignores its own messages', () => {
    enter('ana');
    hear(3);
    hear(2, 'elsewhere');
    hear(9, 'here');
    expect(presence.looking('bill')).toBe(6);
    hear(0);
    expect(presence.looking('bill')).toBe(3);
  });

  it('forgets a process that published nothing for 40 s, and reports the change', () => {
    hear(3);
    vi.advanceTimersByTime(39_999);
    expect(presence.looking('bill')).toBe(3);
    vi.advanceTimersByTime(1);
    expect(presence.looking('bill')).toBe(0);
    changed = [];
    vi.advanceTimersByTime(15_500);
    expect(changed).toEqual(['bill']);
  });

  it('publishes that nobody is looking when it closes', () => {
    enter('ana');
    presence.close();
    expect(published.at(-1)).toEqual({ type: 'presence', processId: 'here', counts: { bill: 0 } });
  });
});
