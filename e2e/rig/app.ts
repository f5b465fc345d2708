import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { LAPTOP, PHONE } from './browser';
import { Diner } from './Diner';
import { Faults } from './Faults';
import { Host } from './Host';
import { AccountHolder } from './AccountHolder';

/** A running Fairtab, and the browsers that have it open. */
export class App {
  readonly url: string;
  readonly browser: Browser;
  readonly #contexts: BrowserContext[] = [];
  readonly faults = new Faults();

  constructor({ url, browser }: { url: string; browser: Browser }) {
    this.url = url;
    this.browser = browser;
  }

  async diner(options: BrowserContextOptions = PHONE): Promise<Diner> {
    return new Diner(await this.#openContext(options));
  }

  async host(options: BrowserContextOptions = LAPTOP): Promise<Host> {
    return new Host(await this.#openContext(options));
  }

  async accountHolder(options: BrowserContextOptions = LAPTOP): Promise<AccountHolder> {
    return new AccountHolder(await this.#openContext(options));
  }

  /** Saves what every page shows, for a failed test. */
  async screenshotAll(name: string): Promise<void> {
    const pages = this.#contexts.flatMap((context) => context.pages());
    const slug = name.replace(/\W+/g, '-').toLowerCase().slice(0, 80);
    for (const [index, page] of pages.entries())
      // Hiding the caret would add a style element, which the page's policy refuses.
      await page.screenshot({ path: `test-results/${slug}-${index + 1}.png`, fullPage: true, caret: 'initial' });
  }

  /** Closes all pages. */
  async close(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }

  /** Opens a new browser context, with the time zone of New York, that can reach nothing but Fairtab. */
  async #openContext(options: BrowserContextOptions) {
    const context = await this.browser.newContext({
      baseURL: this.url,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      ...options,
    });
    context.setDefaultTimeout(15_000);
    this.#contexts.push(context);
    await context.route(
      (url) => url.origin !== new URL(this.url).origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
    );
    this.faults.watch(context);
    return { context, page: await context.newPage() };
  }
}
