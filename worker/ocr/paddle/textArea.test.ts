import { expect, it } from 'vitest';
import { textAreaOf } from './textArea';

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
