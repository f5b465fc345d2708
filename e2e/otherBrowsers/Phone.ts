import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './Driver';
import { findInPage, type Role } from './findInPage';

/** Long enough for a busy machine. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/**
 * A person's phone: what e2e/rig/Diner.ts and e2e/rig/Host.ts do in Chromium, for any browser. Spaces that do not break count as
 * spaces, as in Playwright.
 */
export class Phone {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  open(address: string): Promise<void> {
    return this.#driver.open(address);
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  /** @param name the beginning of its accessible name. */
  async click(role: Role, name: string): Promise<void> {
    await until(`a ${role} "${name}"`, () => this.#driver.click(findInPage, role, name));
  }

  /** Replaces what is in a field. */
  async type(role: Role, name: string, text: string): Promise<void> {
    await this.click(role, name);
    await this.#driver.run(() => (document.activeElement as HTMLInputElement).select());
    await this.#driver.press(text);
  }

  async sees(text: string): Promise<void> {
    await until(`the text "${text}"`, () =>
      this.#driver.run((wanted) => document.body.innerText.replaceAll('\u00a0', ' ').includes(wanted), text),
    );
  }

  async seesNo(text: string): Promise<void> {
    await until(`no text "${text}"`, () =>
      this.#driver.run((unwanted) => !document.body.innerText.replaceAll('\u00a0', ' ').includes(unwanted), text),
    );
  }

  /** Waits until the line of a dish shows a text. */
  async seesOn(dish: string, text: string): Promise<void> {
    await until(`"${text}" on ${dish}`, () =>
      this.#driver.run(
        (label, wanted) =>
          document
            .querySelector<HTMLElement>(`li[aria-label="${label}"]`)
            ?.innerText.replaceAll('\u00a0', ' ')
            .includes(wanted) ?? false,
        dish,
        text,
      ),
    );
  }

  /** Waits for a button that can be pressed. */
  async seesButton(name: string): Promise<void> {
    await until(`a button "${name}"`, () => this.#has('button', name));
  }

  async seesNoButton(name: string): Promise<void> {
    await until(`no button "${name}"`, async () => !(await this.#has('button', name)));
  }

  /** The value of a field. */
  async valueOf(role: Role, name: string): Promise<string> {
    await this.click(role, name);
    return this.#driver.run(() => (document.activeElement as HTMLInputElement).value);
  }

  /** The link on the share view. */
  async sharedLink(): Promise<string> {
    const read = () =>
      this.#driver.run(() => document.querySelector<HTMLElement>('[title*="/live-receipt/"]')?.title ?? '');
    await until('the link to share', async () => (await read()) !== '');
    return read();
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  #has(role: Role, name: string): Promise<boolean> {
    return this.#driver.has(findInPage, role, name);
  }
}

/** Looks until it is so. A page that changes meanwhile is looked at again. @throws Error that says what was missing. */
async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    try {
      if (await look()) return;
    } catch (error) {
      last = error;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`There is not ${what}`, { cause: last });
}
