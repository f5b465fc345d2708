import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { App } from './app';
import { openBrowser } from './browser';

/** Fairtab for a test file: one browser for all its tests, new people in each. Photographs what failed. */
export function atFairtab(): () => App {
  let browser: Browser;
  let app: App;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromiumPath'));
    app = new App({ url: inject('productUrl'), browser });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await app.photograph(task.name);
    await app.close();
    expect(app.faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
  return () => app;
}
