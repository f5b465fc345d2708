import { expect, it } from 'vitest';
import { comeBackIn, readComeBack } from './comeBack';

it('is read as it was said, and in no other reason', () => {
  expect(readComeBack(comeBackIn(12_000.2))).toBe(12_001);
  for (const reason of ['', 'Too slow', 'come back in -5 ms', 'come back in 5 ms, please'])
    expect(readComeBack(reason)).toBeNull();
});
