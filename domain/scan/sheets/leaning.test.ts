import { expect, it } from 'vitest';
import { centreOf } from '../lines/geometry';
import { briefOf, type BriefBill } from '../testing/readText';
import { pageOf } from '../testing/pageOf';
import { readBill } from '../readBill';

const RECEIPT = [
  'HILL STREET KITCHEN',
  'Table 12  Pax 4',
  '2 Chilli Crab Bun            28.00',
  '1 Cereal Prawn               32.00',
  '4 Steam Rice                  6.00',
  'Subtotal                     66.00',
  'Service Charge 10%            6.60',
  'GST 9%                        6.53',
  'Total                        79.13',
].join('\n');
/** Distance of two lines, pixels. */
const PITCH = 28;

/** A receipt whose right edge lies `lines` lower, while its words are tilted by turns to one side and the other, as short words are read. */
function leaning(lines: number, tilt: number): BriefBill | null {
  const page = pageOf(RECEIPT);
  const xs = page.words.map(({ polygon }) => centreOf(polygon).x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const words = page.words.map((word, at) => {
    const { x: middle } = centreOf(word.polygon);
    const down = (lines * PITCH * (middle - left)) / (right - left);
    const slope = at % 2 === 0 ? tilt : -tilt;
    const [a, b, c, d] = word.polygon.map(({ x, y }) => ({ x, y: y + down + slope * (x - middle) }));
    return { ...word, polygon: [a, b, c, d] as unknown as typeof word.polygon };
  });
  const read = readBill({ pages: [{ ...page, words }], today: '2026-11-28' });
  return read.ok ? briefOf(read.bill) : null;
}

it.each([-1, 1])('prices that stand %d lines beside their names come back to them, as the sums say', (lines) => {
  expect(leaning(lines, 0.06)).toEqual({
    items: ['2 Chilli Crab Bun 2800', '1 Cereal Prawn 3200', '4 Steam Rice 600'],
    subtotal: 6600,
    tax: 653,
    tip: 660,
    fees: null,
    discount: null,
    total: 7913,
    balanced: true,
  });
});

it('prices are not moved on paper whose words all say that it is level', () => {
  expect(leaning(1, 0)?.balanced).toBe(false);
});
