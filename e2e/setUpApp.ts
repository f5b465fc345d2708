import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { App } from './app';
import { openBrowser } from './browser';

/** Sets up one browser for a test file, with new contexts in each test. A failed test leaves screenshots. */
export function setUpApp(): () => App {
  let browser: Browser;
  let app: App;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromiumPath'));
    app = new App({ url: inject('productUrl'), browser });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await app.screenshotAll(task.name);
    await app.close();
    expect(app.faults.take()).toEqual([]);
  });
  afterAll(() => browser.close());
  return () => app;
}
