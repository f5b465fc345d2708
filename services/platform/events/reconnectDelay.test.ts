import { expect, it } from 'vitest';
import { reconnectDelay } from './reconnectDelay';

it('doubles from 50 ms up to 5 s', () => {
  const delays = [1, 2, 3, 4, 8, 9, 1000].map((attempt) => reconnectDelay({ attempt, random: 1 }));
  expect(delays).toEqual([50, 100, 200, 400, 5000, 5000, 5000]);
});

it('is spread over the second half of that, so that processes do not come back all at once', () => {
  expect(reconnectDelay({ attempt: 3, random: 0 })).toBe(100);
  expect(reconnectDelay({ attempt: 3, random: 0.5 })).toBe(150);
});
