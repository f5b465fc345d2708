import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { expect } from '../rig/expect';

const UNKNOWN_ID = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('an address that does not exist', () => {
  const app = setUpApp();

  test.each(['live-receipt', 'shared-receipts', 'receipts'])(
    'a /%s link without a receipt says so and links to the start page',
    async (screen) => {
      const { page, ...ana } = await app().diner();
      const response = await page.goto(`/${screen}/${UNKNOWN_ID}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Receipt Not Found', level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/^Receipt Not Found/);
      await page.getByRole('link', { name: 'Go Home' }).click();
      await expect(page).toHaveURL(`${app().url}/`);
      await expect(page.getByRole('link', { name: 'Split a receipt' })).toBeVisible();
      expect(ana.context.pages()).toHaveLength(1);
    },
  );

  test.each(['/dashboards', '/live-receipt', '/live-receipt/a/b', '/%E2%82%AC'])(
    '%s is a page not found, with status 404',
    async (path) => {
      const { page } = await app().diner();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    },
  );
});
