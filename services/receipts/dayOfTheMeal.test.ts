import { describe, expect, it } from 'vitest';
import { tableForTests } from '../testing/tableForTests';

const { table } = await tableForTests();

describe('a date that is left out', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-26T00:03:00Z', '2026-11-25'],
    ['America/Los_Angeles', '2026-11-25T07:59:00Z', '2026-11-24'],
    ['America/Los_Angeles', '2026-11-25T08:00:00Z', '2026-11-25'],
    ['Pacific/Kiritimati', '2026-11-25T10:00:00Z', '2026-11-26'],
    ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01'],
    ['Europe/Berlin', '2026-03-28T23:30:00Z', '2026-03-29'],
    [undefined, '2026-11-26T04:59:00Z', '2026-11-25'],
    ['', '2026-11-26T05:00:00Z', '2026-11-26'],
  ])('is the day in %s at %s', async (timeZone, at, date) => {
    table.setTime(new Date(at));
    for (const left of [undefined, null, ''])
      expect((await table.newReceipt({ timeZone, date: left })).date).toBe(date);
    expect((await table.newReceipt({ timeZone, date: '2026-02-28' })).date).toBe('2026-02-28');
  });
});
