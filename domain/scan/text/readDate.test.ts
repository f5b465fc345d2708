import { describe, expect, it } from 'vitest';
import { readDate } from './readDate';

describe('readDate', () => {
  it.each([
    ['5/26/2016 12:53:10PM', '2016-05-26'],
    ['05-18-2019 11:19AM', '2019-05-18'],
    ['2018-11-16 18:58', '2018-11-16'],
    ["Feb23'19 10:23AM", '2019-02-23'],
    ['Date: Apr 012019', '2019-04-01'],
    ['July 14th, 2019', '2019-07-14'],
    ['30-Jun-2018 10:36', '2018-06-30'],
    ['07/28/1803:42PM', '2018-07-28'],
    ["Sep07'1809:28PM", '2018-09-07'],
    ['SvrCk: 7 12:4601/07/17', '2017-01-07'],
    ['0ct 5, 2018', '2018-10-05'],
    ["SUNJUN24'18 6:13PM", '2018-06-24'],
    ['WED40CT20234:04 PM', '2023-10-04'],
    ['O7/O4/2018', '2018-07-04'],
    ['14.03.2026', '2026-03-14'],
    ['Ticket 17   Nov 11, 2017', '2017-11-11'],
    ['26 Apr 2025,16:11', '2025-04-26'],
    ['GUESTS 4 FEB18/178:19P', '2017-02-18'],
    ['Ticket 11 Jul 19,2020', '2020-07-19'],
    ['06.07.2017 22:06', '2017-07-06'],
    ['2026/03/14 19:15', '2026-03-14'],
    ['2026-03-1419:15', '2026-03-14'],
    ['Sat Mar 14, 2026 7:15 PM', '2026-03-14'],
    ['Sat Mar 14 19:15:02 2026', '2026-03-14'],
    ['ORD#94-REG#19-05/21/2018 11:59:48', '2018-05-21'],
    ['07/28/180342PM', '2018-07-28'],
    ['Date:24-Nov-16', '2016-11-24'],
    ["0168 20:14 #04 MAR.19'17 REG0001", '2017-03-19'],
    ['GUESTS4FE8 18/17 8:19P', '2017-02-18'],
    ['25-17 Astoria Blvd ay 21.2019', '2019-05-21'],
    ['2026-Mar-14', '2026-03-14'],
    ['14/MAR/26', '2026-03-14'],
    ['25AUG17 8:03PM', '2017-08-25'],
    ['03 / 14 / 2026', '2026-03-14'],
    ['5ep 14 2018', '2018-09-14'],
    ['Nov520184:14 PM', '2018-11-05'],
    ['Novernber 5, 2018', '2018-11-05'],
    ["Date: Sep07'1809:2.8PM", '2018-09-07'],
  ])('reads %j', (text, date) => {
    expect(readDate(text)?.date).toBe(date);
  });

  it.each(['Veal Marsala 5 120.00', 'Calle 5 de Mayo 114'])('finds no date in %j', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it('takes the day for the month only where the month cannot be one, and is less sure of it', () => {
    expect(readDate('03/04/2019')?.date).toBe('2019-03-04');
    expect(readDate('14/07/2019')).toEqual({ date: '2019-07-14', confidence: 0.8 });
  });

  it('reads a slash that looks like a digit, but is not sure', () => {
    expect(readDate('07128/2018')).toEqual({ date: '2018-07-28', confidence: 0.6 });
  });

  it.each(['02/30/2019', '13/13/2019', '(516)354-2858', '104/1', '1 2/3 cup', '12:56PM'])(
    'sees no date in %j',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );

  it.each(['1 Margarita 12.50', 'Veal Marsala 28.25', '2 Mayo 10.20', 'Decaf 3.25'])('takes %j for a dish', (text) => {
    expect(readDate(text)).toBeNull();
  });
});
