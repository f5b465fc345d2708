import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

interface Paper {
  /** How many edges are torn off. */
  readonly edges: number;
  readonly tears: boolean;
  readonly seconds: number;
}

function paperOf({ page }: Diner): Promise<Paper> {
  return page.getByRole('region', { name: 'The bill' }).evaluate((paper) => {
    const { maskImage, animationName, animationDuration } = getComputedStyle(paper);
    return {
      edges: maskImage.match(/conic-gradient/g)?.length ?? 0,
      tears: animationName !== 'none',
      seconds: parseFloat(animationDuration),
    };
  });
}

describe('the end of a dinner', () => {
  const app = setUpApp();

  test('is a stamp for whoever has paid, and a receipt that tears off once for all who look', async () => {
    const [priya, ana, ben] = await Promise.all([
      app().host(),
      app().diner({ ...PHONE, reducedMotion: 'no-preference' }),
      app().diner({ ...PHONE, reducedMotion: 'reduce' }),
    ]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ana.open(link), ben.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    const stamp = ana.yourPart.getByText('Paid', { exact: true });
    await expect(stamp).toHaveCount(0);
    await ana.claim('Sandwich');
    await ana.seesOwnClaim('Sandwich', 'Ana');
    await ana.claim('Lemonade', { units: 2 });
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await ana.payAll('Cash');
    await expect(stamp).toBeVisible();
    expect(await paperOf(ana)).toMatchObject({ edges: 1, tears: false });

    await priya.confirms('Ana');
    for (const diner of [priya, ana, ben]) await diner.sees('All settled. Thank you, table!');
    expect(await paperOf(ana)).toEqual({ edges: 2, tears: true, seconds: 0.6 });
    expect(await paperOf(ben)).toEqual({ edges: 2, tears: true, seconds: 0.001 });

    await ana.page.reload();
    await ana.sees('All settled. Thank you, table!');
    expect(await paperOf(ana)).toMatchObject({ edges: 2, tears: false });
    await expect(stamp).toBeVisible();
  });
});
