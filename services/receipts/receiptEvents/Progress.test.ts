import { describe, expect, it } from 'vitest';
import { Progress, SETTLED_AFTER_US } from './Progress';

const RECEIPT = 'r'.repeat(22);
const NOW = 1_795_000_000_000_000;
const place = (version: number, writtenUs = NOW + version) => ({ writtenUs, receiptId: RECEIPT, version });

describe('how far somebody was told', () => {
  it('goes into a cursor and comes back, with what overtook others', () => {
    const progress = Progress.from(NOW);
    progress.told(place(2));
    progress.told(place(4));
    const later = Progress.at(progress.cursor());
    expect(later?.until).toEqual({ writtenUs: NOW, receiptId: '', version: 0 });
    expect([2, 3, 4].map((version) => later?.has(place(version)))).toEqual([true, false, true]);
  });

  it('forgets single changes once everything up to them was told, so that a cursor stays short', () => {
    const progress = Progress.from(NOW);
    for (let version = 2; version < 300; version++) progress.told(place(version));
    const { length } = progress.cursor();
    expect(length).toBeLessThan(1_200);
    progress.toldUntil({ writtenUs: NOW + SETTLED_AFTER_US, receiptId: '', version: 0 });
    expect(progress.cursor().length).toBeLessThan(40);
    expect(progress.versionOf(RECEIPT)).toBe(0);
  });

  it('never goes back, and would rather tell the oldest again of more than a hundred in a minute than leave one out', () => {
    const progress = Progress.from(NOW);
    progress.toldUntil(place(1, NOW - 1));
    expect(progress.until.writtenUs).toBe(NOW);
    for (let version = 2; version < 203; version++) progress.told(place(version));
    const later = Progress.at(progress.cursor());
    expect(later?.until.writtenUs).toBe(NOW);
    expect([2, 102, 103, 202, 203].map((version) => later?.has(place(version)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('is not read out of a text that is no cursor', () => {
    const texts = ['', 'tomorrow', Buffer.from('1.a.b.').toString('base64url'), `${Progress.from(NOW).cursor()}AAAA`];
    expect(texts.map((text) => Progress.at(text))).toEqual(texts.map(() => null));
  });
});
