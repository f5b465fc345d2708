import { MAX_IDS_PER_MESSAGE, type BusMessage } from '@fairtab/services/platform/events/EventBus';
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
const ofType = <Type extends BusMessage['type']>(type: Type) =>
  published.filter((message): message is Extract<BusMessage, { type: Type }> => message.type === type);
/** Who is looking, as the last message says it. */
const lastPublished = (): readonly string[] => {
  const message = published.findLast(({ type }) => type === 'presence');
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
    expect(ofType('presence')).toHaveLength(1);
    expect(lastPublished()).toHaveLength(1);
    expect(changed).toEqual(['bill']);
  });

  it('says every 15 s that it is there, in one message however many receipts are open', () => {
    for (let bill = 0; bill < 1_000; bill += 1) presence.enter({ receiptId: `bill ${bill}`, watcher: 'ana' });
    vi.advanceTimersByTime(14_999);
    published = [];
    vi.advanceTimersByTime(15_000);
    expect(published).toEqual([{ type: 'processAlive', processId: 'here' }]);
  });

  it('asks the others when the first watcher comes, many receipts in one message, and for no second one', () => {
    enter('ana');
    for (let bill = 1; bill <= MAX_IDS_PER_MESSAGE; bill += 1)
      presence.enter({ receiptId: `bill ${bill}`, watcher: 'ana' });
    vi.advanceTimersByTime(500);
    enter('ben');
    vi.advanceTimersByTime(500);
    expect(ofType('presenceAsked').map(({ receiptIds }) => receiptIds.length)).toEqual([MAX_IDS_PER_MESSAGE, 1]);
  });

  it('answers who asks about a receipt that is open here, and about no other', () => {
    enter('ana');
    vi.advanceTimersByTime(500);
    published = [];
    presence.onMessage({ type: 'presenceAsked', processId: 'there', receiptIds: ['bill', 'another bill'] });
    vi.advanceTimersByTime(500);
    expect(published).toMatchObject([{ type: 'presence', receiptId: 'bill' }]);
  });

  it('asks again about all that is open here after messages were lost', () => {
    enter('ana');
    vi.advanceTimersByTime(500);
    published = [];
    presence.askAgain();
    vi.advanceTimersByTime(500);
    expect(published).toEqual([{ type: 'presenceAsked', processId: 'here', receiptIds: ['bill'] }]);
  });

  it('asks again when a process that it counted no more is heard of after all', () => {
    enter('ana');
    hear(['b']);
    vi.advanceTimersByTime(60_500);
    published = [];
    presence.onMessage({ type: 'processAlive', processId: 'there' });
    vi.advanceTimersByTime(500);
    expect(ofType('presenceAsked')).toHaveLength(1);
  });

  it('keeps nothing about receipts that nobody has open here', () => {
    hear(['b', 'c']);
    expect(presence.looking('bill')).toBe(0);
    const leave = enter('ana');
    expect(presence.looking('bill')).toBe(1);
    hear(['b', 'c']);
    expect(presence.looking('bill')).toBe(3);
    leave();
    expect(presence.looking('bill')).toBe(0);
    enter('ana');
    expect(presence.looking('bill')).toBe(1);
  });

  it('agrees on the count in all processes, whoever came first', async () => {
    const all: Presence[] = [];
    const publish = (message: BusMessage): void => {
      if (message.type === 'presence' || message.type === 'presenceAsked' || message.type === 'processAlive')
        queueMicrotask(() => all.forEach((each) => each.onMessage(message)));
    };
    const counts = async () => {
      await vi.advanceTimersByTimeAsync(1_500);
      return all.map((each) => each.looking('bill'));
    };
    for (const processId of ['one', 'two', 'three']) {
      const next = new Presence({ events: { publish }, processId, now: () => Date.now(), onChange: () => undefined });
      all.push(next);
      next.enter({ receiptId: 'bill', watcher: processId });
      expect(await counts()).toEqual(all.map(() => all.length));
    }
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await counts()).toEqual([3, 3, 3]);
    const [first, ...others] = all;
    first?.close();
    await counts();
    expect(others.map((each) => each.looking('bill'))).toEqual([2, 2]);
    for (const each of others) each.close();
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
    enter('ana');
    hear(['a', 'b', 'c']);
    vi.advanceTimersByTime(30_000);
    presence.onMessage({ type: 'processAlive', processId: 'there' });
    vi.advanceTimersByTime(39_999);
    expect(presence.looking('bill')).toBe(4);
    vi.advanceTimersByTime(1);
    expect(presence.looking('bill')).toBe(1);
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
