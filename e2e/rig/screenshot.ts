import type { Page } from 'playwright';
import { LAPTOP, PHONE } from './browser';

export const FOLDER = 'docs/screens/all';
const SIZES = [
  { size: '360x640', viewport: { width: 360, height: 640 } },
  { size: '390x844', viewport: PHONE.viewport },
  { size: '768x1024', viewport: { width: 768, height: 1024 } },
  { size: '1280x800', viewport: LAPTOP.viewport },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Saves the current screen at every size, light and dark. A page without a dialog is saved in full length too. */
export async function screenshot({ page, name }: { page: Page; name: string }): Promise<void> {
  for (const { size, viewport } of SIZES)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      const path = `${FOLDER}/${name}-${size}-${colorScheme}`;
      await page.screenshot({ path: `${path}.png` });
      const isDialog = (await page.locator('dialog[open]').count()) > 0;
      if (!isDialog) await page.screenshot({ path: `${path}-whole.png`, fullPage: true });
    }
  await page.setViewportSize(PHONE.viewport);
  process.stdout.write(`  ${name}\n`);
}
