import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

const MOVING = { ...PHONE, reducedMotion: 'no-preference' } as const;
/** What a browser moves without laying out anything anew. */
const CHEAP = ['opacity', 'transform', 'translate', 'scale', 'rotate'];

/** What a keyframe says of itself. */
const ABOUT_KEYFRAMES = ['offset', 'computedOffset', 'easing', 'composite'];

/** Keeps which properties are animated on the bill, in each frame from now on. */
async function watchesAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((about) => {
    const animated = new Set<string>();
    Object.assign(window, { animated });
    const look = (): void => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('section[aria-label="The bill"]')) continue;
        for (const keyframe of effect.getKeyframes())
          for (const name of Object.keys(keyframe)) if (!about.includes(name)) animated.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
  }, ABOUT_KEYFRAMES);
  return () => page.evaluate(() => [...(window as unknown as { animated: Set<string> }).animated]);
}

describe('what moves on the bill', () => {
  const app = setUpApp();

  test('is moved and faded, never laid out, when a dish is claimed, shared and paid here and elsewhere', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(MOVING), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Sandwich', { as: 'Ana' });
    await ana.seesOwnClaim('Sandwich', 'Ana');
    const animated = await watchesAnimations(ana.page);
    await ana.tap('Soup');
    await ana.seesOwnClaim('Soup', 'Ana');
    // The colour over the row, and the edge of the paper.
    await expect.poll(animated).toContain('transform');
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ana.seesClaimOf('Ben', 'Lemonade');
    await ana.opensRow('Soup');
    await ben.payAll('Cash');
    await ana.seesClaimOf('Ben', 'Lemonade', 'paid');
    expect((await animated()).filter((name) => !CHEAP.includes(name))).toEqual([]);
  });
});
