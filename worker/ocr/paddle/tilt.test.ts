import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convexHull, cornersOf, smallestBox, type Box } from '../polygons';
import { levellingOf } from './tilt';

/** Lines of a paper that is turned clockwise, as detection reports them: along the side that points to the right. */
function paper(degrees: number, { lines = 20, length = 200 } = {}): Box[] {
  const turn = (degrees * Math.PI) / 180;
  const along = { x: Math.cos(turn), y: Math.sin(turn) };
  return Array.from({ length: lines }, (_, at) => {
    const centre = { x: 500 - 30 * at * along.y, y: 500 + 30 * at * along.x };
    return smallestBox(convexHull(cornersOf({ centre, along, width: length, height: 20 })));
  });
}

describe('levelling a photo', () => {
  it('turns it back by as much as the lines are tilted, whichever end is up', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
        const fromSide = Math.abs(degrees - 90 * Math.round(degrees / 90));
        fc.pre(Math.abs(fromSide - 10) > 0.1);
        const levelling = levellingOf(paper(degrees));
        if (fromSide < 10) expect(levelling).toBeNull();
        else expect(Math.abs(Math.sin(((degrees + (levelling ?? 0)) * Math.PI) / 180))).toBeLessThan(0.001);
      }),
    );
  });

  it('looks at most of the lines, and leaves a photo of several papers as it is', () => {
    const slip = paper(75, { lines: 4 });
    expect(levellingOf([...paper(25), ...slip])).toBeCloseTo(-25);
    expect(levellingOf([...paper(25, { lines: 5 }), ...slip])).toBeNull();
  });

  it('needs lines, not words or spots', () => {
    expect(levellingOf([])).toBeNull();
    expect(levellingOf(paper(25, { lines: 5 }))).toBeNull();
    expect(levellingOf(paper(25, { length: 35 }))).toBeNull();
  });
});
