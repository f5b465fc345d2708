import { NOBODY, type Viewer } from '@fairtab/services/context';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localBus, type LocalBus } from '../../testing/localBus';
import { OpenViewers, type Ending } from './OpenViewers';

const ANA: Viewer = { guestId: 'g-ana', session: { id: 's-ana', userId: 'u-ana' } };
const BEN: Viewer = { guestId: 'g-ben', session: null };

let bus: LocalBus;
let viewers: OpenViewers;
beforeEach(() => {
  bus = localBus();
  viewers = new OpenViewers(bus);
});

function openFor(...all: Viewer[]) {
  const close = vi.fn<(why: Ending) => void>();
  const opened = viewers.opened(close);
  for (const viewer of all) opened.actsFor(viewer);
  return { close, opened };
}

describe('an open socket or stream', () => {
  it('is closed when its session or its guest ends', () => {
    const [ana, ben, nobody] = [openFor(ANA), openFor(BEN), openFor(NOBODY)];
    bus.emit({ type: 'sessionsEnded', sessionIds: ['s-other', 's-ana'] });
    expect([ana, ben, nobody].map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
    bus.emit({ type: 'guestEnded', guestId: 'g-ben' });
    expect([ana, ben, nobody].map(({ close }) => close.mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('stays open when the guest of its account ends', () => {
    const { close } = openFor(ANA);
    bus.emit({ type: 'guestEnded', guestId: 'g-ana' });
    expect(close).not.toHaveBeenCalled();
  });

  it('is closed when any viewer ends that it acted for', () => {
    const { close } = openFor(BEN, ANA);
    bus.emit({ type: 'sessionsEnded', sessionIds: ['s-ana'] });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is closed at once when its session ended while it was being opened', () => {
    bus.emit({ type: 'sessionsEnded', sessionIds: ['s-ana'] });
    expect(openFor(ANA).close).toHaveBeenCalledTimes(1);
  });

  it('is closed after messages were missed, if it acts for an account, without saying that its session has ended', () => {
    const [ana, ben] = [openFor(ANA), openFor(BEN)];
    bus.emit({ type: 'missed' });
    expect([ana.close.mock.calls, ben.close.mock.calls]).toEqual([[['unsure']], []]);
  });

  it('is forgotten once it is closed', () => {
    const { close, opened } = openFor(ANA);
    opened.closed();
    bus.emit({ type: 'sessionsEnded', sessionIds: ['s-ana'] });
    expect(close).not.toHaveBeenCalled();
  });
});
