import type { BusMessage } from '@fairtab/services/events/EventBus';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Presence } from './Presence';

let told: BusMessage[];
let changed: string[];
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  changed = [];
  presence = new Presence({
    events: { publish: (message) => void told.push(message) },
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
  presence.hear({ type: 'presence', processId, counts: { bill: count } });

describe('presence', () => {
  it('counts each person once and at once', () => {
    const leave = enter('ana');
    enter('ana');
    enter('ben');
    expect(presence.looking('bill')).toBe(2);
    leave();
    expect(presence.looking('bill')).toBe(2);
  });

  it('gathers coming and going for half a second before anybody is told', () => {
    enter('ana');
    enter('ben')();
    vi.advanceTimersByTime(499);
    expect([told, changed]).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([{ type: 'presence', processId: 'here', counts: { bill: 1 } }]);
    expect(changed).toEqual(['bill']);
  });

  it('repeats its counts every 15 s', () => {
    enter('ana');
    vi.advanceTimersByTime(15_000);
    expect(told).toHaveLength(2);
  });

  it('adds what other processes say, and takes its own words for nothing new', () => {
    enter('ana');
    hear(3);
    hear(2, 'elsewhere');
    hear(9, 'here');
    expect(presence.looking('bill')).toBe(6);
    hear(0);
    expect(presence.looking('bill')).toBe(3);
  });

  it('forgets a process that has been silent for 40 s, and says so', () => {
    hear(3);
    vi.advanceTimersByTime(39_999);
    expect(presence.looking('bill')).toBe(3);
    vi.advanceTimersByTime(1);
    expect(presence.looking('bill')).toBe(0);
    changed = [];
    vi.advanceTimersByTime(15_500);
    expect(changed).toEqual(['bill']);
  });

  it('tells the others that nobody looks any more when it closes', () => {
    enter('ana');
    presence.close();
    expect(told.at(-1)).toEqual({ type: 'presence', processId: 'here', counts: { bill: 0 } });
  });
});
