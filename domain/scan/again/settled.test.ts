import { describe, expect, it } from 'vitest';
import type { Word } from '../words';
import { settled } from './settled';

const word = (text: string, confidence: number): Word => ({
  text,
  confidence,
  polygon: [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 20 },
    { x: 0, y: 20 },
  ],
});
const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('a word that two recognisers read', () => {
  it('is surer than either of them was when both read the same', () => {
    const [same] = settled(word('4.68', 0.8), [word('4.68', 0.9)]);
    expect(same).toMatchObject({ text: '4.68', isReadAlike: true });
    expect(same?.confidence).toBeCloseTo(0.98);
  });

  it('says the same amount with a dollar sign that one of them took for a digit, or without its bracket', () => {
    expect(settled(word('$15.70', 0.9), [word('515.70', 0.98)])).toMatchObject([{ text: '$15.70', isReadAlike: true }]);
    expect(settled(word('8.99)', 0.9), [word('8.99', 0.99)])).toMatchObject([{ text: '8.99)', isReadAlike: true }]);
  });

  it('is what the surer one read, and keeps the other reading as an alternative', () => {
    expect(settled(word('4.60', 0.86), [word('4.68', 0.95)])).toMatchObject([
      { text: '4.68', confidence: 0.95, alternatives: [{ text: '4.60', confidence: 0.3 }] },
    ]);
    expect(settled(word('4.60', 0.95), [word('4.68', 0.9)])).toMatchObject([
      { text: '4.60', confidence: 0.95, alternatives: [{ text: '4.68' }] },
    ]);
  });

  it('stays an amount when the other one saw no point', () => {
    expect(settled(word('.62', 0.8), [word('62', 0.99)])).toEqual([word('.62', 0.8)]);
  });

  it('is the whole price when its end had been cut off', () => {
    expect(textsOf(settled(word('7.6', 0.97), [word('7.65', 0.9)]))).toEqual(['7.65']);
    expect(textsOf(settled(word('7.6', 0.97), [word('7.65', 0.7)]))).toEqual(['7.6']);
  });

  it('becomes several when the other one surely saw a blank in it', () => {
    expect(textsOf(settled(word('18XTIPS:', 0.7), [word('18%', 0.97), word('TIPS', 0.95)]))).toEqual(['18%', 'TIPS']);
  });

  it('stays as it was where the other one read nothing', () => {
    expect(settled(word('Soup', 0.6), [])).toEqual([word('Soup', 0.6)]);
  });
});
