import { describe, test } from 'vitest';
import { atFairtab } from './atFairtab';
import { LUNCH } from './bills';
import type { Diner } from './Diner';
import { expect } from './expect';

/** Holds back every claim until all of these people's are on their way, then lets them go at once. */
async function claimAtOnce(people: readonly Diner[]): Promise<void> {
  let waiting = people.length;
  let letGo: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (letGo = resolve));
  for (const { page } of people)
    await page.route(/\/graphql\//, async (route) => {
      const body = route.request().postDataJSON() as { variables?: { input?: { itemId?: string } } } | null;
      if (body?.variables?.input?.itemId) {
        waiting -= 1;
        if (waiting === 0) letGo();
        await all;
      }
      await route.continue();
    });
}

/** Whoever of the two is told first that somebody was faster, and the other one. */
async function findLoser<Racer extends { person: Diner }>(racers: readonly [Racer, Racer]) {
  const loser = await Promise.any(
    racers.map(async (racer) => {
      await racer.person.seesToast('Somebody was faster');
      return racer;
    }),
  );
  return { loser, winner: racers[0] === loser ? racers[1] : racers[0] };
}

describe('two diners who want the same', () => {
  const app = atFairtab();

  test('tap the last one at once: one has it, the other is told kindly and shows it as taken', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.puts(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwn('Lemonade', 'Ana');
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ben.seesOwn('Lemonade', 'Ben');

    await claimAtOnce([ana, ben]);
    await Promise.all([ana.tap('Soup'), ben.tap('Soup')]);
    const { loser, winner } = await findLoser([
      { person: ana, name: 'Ana' },
      { person: ben, name: 'Ben' },
    ]);

    await expect(loser.person.toasts).toContainText('Soup is already fully claimed.');
    await winner.person.seesOwn('Soup', winner.name);
    await loser.person.seesClaimOf(winner.name, 'Soup');
    await expect(loser.person.ownClaim('Soup', loser.name)).toHaveCount(0);
    await expect(loser.person.item('Soup')).toContainText('Fully Claimed');
    await loser.person.owes('$5.50');
    await winner.person.owes('$16.50');
  });

  test('who wanted more than is left reads how much that is, and can still have it', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.puts({
      ...LUNCH,
      items: [{ name: 'Oysters', price: '10.00', quantity: 3 }],
      total: '34.00',
    });
    await Promise.all([ana.open(link), ben.open(link)]);

    await claimAtOnce([ana, ben]);
    await Promise.all([ana.claim('Oysters', { as: 'Ana', units: 2 }), ben.claim('Oysters', { as: 'Ben', units: 2 })]);
    const { loser } = await findLoser([
      { person: ana, name: 'Ana' },
      { person: ben, name: 'Ben' },
    ]);

    await expect(loser.person.toasts).toContainText('2 of 3 Oysters are already claimed; 1 is left.');
    await expect(loser.person.item('Oysters')).toContainText('1 of 3 left');
    await loser.person.tap('Oysters');
    await loser.person.seesOwn('Oysters', loser.name);
    await expect(loser.person.item('Oysters')).toContainText('Fully Claimed');
  });
});
