import type { Random } from '@fairtab/domain/testing/random';

/**
 * A smooth random landscape.
 * @returns its height, from 0 to 1, at a place whose coordinates are from 0 to 1.
 */
export function randomField(cells: number, random: Random): (u: number, v: number) => number {
  const side = cells + 1;
  const heights = Array.from({ length: side * side }, () => random.int(0, 1000) / 1000);
  const smooth = (share: number): number => share * share * (3 - 2 * share);
  return (u, v) => {
    const [x, y] = [Math.min(u * cells, cells - 1e-6), Math.min(v * cells, cells - 1e-6)];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [smooth(x - column), smooth(y - row)];
    const at = (i: number, j: number): number => heights[(row + j) * side + column + i] ?? 0;
    const above = at(0, 0) * (1 - right) + at(1, 0) * right;
    return above * (1 - down) + (at(0, 1) * (1 - right) + at(1, 1) * right) * down;
  };
}
