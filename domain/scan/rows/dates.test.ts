import { describe, expect, it } from 'vitest';
import { dateOf } from './dates';
import { linesOf } from '../lines/lines';
import { rowOf } from './rows';
import { pageOf } from '../testing/pageOf';

const rows = (text: string) => linesOf(pageOf(text)).map(rowOf);

describe('dateOf', () => {
  it('prefers the date with a time to one in an advertisement', () => {
    const found = dateOf(rows('Offer valid until 12/31/2019\nOpened 03/04/2019 7:15 PM'), null);
    expect(found?.date).toBe('2019-03-04');
  });

  it('reads the day before the month on receipts with foreign money or taxes, but not with a zip code', () => {
    expect(dateOf(rows('IKEA FOOD\nVAT: GB 527773320\n06/04/2016 11:21'), null)?.date).toBe('2016-04-06');
    expect(dateOf(rows('PUB\nBoston, MA 02110\nVAT 0.00\n06/04/2016 11:21'), null)?.date).toBe('2016-06-04');
  });

  it('leaves the number of a table or register out of an American date that it touches', () => {
    expect(dateOf(rows('PUB\nBoston, MA 02110\nStation:16/02/2018 04:18PM'), null)?.date).toBe('2018-06-02');
    expect(dateOf(rows('PUB\nDate:16/02/2018 04:18PM'), null)?.date).toBe('2018-02-16');
    expect(dateOf(rows('PUB\nBoston, MA 02110\nDate:12/02/2018 04:18PM'), null)?.date).toBe('2018-12-02');
  });

  it('believes a date that is printed twice', () => {
    expect(dateOf(rows('Order 08/14/2018\nReady 08/11/2018\nPaid 08/11/2018'), null)?.date).toBe('2018-08-11');
  });

  it('reads the day first where the other way around it is yet to come, outside the United States', () => {
    expect(dateOf(rows('BISTRO\n12/02/2026 19:20'), '2026-12-05')?.date).toBe('2026-12-02');
    expect(dateOf(rows('BISTRO\n12/02/2026 19:20'), '2026-11-27')?.date).toBe('2026-02-12');
    expect(dateOf(rows('BISTRO\nPty Ltd\n02/12/2026 19:20'), '2026-11-27')?.date).toBe('2026-02-12');
    expect(dateOf(rows('BISTRO\nBoston, MA 02110\n12/02/2026 19:20'), '2026-11-27')).toBeNull();
  });

  it.each(['RECHNUNG Nr. 12', 'CIF B12345678', 'Total TTC', 'CHF', 'inkl. 19% USt'])(
    'reads the day first on a receipt with %j',
    (words) => {
      expect(dateOf(rows(`BISTRO\n${words}\n07/03/2026 19:20`), '2026-11-27')?.date).toBe('2026-03-07');
    },
  );

  it('takes the day of the last week where nothing says which number is the month', () => {
    expect(dateOf(rows('BISTRO\n03/11/2026 19:20'), '2026-11-05')?.date).toBe('2026-11-03');
    expect(dateOf(rows('BISTRO\n11/03/2026 19:20'), '2026-11-05')?.date).toBe('2026-11-03');
    expect(dateOf(rows('BISTRO\n03/11/2026 19:20'), '2026-11-27')?.date).toBe('2026-03-11');
    expect(dateOf(rows('BISTRO\nBoston, MA 02110\n03/11/2026 19:20'), '2026-11-05')?.date).toBe('2026-03-11');
  });

  it('ignores dates in the future', () => {
    expect(dateOf(rows('03/04/2029 7:15 PM'), '2026-11-21')).toBeNull();
  });
});
