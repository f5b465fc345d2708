import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryRefs } from './queryRefs';

const newRef = () => ({ dispose: vi.fn() });

describe('the owner of query references', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts a query once, however often its screen renders', () => {
    const refs = new QueryRefs();
    const start = vi.fn(newRef);
    expect(refs.get('a', start)).toBe(refs.get('a', start));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('disposes a reference when its screen is left', () => {
    const refs = new QueryRefs();
    const ref = refs.get('a', newRef);
    const release = refs.hold('a');
    expect(ref.dispose).not.toHaveBeenCalled();
    release();
    vi.runAllTimers();
    expect(ref.dispose).toHaveBeenCalledTimes(1);
    expect(refs.size).toBe(0);
  });

  it('keeps a reference that StrictMode lets go and holds again', () => {
    const refs = new QueryRefs();
    const ref = refs.get('a', newRef);
    refs.hold('a')();
    const release = refs.hold('a');
    vi.runAllTimers();
    expect(ref.dispose).not.toHaveBeenCalled();
    release();
    release();
    vi.runAllTimers();
    expect(ref.dispose).toHaveBeenCalledTimes(1);
  });

  it('disposes the old and keeps the new one when the address changes to another receipt', () => {
    const refs = new QueryRefs();
    const old = refs.get('a', newRef);
    const leaveOld = refs.hold('a');
    const next = refs.get('b', newRef);
    leaveOld();
    refs.hold('b');
    vi.runAllTimers();
    expect(old.dispose).toHaveBeenCalledTimes(1);
    expect(next.dispose).not.toHaveBeenCalled();
  });

  it('starts anew after Back, for what was left is gone', () => {
    const refs = new QueryRefs();
    const first = refs.get('a', newRef);
    refs.hold('a')();
    vi.runAllTimers();
    expect(refs.get('a', newRef)).not.toBe(first);
  });

  it('lets go of what a thrown-away render started', () => {
    const refs = new QueryRefs();
    const ref = refs.get('a', newRef);
    vi.runAllTimers();
    expect(ref.dispose).toHaveBeenCalledTimes(1);
  });

  it('does not dispose the new reference when the holder of a forgotten one leaves', () => {
    const refs = new QueryRefs();
    const failed = refs.get('a', newRef);
    const leave = refs.hold('a');
    refs.forget('a');
    const retried = refs.get('a', newRef);
    refs.hold('a');
    leave();
    vi.runAllTimers();
    expect(failed.dispose).toHaveBeenCalledTimes(1);
    expect(retried.dispose).not.toHaveBeenCalled();
  });
});
