import { expect, it } from 'vitest';
import { withContrast } from './contrast';

/** A line of so many pixels, one tenth of them ink, all three channels alike. */
function line({ ink, paper }: { ink: number; paper: number }): Float32Array {
  return Float32Array.from({ length: 300 }, (_, at) => (at % 10 === 0 ? ink : paper));
}
const levelsOf = (crop: Float32Array): number[] => [...new Set(crop)].map((level) => Number(level.toFixed(2)));

it('makes grey letters on grey paper dark on bright', () => {
  expect(levelsOf(withContrast(line({ ink: -0.4, paper: 0.1 })))).toEqual([-0.9, 0.8]);
});

it('gives letters of any light the same levels', () => {
  const dim = withContrast(line({ ink: -0.8, paper: -0.2 }));
  const bright = withContrast(line({ ink: -0.1, paper: 0.5 }));
  expect(levelsOf(dim)).toEqual(levelsOf(bright));
});

it('does not make letters of the grain of bare paper', () => {
  const [grain = 0, paper = 0] = levelsOf(withContrast(line({ ink: 0.19, paper: 0.2 })));
  expect(paper - grain).toBeCloseTo(0.04);
});
