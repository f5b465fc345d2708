import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, OtherBrowser } from './Driver';

/** A stock Firefox, driven by WebDriver BiDi. */
export class FirefoxBrowser implements OtherBrowser {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(executablePath: string): Promise<FirefoxBrowser> {
    return new FirefoxBrowser(await puppeteer.launch({ browser: 'firefox', executablePath, headless: true }));
  }

  async newWindow(): Promise<Driver> {
    const context = await this.#browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844 });
    return new FirefoxWindow(page);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** All windows are tabs of one Firefox. A tab in the background draws once a second, so a person's comes to the front. */
class FirefoxWindow implements Driver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#page.evaluate(callOf(script, args)) as Promise<Result>;
  }

  has<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<boolean> {
    return this.#page.evaluate(`${callOf(find, args)} !== null`) as Promise<boolean>;
  }

  async click<Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<boolean> {
    await this.#page.bringToFront();
    const handle = await this.#page.evaluateHandle(callOf(find, args));
    const element = handle.asElement() as ElementHandle | null;
    await element?.click();
    return element !== null;
  }

  async press(text: string): Promise<void> {
    await this.#page.bringToFront();
    await this.#page.keyboard.type(text);
  }

  close(): Promise<void> {
    return this.#page.browserContext().close();
  }
}

function callOf<Args extends readonly unknown[]>(script: (...args: Args) => unknown, args: Args): string {
  return `(${script.toString()})(...${JSON.stringify(args)})`;
}
