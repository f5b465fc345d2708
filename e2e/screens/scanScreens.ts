import { fileURLToPath } from 'node:url';
import type { App } from '../rig/app';
import { PHONE } from '../rig/browser';
import { screenshot } from '../rig/screenshot';

/** Two receipts as people photograph them: a short one and a long one. */
const PHOTOS = ['1008', '1056'];
/** In ms. */
const READING_MS = 60_000;

/** Takes the check of a photo. */
export async function screenshotScan(app: App): Promise<void> {
  for (const photo of PHOTOS) {
    const host = await app.host(PHONE);
    await host.goTo('/submit-receipt');
    await host.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const file = fileURLToPath(new URL(`../../worker/ocr/testing/photos/${photo}.jpg`, import.meta.url));
    await host.page.locator('input[type=file][aria-label="Photo of the receipt"]').setInputFiles(file);
    await host.button('Process Receipt').waitFor();
    await screenshot({ page: host.page, name: `scan-${photo}-chosen` });
    await host.button('Process Receipt').click();
    await host.heading('Is this right?').waitFor({ timeout: READING_MS });
    await screenshot({ page: host.page, name: `scan-${photo}-check` });
  }
}
