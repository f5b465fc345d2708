import { describe, expect, it } from 'vitest';
import { Progress, SETTLED_AFTER_US } from './Progress';

const RECEIPT = 'r'.repeat(22);
const NOW = 1_795_000_000_000_000;
const place = (version: number, writtenUs = NOW + version) => ({ writtenUs, receiptId: RECEIPT, version });

describe('how far somebody was told', () => {
  it('goes into a cursor and comes back, with what overtook others', () => {
    const progress = Progress.from(NOW);
    progress.told(place(2));
    progress.told(place(3));
    const later = Progress.at(progress.cursor());
    expect(later?.until).toEqual({ writtenUs: NOW, receiptId: '', version: 0 });
    expect([2, 3, 4].map((version) => later?.has(place(version)))).toEqual([true, true, false]);
    expect(later?.has({ receiptId: 'another', version: 2 })).toBe(false);
    expect(later?.versionOf(RECEIPT)).toBe(3);
  });

  it('stays short and tells nothing again, however often one receipt changes in a minute', () => {
    const progress = Progress.from(NOW);
    for (let version = 2; version < 5_000; version++) progress.told(place(version));
    expect(progress.cursor().length).toBeLessThan(60);
    expect(Progress.at(progress.cursor())?.versionOf(RECEIPT)).toBe(4_999);
  });

  it('forgets single receipts once everything up to them was told', () => {
    const progress = Progress.from(NOW);
    progress.told(place(2));
    progress.toldUntil({ writtenUs: NOW + SETTLED_AFTER_US, receiptId: '', version: 0 });
    expect(progress.cursor().length).toBeLessThan(40);
    expect(progress.versionOf(RECEIPT)).toBe(0);
  });

  it('never goes back, and would rather tell of the oldest of more than eighty receipts in a minute again than leave one out', () => {
    const progress = Progress.from(NOW);
    progress.toldUntil(place(1, NOW - 1));
    expect(progress.until.writtenUs).toBe(NOW);
    const ids = Array.from({ length: 81 }, (_, index) => String(index).padStart(22, 'r'));
    for (const receiptId of ids) progress.told({ ...place(7), receiptId });
    // The first changed once more, so the second is the one that rested longest.
    progress.told({ ...place(8), receiptId: ids[0] ?? '' });
    expect(progress.cursor().length).toBeLessThan(1_900);
    const later = Progress.at(progress.cursor());
    expect(ids.map((id) => later?.versionOf(id))).toEqual([8, 0, ...Array.from({ length: 79 }, () => 7)]);
  });

  it('takes a cursor of the version before, which named single changes, for the place alone', () => {
    const before = Buffer.from(`${NOW}.${RECEIPT}.3.abcdefghijklmnopqrstuvwx`).toString('base64url');
    expect(Progress.at(before)?.until).toEqual({ writtenUs: NOW, receiptId: RECEIPT, version: 3 });
    expect(Progress.at(before)?.has(place(4))).toBe(false);
  });

  it('is not read out of a text that is no cursor', () => {
    const texts = ['', 'tomorrow', Buffer.from('1.a.b.').toString('base64url'), `${Progress.from(NOW).cursor()}AAAA`];
    expect(texts.map((text) => Progress.at(text))).toEqual(texts.map(() => null));
  });
});
