import { zoneAtNoon } from '@fairtab/domain/testing/zoneAtNoon';
import { describe, test } from 'vitest';
import { PASSWORD, type AccountHolder } from '../rig/AccountHolder';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { Outbox } from '../rig/Outbox';
import { setUpProduct } from '../rig/setUpApp';

/** The product starts three times, which on a busy machine takes minutes. */
const STARTS_MS = 600_000;

const { app, product } = setUpProduct();

/**
 * Signs up through the API, because signing up is not what this is about. The first password of a new product starts a
 * process, which on a busy machine takes longer than a request may.
 * @returns the username.
 */
async function newAccount(hana: AccountHolder): Promise<string> {
  let username = '';
  await expect(async () => {
    username = `hana-${crypto.randomUUID().slice(0, 8)}`;
    const { signUp } = await hana.ask<{ signUp: { __typename: string } }>(SIGN_UP, {
      input: { username, password: PASSWORD },
    });
    expect(signUp).toMatchObject({ __typename: 'SignUpPayload' });
  }).toPass({ timeout: 90_000 });
  return username;
}

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename ... on Error { message } } }`;

describe('with npm start alone', () => {
  test(
    'a guest who left an address is asked a day later whether it is theirs, reads the reminder, pays by its link, and the host is told',
    async () => {
      const timezoneId = zoneAtNoon(new Date());
      const [hana, ana] = await Promise.all([
        app().accountHolder({ timezoneId }),
        app().diner({ ...PHONE, timezoneId }),
      ]);
      const moveClock = async (clock: { clockAheadHours: number }) => {
        // Nobody looks at a table while it is stopped.
        for (const { page } of [hana, ana]) await page.goto('about:blank');
        await product().stop();
        await product().startAgain(clock);
      };
      const outbox = new Outbox(await app().diner({ timezoneId }));
      await hana.logsIn(await newAccount(hana));
      await hana.verifies('hana@example.com', { mailFolder: product().mailFolder });
      const link = await hana.createsReceipt({ ...LUNCH, hostName: 'Hana', venmo: 'hana-pays' });
      await ana.open(link);
      await ana.claim('Soup', { as: 'Ana', email: 'ana@example.com' });
      await ana.seesOwnClaim('Soup', 'Ana');

      await moveClock({ clockAheadHours: 25 });
      // Nobody has shown yet that the address is Ana's, so the first message has no names. Once she says so, the whole one follows.
      const first = await outbox.opens(/\$11\.00 of a shared bill .* is still open/, { to: 'ana@example.com' });
      await expect(first.locator('body')).not.toContainText('Corner Deli');
      await ana.goTo((await first.getByRole('link', { name: 'See what it is' }).getAttribute('href')) ?? '');
      await ana.button('Yes, show me the bill').click();
      await ana.owes('$11.00');

      const nudge = await outbox.opens(/\$11\.00 for “Corner Deli” is still open/, { to: 'ana@example.com' });
      await expect(nudge.getByText('Hello Ana,')).toBeVisible();
      expect(await nudge.getByRole('link', { name: 'Pay with Venmo' }).getAttribute('href')).toContain('amount=11.00');
      await ana.goTo((await nudge.getByRole('link', { name: 'See and pay your part' }).getAttribute('href')) ?? '');
      await ana.owes('$11.00');
      await ana.payAll('Venmo');

      // The host of a daily digest hears of it on the next morning.
      await moveClock({ clockAheadHours: 49 });
      const news = await outbox.opens(/^Ana paid \$11\.00/, { to: 'hana@example.com' });
      await hana.goTo((await news.getByRole('link', { name: 'Open the receipt' }).getAttribute('href')) ?? '');
      await expect(hana.heading('Corner Deli')).toBeVisible();
      expect(await outbox.counts(/still open/)).toBe(2);
    },
    STARTS_MS,
  );
});
