import { NOBODY, type Viewer } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/events/EventBus';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenViewers } from './OpenViewers';

const ANA: Viewer = { guestId: 'g-ana', session: { id: 's-ana', userId: 'u-ana' } };
const BEN: Viewer = { guestId: 'g-ben', session: null };

let say: (event: BusEvent) => void;
let viewers: OpenViewers;
beforeEach(() => {
  const events: EventBus = {
    publish: () => undefined,
    subscribe: (listener) => {
      say = listener;
      return () => undefined;
    },
    ready: async () => undefined,
    close: async () => undefined,
  };
  viewers = new OpenViewers(events);
});

function openFor(...all: Viewer[]) {
  const close = vi.fn<() => void>();
  const opened = viewers.opened(close);
  for (const viewer of all) opened.actsFor(viewer);
  return { close, opened };
}

describe('what is open', () => {
  it('is closed when its session ends, and when its guest does', () => {
    const [ana, ben, nobody] = [openFor(ANA), openFor(BEN), openFor(NOBODY)];
    say({ type: 'sessionsEnded', sessionIds: ['s-other', 's-ana'] });
    expect([ana, ben, nobody].map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
    say({ type: 'guestEnded', guestId: 'g-ben' });
    expect([ana, ben, nobody].map(({ close }) => close.mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('stays open when the guest ends that an account has', () => {
    const { close } = openFor(ANA);
    say({ type: 'guestEnded', guestId: 'g-ana' });
    expect(close).not.toHaveBeenCalled();
  });

  it('is closed for everybody it acted for', () => {
    const { close } = openFor(BEN, ANA);
    say({ type: 'sessionsEnded', sessionIds: ['s-ana'] });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is closed at once when its session ended while it was being opened', () => {
    say({ type: 'sessionsEnded', sessionIds: ['s-ana'] });
    expect(openFor(ANA).close).toHaveBeenCalledTimes(1);
  });

  it('is asked again who it is after messages were missed, if it is anybody with an account', () => {
    const [ana, ben] = [openFor(ANA), openFor(BEN)];
    say({ type: 'missed' });
    expect([ana.close.mock.calls.length, ben.close.mock.calls.length]).toEqual([1, 0]);
  });

  it('is forgotten once it is closed', () => {
    const { close, opened } = openFor(ANA);
    opened.closed();
    say({ type: 'sessionsEnded', sessionIds: ['s-ana'] });
    expect(close).not.toHaveBeenCalled();
  });
});
