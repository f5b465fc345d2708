import { expect, test } from 'vitest';
import { showAgo } from './ago';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE_MS = 60_000;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [MINUTE_MS, '1 minute ago'],
  [12.9 * MINUTE_MS, '12 minutes ago'],
  [90 * MINUTE_MS, '1 hour ago'],
  [49 * 60 * MINUTE_MS, '2 days ago'],
  // The device's clock was set back.
  [-5 * MINUTE_MS, 'just now'],
])('%d ms later it is "%s"', (passedMs, words) => {
  expect(showAgo(NOW - passedMs, NOW)).toBe(words);
});
