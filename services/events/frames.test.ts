import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameReader, toFrames } from './frames';

describe('frames', () => {
  it('carry any batch whole, in frames that never exceed the limit', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium' }), fc.integer({ min: 80, max: 400 }), (value, maxBytes) => {
        const frames = toFrames({ sender: 'a', batch: 1, value, maxBytes });
        const reader = new FrameReader();
        const texts = frames.map((frame) => reader.read(frame));
        expect(frames.every((frame) => Buffer.byteLength(frame) <= maxBytes)).toBe(true);
        expect(texts.slice(0, -1).every((text) => text === null)).toBe(true);
        expect(JSON.stringify(JSON.parse(texts.at(-1) ?? ''))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('of two senders may come mixed', () => {
    const reader = new FrameReader();
    const framesOf = (sender: string) => toFrames({ sender, batch: 7, value: sender.repeat(30), maxBytes: 70 });
    const [ours, theirs] = [framesOf('a'), framesOf('b')];
    const heard = ours.flatMap((frame, index) => [reader.read(frame), reader.read(theirs[index] ?? '')]);
    expect(heard.filter((text) => text !== null)).toEqual([`"${'a'.repeat(30)}"`, `"${'b'.repeat(30)}"`]);
  });

  it('whose beginning is missing are dropped, and the next batch is read again', () => {
    const reader = new FrameReader();
    const [, ...tail] = toFrames({ sender: 'a', batch: 1, value: 'x'.repeat(50), maxBytes: 70 });
    expect(tail.map((frame) => reader.read(frame)).every((text) => text === null)).toBe(true);
    const next = toFrames({ sender: 'a', batch: 2, value: 'y'.repeat(20), maxBytes: 70 });
    expect(next.map((frame) => reader.read(frame)).at(-1)).toBe(`"${'y'.repeat(20)}"`);
  });

  it.each(['', 'hello', '[]', 'a 1 0 1', 'a b c d e', '../x 1 0 1 []'])('ignore %j', (text) => {
    expect(new FrameReader().read(text)).toBeNull();
  });
});
