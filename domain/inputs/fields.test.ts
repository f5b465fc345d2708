import { describe, expect, it } from 'vitest';
import { readPeriodDay } from './bookFields';
import { readDate, readDay, readPeople } from './fields';

describe('readPeople', () => {
  it.each([2, '12', 100])('reads %s', (raw) => {
    expect(readPeople(raw)).toEqual({ ok: true, value: Number(raw) });
  });

  it.each([0, 1, -3, '', null, 101, '2.5', Number.NaN, 'x', {}])('refuses %s with a message', (raw) => {
    expect(readPeople(raw)).toEqual({ ok: false, message: expect.stringContaining('people') });
  });
});

describe('a date', () => {
  const READERS = [readDay, readPeriodDay, readDate({ today: '2099-12-31' })];

  it.each(['2000-01-01', '2024-02-29', ' 2026-02-28 ', '2099-12-31'])('can be %j', (raw) => {
    for (const read of READERS) expect(read(raw)).toEqual({ ok: true, value: raw.trim() });
  });

  it.each(['0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31', '+12026-01-01', '-0001-01-01'])(
    'cannot be %j',
    (raw) => {
      for (const read of READERS) expect(read(raw)).toEqual({ ok: false, message: expect.stringContaining('Date') });
    },
  );

  it('is a day of this century or refused, whatever is sent', () => {
    const letters = '0123456789-+ TZ:.e٣\u0000';
    const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
    const noise = () => Array.from({ length: 10 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
    const sent: unknown[] = [7, Number.NaN, {}, [], true, new Date(0), ['2026-01-01']];
    for (let made = 0; made < 5_000; made += 1)
      sent.push(made % 2 === 0 ? `${digits(4)}-${digits(2)}-${digits(2)}` : noise());
    for (const raw of sent)
      for (const read of READERS) {
        const reading = read(raw);
        if (!reading.ok || reading.value === null) continue;
        expect(reading.value).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(new Date(reading.value).toISOString().slice(0, 10)).toBe(reading.value);
      }
  });
});
