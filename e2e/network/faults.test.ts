import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';

/** Opens the start page with this script in place of the client. */
async function openWith(diner: Diner, script: string): Promise<void> {
  await diner.page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await diner.goTo('/');
}

describe('a fault that no screen shows', () => {
  const app = setUpApp();

  test.each([
    [
      'a hydration that React had to repair',
      `console.error('hydration', new Error('no match'))`,
      /hydration Error: no m/,
    ],
    [
      'what React reports by itself',
      `reportError(new Error('Minified React error #418'))`,
      /^Error: Minified React.*418/,
    ],
    ['an uncaught error', `throw new TypeError('nothing here')`, /^TypeError: nothing here/],
    ['a promise without a catch', `Promise.reject(new Error('lost'))`, /^Error: lost/],
  ])('fails the test: %s', async (_name, script, fault) => {
    await openWith(await app().diner(), script);
    const seen: string[] = [];
    await expect.poll(() => seen.push(...app().faults.take())).toBeGreaterThan(0);
    expect(seen).toEqual([expect.stringMatching(fault)]);
  });

  test('does not fail a test that allows it, but the next one', async () => {
    const { faults } = app();
    const diner = await app().diner();
    faults.allow(/^Error: on purpose/);
    await openWith(diner, `reportError(new Error('on purpose')); document.title = 'ran'`);
    await expect(diner.page).toHaveTitle('ran');
    expect(faults.take()).toEqual([]);
    await diner.page.reload();
    await expect(diner.page).toHaveTitle('ran');
    await expect.poll(() => faults.take()).toEqual(['Error: on purpose']);
  });

  test('is no failing network, which tests cause to see what the screen does', async () => {
    const { page } = await app().diner();
    await page.route(/\.js$/, (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/');
    await failed;
    expect(app().faults.take()).toEqual([]);
  });
});
