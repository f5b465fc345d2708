import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';

/** Holds every claim back until all of these diners have sent one, then releases them together. */
async function holdClaims(diners: readonly Diner[]): Promise<void> {
  let waiting = diners.length;
  let release: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (release = resolve));
  for (const { page } of diners)
    await page.route(/\/graphql\//, async (route) => {
      const body = route.request().postDataJSON() as { variables?: { input?: { itemId?: string } } } | null;
      if (body?.variables?.input?.itemId) {
        waiting -= 1;
        if (waiting === 0) release();
        await all;
      }
      await route.continue();
    });
}

/** The loser is the diner who first sees the toast that somebody was faster. */
async function findLoser<Racer extends { diner: Diner }>(racers: readonly [Racer, Racer]) {
  const loser = await Promise.any(
    racers.map(async (racer) => {
      await racer.diner.seesToast('Somebody was faster');
      return racer;
    }),
  );
  return { loser, winner: racers[0] === loser ? racers[1] : racers[0] };
}

describe('two diners who claim the same item at once', () => {
  const app = setUpApp();

  test('get it once: the loser reads that somebody was faster and sees the item as taken', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ben.seesOwnClaim('Lemonade', 'Ben');

    await holdClaims([ana, ben]);
    await Promise.all([ana.tap('Soup'), ben.tap('Soup')]);
    const { loser, winner } = await findLoser([
      { diner: ana, name: 'Ana' },
      { diner: ben, name: 'Ben' },
    ]);

    await expect(loser.diner.toasts).toContainText('Soup is already fully claimed.');
    await winner.diner.seesOwnClaim('Soup', winner.name);
    await loser.diner.seesClaimOf(winner.name, 'Soup');
    await expect(loser.diner.ownClaim('Soup', loser.name)).toHaveCount(0);
    await expect(loser.diner.item('Soup')).toContainText('Fully Claimed');
    await loser.diner.owes('$5.50');
    await winner.diner.owes('$16.50');
  });

  test('want more than there is: the slower one reads how much is left, and can claim that', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt({
      ...LUNCH,
      items: [{ name: 'Oysters', price: '10.00', quantity: 3 }],
      total: '34.00',
    });
    await Promise.all([ana.open(link), ben.open(link)]);

    await holdClaims([ana, ben]);
    await Promise.all([ana.claim('Oysters', { as: 'Ana', units: 2 }), ben.claim('Oysters', { as: 'Ben', units: 2 })]);
    const { loser } = await findLoser([
      { diner: ana, name: 'Ana' },
      { diner: ben, name: 'Ben' },
    ]);

    await expect(loser.diner.toasts).toContainText('2 of 3 Oysters are already claimed; 1 is left.');
    await expect(loser.diner.item('Oysters')).toContainText('1 of 3 left');
    await loser.diner.tap('Oysters');
    await loser.diner.seesOwnClaim('Oysters', loser.name);
    await expect(loser.diner.item('Oysters')).toContainText('Fully Claimed');
  });
});
