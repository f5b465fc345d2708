import { expect, it } from 'vitest';
import { placementOf } from './placement';
import { shrinkingOf, shrinkTile } from './shrinkTile';

it('shrinks by what leaves at least twice the wanted length', () => {
  const grid = { tileWidth: 512, tileHeight: 512, wanted: 2000 };
  expect(shrinkingOf({ width: 4032, height: 3024, ...grid })).toBe(1);
  expect(shrinkingOf({ width: 8064, height: 6048, ...grid })).toBe(2);
});

it('does not shrink when squares would cross the edges of tiles, or when the picture is lower than a square', () => {
  const size = { width: 8064, height: 6048, wanted: 2000 };
  expect(shrinkingOf({ ...size, tileWidth: 513, tileHeight: 512 })).toBe(1);
  expect(shrinkingOf({ ...size, tileWidth: 8064, tileHeight: 6048 })).toBe(2);
  expect(shrinkingOf({ width: 16_001, height: 1, tileWidth: 512, tileHeight: 512, wanted: 2000 })).toBe(1);
});

it('writes means to the place of the tile', () => {
  const into = new Uint8Array(3 * 2);
  const bytes = new Uint8Array([0, 10, 99, 30, 40, 99]);
  shrinkTile({
    tile: { bytes, stride: 3, width: 2, height: 2 },
    channels: 1,
    by: 2,
    at: { x: 2, y: 1 },
    into,
    placement: placementOf({ width: 3, height: 2, turnings: [] }),
  });
  expect([...into]).toEqual([0, 0, 0, 0, 0, 20]);
});
