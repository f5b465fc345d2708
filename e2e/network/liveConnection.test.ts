import type { WebSocketRoute } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp, setUpProduct } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';

const RECONNECTING = 'Reconnecting… The bill is looked up every few seconds meanwhile.';

/** Lets a test cut a diner's socket. While it is cut, no new socket opens either. */
async function withSwitchableSocket({ page }: Diner) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    socket.connectToServer();
    open.add(socket);
  });
  return {
    sockets: () => open.size,
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close({ code: 1012 });
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

describe('a phone whose socket is cut', () => {
  const app = setUpApp();

  test('says so, polls the bill, and is live again afterwards', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    const socket = await withSwitchableSocket(ana);
    await Promise.all([ana.open(link), ben.open(link)]);
    await expect.poll(socket.sockets).toBe(1);

    await socket.cut();
    await ana.sees(RECONNECTING);
    await ben.claim('Soup', { as: 'Ben' });
    await ben.seesOwnClaim('Soup', 'Ben');
    await expect(ana.chip('Soup', 'Ben')).toBeVisible({ timeout: 14_000 });

    socket.mend();
    await expect(ana.page.getByText(RECONNECTING)).toHaveCount(0, { timeout: 14_000 });
    expect(socket.sockets()).toBe(1);
    await ben.claim('Sandwich', { as: 'Ben' });
    await expect(ana.chip('Sandwich', 'Ben')).toBeVisible({ timeout: 3_000 });
  });
});

describe('a server that restarts in the middle of dinner', () => {
  const { app, product } = setUpProduct();

  test('comes back without a reload: nothing is lost, and a tap made meanwhile arrives once', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await ben.seesClaimOf('Ana', 'Lemonade');

    await product().stop();
    await ana.sees(RECONNECTING);
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText('Waiting to be claimed');
    await product().startAgain();

    for (const diner of [ana, ben])
      await expect(diner.page.getByText(RECONNECTING)).toHaveCount(0, { timeout: 20_000 });
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await ana.seesOwnClaim('Soup', 'Ana');
    await ben.seesClaimOf('Ana', 'Soup');
    await ben.claim('Sandwich', { as: 'Ben' });
    await ben.seesOwnClaim('Sandwich', 'Ben');
    await ana.seesClaimOf('Ben', 'Sandwich');
    await ana.owes('$16.50');
  });
});
