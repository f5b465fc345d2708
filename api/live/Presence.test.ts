import type { BusMessage } from '@fairtab/services/platform/events/EventBus';
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
const hear = (watchers: string[], processId = 'there') =>
  presence.onMessage({ type: 'presence', processId, receiptId: 'bill', watchers });
/** Who is looking, as the last message says it. */
const lastPublished = (): readonly string[] => {
  const message = published.at(-1);
  if (message?.type !== 'presence') throw new Error('Nothing about presence was published');
  expect(message).toMatchObject({ processId: 'here', receiptId: 'bill' });
  return message.watchers;
};

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
    expect(published).toHaveLength(1);
    expect(lastPublished()).toHaveLength(1);
    expect(changed).toEqual(['bill']);
  });

  it('publishes its watchers again every 15 s', () => {
    enter('ana');
    vi.advanceTimersByTime(15_000);
    expect(published).toHaveLength(2);
  });

  it('adds the watchers of other processes, and ignores its own messages', () => {
    enter('ana');
    hear(['b', 'c', 'd']);
    hear(['e', 'f'], 'elsewhere');
    hear(['g'], 'here');
    expect(presence.looking('bill')).toBe(6);
    hear([]);
    expect(presence.looking('bill')).toBe(3);
  });

  it('counts a browser once whose tabs are with two processes', () => {
    enter('ana');
    vi.advanceTimersByTime(500);
    const [ana = ''] = lastPublished();
    hear([ana, 'b']);
    expect(presence.looking('bill')).toBe(2);
  });

  it('publishes nothing that a watcher could be recognised by', () => {
    enter('ana');
    vi.advanceTimersByTime(500);
    expect(JSON.stringify(published)).not.toContain('ana');
  });

  it('forgets a process that published nothing for 40 s, and reports the change', () => {
    hear(['a', 'b', 'c']);
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
    expect(lastPublished()).toEqual([]);
  });
});
