import { expect, it } from 'vitest';
import { waitUntilServing } from './waitUntilServing';

const STEP_MS = 40;
const LOOKS = 12;

it('waits longer than one step may take, for as long as the web server gets further', async () => {
  const since = performance.now();
  let looks = 0;
  await waitUntilServing(
    {
      ended: null,
      get isReady() {
        looks += 1;
        return looks > LOOKS;
      },
      get gotFurtherAt() {
        return performance.now();
      },
    },
    STEP_MS,
  );
  expect(performance.now() - since).toBeGreaterThan(STEP_MS);
});

it('gives a web server that was begun long before all of its time', async () => {
  let looks = 0;
  const begunBefore = {
    ended: null,
    get isReady() {
      looks += 1;
      return looks > 1;
    },
    gotFurtherAt: performance.now() - 2 * STEP_MS,
  };
  await waitUntilServing(begunBefore, STEP_MS);
  expect(looks).toBe(2);
});

it('gives up when the web server gets no further, and when it ends', async () => {
  const stuck = { ended: null, isReady: false, gotFurtherAt: performance.now() };
  await expect(waitUntilServing(stuck, STEP_MS)).rejects.toThrow('got no further with its start for 0.04 seconds');
  const gone = { ...stuck, ended: { ended: Promise.resolve('exit code 1') } };
  await expect(waitUntilServing(gone, STEP_MS)).rejects.toThrow('ended while starting (exit code 1)');
});
