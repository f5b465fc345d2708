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

  it('keeps a reference that StrictMode releases and holds again', () => {
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

  it('disposes the old reference and keeps the new one when the address changes to another receipt', () => {
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

  it('starts a new query after Back, because the old reference is disposed', () => {
    const refs = new QueryRefs();
    const first = refs.get('a', newRef);
    refs.hold('a')();
    vi.runAllTimers();
    expect(refs.get('a', newRef)).not.toBe(first);
  });

  it('disposes a reference whose render was thrown away', () => {
    const refs = new QueryRefs();
    const ref = refs.get('a', newRef);
    vi.runAllTimers();
    expect(ref.dispose).toHaveBeenCalledTimes(1);
  });

  it('keeps the new reference when the holder of a dropped one unmounts', () => {
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
