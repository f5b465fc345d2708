import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { App } from './app';
import { openBrowser } from './browser';
import { Product } from './product';

/** The first start of a product takes this long on a busy machine, in ms. */
const STARTS_MS = 240_000;

interface Setting {
  /** The address of the Fairtab; by default that of all tests. */
  readonly urlOf?: () => string;
  /** The path of the Chromium; by default that of all tests. */
  readonly chromiumPath?: string | null;
}

/** Sets up one browser for a test file, with new contexts in each test. A failed test leaves screenshots. */
export function setUpApp({
  urlOf = () => inject('productUrl'),
  chromiumPath = inject('chromiumPath'),
}: Setting = {}): () => App {
  let browser: Browser;
  let app: App;
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath);
    app = new App({ url: urlOf(), browser });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await app.screenshotAll(task.name);
    await app.close();
    expect(app.faults.take()).toEqual([]);
  });
  afterAll(() => browser.close());
  return () => app;
}

/**
 * The same on a Fairtab that only these tests use, and may stop and start.
 * @param options.envOf variables that it gets besides those of the tests, known when it starts.
 */
export function setUpProduct({
  envOf = () => ({}),
  ...setting
}: Omit<Setting, 'urlOf'> & { envOf?: () => NodeJS.ProcessEnv } = {}): { app: () => App; product: () => Product } {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start(envOf());
  }, STARTS_MS);
  afterAll(() => product.close());
  return { app: setUpApp({ ...setting, urlOf: () => product.url }), product: () => product };
}
