import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from './localTime';
import { afterQuietHours, nextByHand, nextReminder, type Debt } from './reminders';
import { fortnight } from './testing/fortnight';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const CHICAGO = 'America/Chicago';
const FRIDAY_EVENING = new Date('2026-05-22T19:30:00-05:00');

const debt = (change: Partial<Debt> = {}): Debt => ({
  owesSince: FRIDAY_EVENING,
  sent: [],
  isForgotten: false,
  isUnsubscribed: false,
  isReachable: true,
  leftOnlyPhone: false,
  zone: CHICAGO,
  ...change,
});
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe('the next reminder', () => {
  it('is due a day, three days and seven days after the claim, and then never', () => {
    const sent: Date[] = [];
    for (const days of [1, 3, 7]) {
      const next = nextReminder(debt({ sent }), FRIDAY_EVENING);
      expect(next).toEqual({ step: sent.length + 1, at: later(FRIDAY_EVENING, days * DAY_MS) });
      if ('at' in next) sent.push(next.at);
    }
    expect(nextReminder(debt({ sent }), later(FRIDAY_EVENING, 30 * DAY_MS))).toEqual({ stopped: 'allSent' });
  });

  it.each([
    [{ owesSince: null }, 'nothingOwed'],
    [{ isForgotten: true }, 'forgotten'],
    [{ isUnsubscribed: true }, 'unsubscribed'],
    [{ isReachable: false }, 'unreachable'],
  ] as const)('stops with %o because of %s', (change, stopped) => {
    expect(nextReminder(debt(change), FRIDAY_EVENING)).toEqual({ stopped });
    expect(nextByHand(debt(change), FRIDAY_EVENING)).toEqual({ stopped });
  });

  it('waits until 9 in the morning when it falls into the night', () => {
    const owesSince = new Date('2026-05-22T22:15:00-05:00');
    expect(nextReminder(debt({ owesSince }), owesSince)).toEqual({
      step: 1,
      at: new Date('2026-05-24T09:00:00-05:00'),
    });
  });

  it('waits for morning when a worker is late, and the following ones keep their distance', () => {
    const now = new Date('2026-05-28T23:00:00-05:00');
    const first = new Date('2026-05-29T09:00:00-05:00');
    expect(nextReminder(debt(), now)).toEqual({ step: 1, at: first });
    const second = new Date('2026-05-31T09:00:00-05:00');
    expect(nextReminder(debt({ sent: [first] }), first)).toEqual({ step: 2, at: second });
  });

  it('starts anew for a claim that was made after the earlier ones were paid', () => {
    const sent = [
      later(FRIDAY_EVENING, -9 * DAY_MS),
      later(FRIDAY_EVENING, -7 * DAY_MS),
      later(FRIDAY_EVENING, -3 * DAY_MS),
    ];
    expect(nextReminder(debt({ sent }), FRIDAY_EVENING)).toEqual({ step: 1, at: later(FRIDAY_EVENING, DAY_MS) });
  });

  it('is replaced by one that the host sends by hand', () => {
    const sent = [later(FRIDAY_EVENING, 2 * HOUR_MS - 1)];
    expect(nextReminder(debt({ sent }), FRIDAY_EVENING)).toEqual({ step: 2, at: later(FRIDAY_EVENING, 3 * DAY_MS) });
  });
});

describe('a reminder by hand', () => {
  it('is possible at once, and again after 12 hours', () => {
    const noon = new Date('2026-05-23T09:00:00-05:00');
    expect(nextByHand(debt(), noon)).toEqual({ at: noon });
    const sent = [noon];
    expect(nextByHand(debt({ sent }), later(noon, HOUR_MS))).toEqual({ at: new Date('2026-05-24T09:00:00-05:00') });
  });

  it('is possible after the last one by Fairtab', () => {
    const sent = [1, 3, 7].map((days) => later(FRIDAY_EVENING, days * DAY_MS));
    const now = later(FRIDAY_EVENING, 9 * DAY_MS);
    expect(nextByHand(debt({ sent }), now)).toEqual({ at: now });
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-05-22T20:59:59-05:00', '2026-05-22T20:59:59-05:00'],
    ['2026-05-22T21:00:00-05:00', '2026-05-23T09:00:00-05:00'],
    ['2026-05-23T08:59:59-05:00', '2026-05-23T09:00:00-05:00'],
    ['2026-05-23T09:00:00-05:00', '2026-05-23T09:00:00-05:00'],
    // Clocks go forward at 2 on Sunday, March 8, and back at 2 on Sunday, November 1.
    ['2026-03-07T22:00:00-06:00', '2026-03-08T09:00:00-05:00'],
    ['2026-03-08T00:30:00-06:00', '2026-03-08T09:00:00-05:00'],
    ['2026-10-31T22:00:00-05:00', '2026-11-01T09:00:00-06:00'],
    ['2026-11-01T01:30:00-05:00', '2026-11-01T09:00:00-06:00'],
    ['2026-12-31T23:30:00-06:00', '2027-01-01T09:00:00-06:00'],
  ])('move %s in Chicago to %s', (at, sent) => {
    expect(afterQuietHours(CHICAGO, new Date(at))).toEqual(new Date(sent));
  });

  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(
    ...['America/New_York', CHICAGO, 'America/Phoenix', 'Pacific/Honolulu', 'Europe/London', 'Asia/Kathmandu'],
    ...['Australia/Lord_Howe', 'America/St_Johns', 'America/Santiago', 'Pacific/Apia', 'UTC'],
  );

  it('are kept in every zone on every day, and nothing waits longer than they last', () => {
    fc.assert(
      fc.property(zones, moments, (zone, at) => {
        const sent = afterQuietHours(zone, at);
        const { hour } = localTime(zone, sent);
        expect(hour >= 9 && hour < 21).toBe(true);
        expect(sent.getTime() - at.getTime()).toBeGreaterThanOrEqual(0);
        expect(sent.getTime() - at.getTime()).toBeLessThanOrEqual(13 * HOUR_MS);
      }),
    );
  });

  it('and pauses are kept whenever workers happen to look', () => {
    const looks = fc.array(fc.integer({ min: 1, max: 5 * 24 * 60 }), { minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(zones, moments, looks, (zone, owesSince, minutes) => {
        const sent: Date[] = [];
        let now = owesSince;
        for (const pause of minutes) {
          now = later(now, pause * 60_000);
          const next = nextReminder(debt({ zone, owesSince, sent: [...sent] }), now);
          if ('at' in next && next.at.getTime() <= now.getTime()) sent.push(now);
        }
        expect(sent.length).toBeLessThanOrEqual(3);
        sent.forEach((at, index) => {
          const previous = sent[index - 1];
          expect(at.getTime() - owesSince.getTime()).toBeGreaterThanOrEqual(DAY_MS);
          if (previous) expect(at.getTime() - previous.getTime()).toBeGreaterThanOrEqual(36 * HOUR_MS);
          const { hour } = localTime(zone, at);
          expect(hour >= 9 && hour < 21).toBe(true);
        });
      }),
    );
  });
});

/**
 * A table in Chicago over the fortnight in which clocks go forward (Sunday, March 8, 2026). Workers look every minute.
 * Written down by hand from docs/product/notifications.md, and not from the rule.
 */
describe('a fortnight of a table', () => {
  const table = fortnight({
    zone: CHICAGO,
    from: '2026-03-02T18:00:00-06:00',
    until: '2026-03-16T18:00:00-05:00',
    events: [
      // Ana never pays.
      { at: '2026-03-05T19:10:00-06:00', diner: 'Ana', claims: 'tacos' },
      // Ben claims late at night, and pays after the first reminder.
      { at: '2026-03-05T23:45:00-06:00', diner: 'Ben', claims: 'beer' },
      { at: '2026-03-07T10:00:00-06:00', diner: 'Ben', pays: 'beer' },
      // Cem pays on the same evening, and claims another dish three days later, just before the clocks change.
      { at: '2026-03-05T19:30:00-06:00', diner: 'Cem', claims: 'soup' },
      { at: '2026-03-05T20:00:00-06:00', diner: 'Cem', pays: 'soup' },
      { at: '2026-03-07T21:30:00-06:00', diner: 'Cem', claims: 'cake' },
      // Dia takes her claim back before anything is sent.
      { at: '2026-03-05T19:31:00-06:00', diner: 'Dia', claims: 'salad' },
      { at: '2026-03-06T19:00:00-06:00', diner: 'Dia', unclaims: 'salad' },
      // The host forgets about Eva after the first reminder.
      { at: '2026-03-05T19:32:00-06:00', diner: 'Eva', claims: 'rice' },
      { at: '2026-03-08T12:00:00-05:00', diner: 'Eva', isForgotten: true },
      // The host reminds Fay by hand, which takes the place of the first one.
      { at: '2026-03-05T19:33:00-06:00', diner: 'Fay', claims: 'flan' },
      { at: '2026-03-06T12:00:00-06:00', diner: 'Fay', isRemindedByHand: true },
      // Gus unsubscribes after the second one.
      { at: '2026-03-05T19:34:00-06:00', diner: 'Gus', claims: 'chips' },
      { at: '2026-03-08T20:40:00-05:00', diner: 'Gus', isUnsubscribed: true },
      // Hal left no address.
      { at: '2026-03-05T19:35:00-06:00', diner: 'Hal', claims: 'water', isReachable: false },
    ],
  });

  it('is reminded as the timetable says', () => {
    expect(table).toEqual([
      'Fri Mar 6 12:00 Fay by hand',
      'Fri Mar 6 19:10 Ana 1',
      'Fri Mar 6 19:32 Eva 1',
      'Fri Mar 6 19:34 Gus 1',
      'Sat Mar 7 09:00 Ben 1',
      // Three days are 72 hours, so the clock shows an hour more.
      'Sun Mar 8 20:10 Ana 2',
      'Sun Mar 8 20:33 Fay 2',
      'Sun Mar 8 20:34 Gus 2',
      'Mon Mar 9 09:00 Cem 1',
      'Wed Mar 11 09:00 Cem 2',
      'Thu Mar 12 20:10 Ana 3',
      'Thu Mar 12 20:33 Fay 3',
      'Sun Mar 15 09:00 Cem 3',
    ]);
  });
});
