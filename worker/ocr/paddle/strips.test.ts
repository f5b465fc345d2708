import { expect, it } from 'vitest';
import type { Box } from '../polygons';
import { joinStrips, stripsOf } from './strips';

const photo = { width: 500, height: 2000 };
const lineAt = (y: number, height = 20): Box => ({
  centre: { x: 250, y },
  along: { x: 1, y: 0 },
  width: 400,
  height,
});
const roll = Array.from({ length: 80 }, (_, at) => lineAt(50 + 24 * at));
const seenAt = 960 / 2000;

it('are the overlapping parts of a long roll with low lines, from top to bottom', () => {
  const strips = stripsOf({ photo, boxes: roll, seenAt });
  expect(strips.map(({ area }) => [area.left, area.width])).toEqual(strips.map(() => [30, 440]));
  expect(strips.length).toBe(3);
  for (const [at, { area, from, to }] of strips.entries()) {
    const next = strips[at + 1];
    if (next) expect(area.top + area.height - next.area.top).toBeGreaterThanOrEqual(120);
    expect(next?.from ?? Infinity).toBe(to);
    expect(Math.max(from, 0)).toBeGreaterThanOrEqual(area.top === 20 ? 0 : area.top);
  }
  expect([strips[0]?.from, strips.at(-1)?.to]).toEqual([-Infinity, Infinity]);
});

it('are none where lines are high enough, where the paper is not long, or where there is hardly any text', () => {
  const high = roll.map(({ centre }) => lineAt(centre.y, 40));
  const square = roll.map((line) => ({ ...line, centre: { ...line.centre, y: line.centre.y / 3 } }));
  for (const boxes of [high, square, roll.slice(0, 10)]) expect(stripsOf({ photo, boxes, seenAt })).toEqual([]);
});

it('count each line once, also one at their edge that both see a little differently', () => {
  const strips = stripsOf({ photo, boxes: roll, seenAt });
  const edge = strips[0]?.to ?? 0;
  const lines = [...roll, lineAt(edge)].filter(({ centre }) => centre.y === edge || Math.abs(centre.y - edge) > 20);
  const found = strips.map((strip, at) => ({
    strip,
    boxes: lines
      .filter(({ centre }) => centre.y > strip.area.top && centre.y < strip.area.top + strip.area.height)
      .map((line) => ({ ...line, centre: { ...line.centre, y: line.centre.y + (at % 2 === 0 ? 2 : -2) } })),
  }));
  expect(joinStrips(found)).toHaveLength(lines.length);
});
