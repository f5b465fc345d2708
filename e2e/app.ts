import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { LAPTOP, PHONE } from './browser';
import { Diner } from './Diner';
import { Host } from './Host';
import { Member } from './Member';

/** Fairtab at an address, and the people who look at it. */
export class App {
  readonly url: string;
  readonly #browser: Browser;
  readonly #contexts: BrowserContext[] = [];
  /** What a page threw and nobody caught; no test may cause any. */
  readonly faults: string[] = [];

  constructor({ url, browser }: { url: string; browser: Browser }) {
    this.url = url;
    this.#browser = browser;
  }

  async diner(options: BrowserContextOptions = PHONE): Promise<Diner> {
    return new Diner(await this.#newcomer(options));
  }

  async host(options: BrowserContextOptions = LAPTOP): Promise<Host> {
    return new Host(await this.#newcomer(options));
  }

  async member(options: BrowserContextOptions = LAPTOP): Promise<Member> {
    return new Member(await this.#newcomer(options));
  }

  /** What everybody's screen shows, for a test that failed. */
  async photograph(name: string): Promise<void> {
    const pages = this.#contexts.flatMap((context) => context.pages());
    const slug = name.replace(/\W+/g, '-').toLowerCase().slice(0, 80);
    for (const [index, page] of pages.entries())
      await page.screenshot({ path: `test-results/${slug}-${index + 1}.png`, fullPage: true });
  }

  /** Everybody goes home. */
  async close(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }

  /** A browser that has never been here, in New York, and that reaches nothing but Fairtab. */
  async #newcomer(options: BrowserContextOptions) {
    const context = await this.#browser.newContext({
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
    context.on('weberror', (fault) => this.faults.push(`${fault.error().name}: ${fault.error().message}`));
    return { context, page: await context.newPage() };
  }
}
