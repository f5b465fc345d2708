import { describe, expect, it } from 'vitest';
import { decodeLine, meanConfidence } from './decode';
import { wordsOf } from './wordsOf';

const characters = ['1', '7', 'a', ' '];
/** The likeliest character of each step, "-" for none. A pair of characters are nearly as likely as each other. */
const read = (steps: readonly string[]) => {
  const output = new Float32Array(steps.length * (characters.length + 1));
  for (const [step, [first = '-', second]] of steps.map((step) => Array.from(step)).entries()) {
    const at = (sign: string): number => step * (characters.length + 1) + characters.indexOf(sign) + 1;
    output[at(first)] = second === undefined ? 1 : 0.6;
    if (second !== undefined) output[at(second)] = 0.4;
  }
  return decodeLine({ output, steps: steps.length, characters });
};
const box = { centre: { x: 50, y: 10 }, along: { x: 1, y: 0 }, width: 100, height: 20 };

describe('decodeLine', () => {
  it('joins repetitions unless something stands between them', () => {
    expect(read(['1', '1', '-', '1', 'a']).map(({ text }) => text)).toEqual(['1', '1', 'a']);
  });

  it('keeps the alternatives of a character', () => {
    const [glyph] = read(['17']);
    expect(glyph?.text).toBe('1');
    expect(glyph?.others[0]?.text).toBe('7');
    expect(glyph?.others[0]?.confidence).toBeCloseTo(0.4);
  });

  it('has no confidence in a line without characters', () => {
    expect(meanConfidence(read(['-', '-']))).toBe(0);
  });
});

describe('wordsOf', () => {
  it('cuts a line at its spaces, half-way to each', () => {
    const words = wordsOf(read(['a', '-', ' ', '-', '1']), box);
    expect(words.map(({ text }) => text)).toEqual(['a', '1']);
    expect(words[0]?.polygon[1].x).toBeCloseTo(30);
    expect(words[1]?.polygon[0].x).toBeCloseTo(70);
  });

  it('gives the other readings of a word, and an empty list when there are none', () => {
    const [word, sure] = wordsOf(read(['a', '17', ' ', '7']), box);
    expect(word?.alternatives?.map(({ text }) => text)).toEqual(['a7']);
    expect(sure?.alternatives).toBeUndefined();
  });
});
