import type { Locator, Page } from 'playwright';
import { expect } from './expect';
import type { Visitor } from './Visitor';

/** Mail is written by jobs, which can take this long on a busy machine. */
const MAIL_TIMEOUT_MS = 60_000;

/** The list of sent mail at /dev/outbox, in a browser of its own. */
export class Outbox {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** Waits for a mail, and opens it. */
  async opens(subject: RegExp, { to }: { to: string }): Promise<Page> {
    const { page } = this.#visitor;
    const mail = this.#rows.filter({ hasText: `To ${to},` }).getByRole('link', { name: subject });
    await expect(async () => {
      await page.goto('/dev/outbox');
      await expect(mail).toBeVisible();
    }).toPass({ timeout: MAIL_TIMEOUT_MS });
    await mail.click();
    return page;
  }

  /** How many mails with such a subject were sent so far. */
  async counts(subject: RegExp): Promise<number> {
    await this.#visitor.goTo('/dev/outbox');
    return this.#rows.filter({ hasText: subject }).count();
  }

  get #rows(): Locator {
    return this.#visitor.page.getByRole('listitem');
  }
}
