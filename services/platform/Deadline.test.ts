import { describe, expect, it } from 'vitest';
import { Deadline } from './Deadline';
import { Unavailable } from './isUnavailable';

const never = () => new Promise<never>(() => undefined);

describe('a deadline', () => {
  it('gives the answer, or the error, of work that is done in time', async () => {
    const deadline = new Deadline(60_000);
    expect(await deadline.within(Promise.resolve('there'))).toBe('there');
    await expect(deadline.within(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('gives work up that takes longer, each part of a request within what is left', async () => {
    const deadline = new Deadline(1);
    await expect(deadline.within(never())).rejects.toBeInstanceOf(Unavailable);
    await expect(deadline.within(never())).rejects.toBeInstanceOf(Unavailable);
  });

  it('gives all the time again after a restart', async () => {
    const deadline = new Deadline(500);
    await expect(deadline.within(never())).rejects.toBeInstanceOf(Unavailable);
    deadline.restart();
    const soon = new Promise((resolve) => setImmediate(() => resolve('there')));
    expect(await deadline.within(soon)).toBe('there');
  });
});
