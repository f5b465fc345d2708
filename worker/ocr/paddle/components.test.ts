import { expect, it } from 'vitest';
import { findComponents } from './components';

it('joins pixels that touch by a side or a corner, and keeps others apart', () => {
  const rows = ['##...', '..#..', '.....', '...##'];
  const map = Float32Array.from(rows.join(''), (sign) => (sign === '#' ? 0.8 : 0.1));
  const found = findComponents({ map, width: 5, height: 4, threshold: 0.3 });
  expect(found.map(({ pixels }) => pixels)).toEqual([3, 2]);
  expect(found[0]?.mean).toBeCloseTo(0.8);
  expect(Math.max(...(found[1]?.outline ?? []).map(({ x }) => x))).toBe(5);
});
