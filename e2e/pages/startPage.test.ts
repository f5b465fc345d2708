import { describe, test } from 'vitest';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { mailedLink } from '../rig/mailbox';
import { setUpApp } from '../rig/setUpApp';

describe('the start page', () => {
  const app = setUpApp();

  test('has a sample to play with, whose shares make the total in the end', async () => {
    const { page } = await app().diner();
    await page.goto('/');
    const sample = page.getByRole('region', { name: 'A sample bill to try' });
    const dish = (name: string) => sample.getByRole('button', { name: new RegExp(`^${name}`) });
    for (const name of ['Burrata', 'Margherita']) {
      const turns = await sample.getByText('Maya has it').count();
      await dish(name).click();
      // She answers a tap as long as something is left that she would like.
      await expect(sample.getByText('Maya has it')).toHaveCount(turns + 1);
    }
    for (const name of ['Negroni', 'Tiramisu']) await dish(name).click();
    await expect(sample).toContainText('Both shares make $122.43, to the cent.');
  });

  test('leads from its menu to its parts, also on a phone', async () => {
    const { page } = await app().diner(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Features' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page).toHaveURL(/#features$/);
    await expect(page.getByRole('heading', { name: 'Features' })).toBeInViewport();
  });

  test('leads to the wizard, whose code and data come then', async () => {
    const { page } = await app().diner();
    await page.goto('/');
    await page.getByRole('link', { name: 'Submit Your Receipt Now' }).click();
    await expect(page.getByRole('button', { name: 'Continue to Manual Entry' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The easiest and fairest way to split the check.');
  });
});

describe('the pages that tell about Fairtab', () => {
  const app = setUpApp();

  test('open a question by its link, from the server and within the page', async () => {
    const { page } = await app().diner();
    await page.goto('/faqs#fees');
    await expect(page.getByText('Paying by an app of your own or in cash')).toBeVisible();
    await page.getByRole('link', { name: 'Link to this answer' }).click();
    await expect(page.getByText('Paying by an app of your own or in cash')).toBeVisible();
  });

  test('lead from one to another, and to a part of the start page', async () => {
    const { page } = await app().diner();
    await page.goto('/privacy-policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(page.getByRole('heading', { name: 'Features' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
    await page.waitForURL('**/developers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('put an address on the newsletter’s list by a mail, and off it again by one click', async () => {
    const { page } = await app().diner();
    const email = `reader-${Date.now().toString(36)}@example.com`;
    await page.goto('/pricing');
    const form = page.getByRole('contentinfo');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('checkbox', { name: /^Send me news/ }).check();
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByRole('status')).toContainText('Look into your inbox');
    await page.goto(await mailedLink({ to: email, page: '/newsletter' }));
    await page.getByRole('button', { name: 'Yes, put me on the list' }).click();
    await expect(page.getByText('You are on the list.')).toBeVisible();
    await page.goto(await mailedLink({ to: email, page: '/unsubscribe' }));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You get no more of these messages.')).toBeVisible();
  });
});
