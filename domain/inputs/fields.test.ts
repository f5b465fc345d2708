import { describe, expect, it } from 'vitest';
import { readPeople } from './fields';

describe('readPeople', () => {
  it.each([2, '12', 100])('reads %s', (raw) => {
    expect(readPeople(raw)).toEqual({ ok: true, value: Number(raw) });
  });

  it.each([0, 1, -3, '', null, 101, '2.5', Number.NaN, 'x', {}])('refuses %s with a message', (raw) => {
    expect(readPeople(raw)).toEqual({ ok: false, message: expect.stringContaining('people') });
  });
});
