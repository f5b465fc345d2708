import { expect, it } from 'vitest';
import { quartersOf, smallTextOf, textAreaOf } from './textArea';

const photo = { width: 1000, height: 1400 };
const lines = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: 10 }, (_, at) => ({
    centre: { x: 500, y: from + ((to - from) * at) / 9 },
    along: { x: 1, y: 0 },
    width: 300,
    height: 20,
  }));

it('is the part of the photo around the text, with a margin', () => {
  expect(textAreaOf({ photo, boxes: lines({ from: 400, to: 900 }) })).toEqual({
    left: 324,
    top: 364,
    width: 352,
    height: 572,
  });
});

it('is nothing when the text fills the photo, or when there is hardly any', () => {
  expect(textAreaOf({ photo, boxes: lines({ from: 50, to: 1350 }) })).toBeNull();
  expect(textAreaOf({ photo, boxes: lines({ from: 400, to: 900 }).slice(0, 5) })).toBeNull();
});

it('is looked at with more pixels when its lines are low', () => {
  const low = lines({ from: 400, to: 900 });
  expect(smallTextOf({ photo, boxes: low })).toEqual({ left: 272, top: 312, width: 456, height: 676 });
  expect(smallTextOf({ photo, boxes: low.map((line) => ({ ...line, height: 50 })) })).toBeNull();
});

it('is looked for in quarters of a large photo that shows no text as a whole', () => {
  const large = { width: 1500, height: 2000 };
  const quarters = quartersOf({ photo: large, boxes: [] });
  expect(quarters).toHaveLength(4);
  expect(Math.max(...quarters.map(({ left, width }) => left + width))).toBe(1500);
  expect(Math.max(...quarters.map(({ top, height }) => top + height))).toBe(2000);
  expect(quartersOf({ photo: large, boxes: lines({ from: 400, to: 900 }) })).toEqual([]);
  expect(quartersOf({ photo, boxes: [] })).toEqual([]);
});
