import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from './expect';

const ATTEMPTS = 5;

export interface GraphQLAnswer<Data> {
  readonly status: number;
  readonly data: Data;
}

/** A browser of its own that has opened Fairtab: what every screen has. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;

  constructor({ context, page }: { context: BrowserContext; page: Page }) {
    this.context = context;
    this.page = page;
  }

  /** Opens a path of Fairtab, or a shared link. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(address);
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  dialog(name?: string): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  get toasts(): Locator {
    return this.page.locator('.Toastify__toast');
  }

  async seesToast(text: string | RegExp): Promise<void> {
    await expect(this.toasts.filter({ hasText: text })).toBeVisible();
  }

  /** Calls the API with the cookies of this browser. Comes back when the server is busy, as it asks its clients to. */
  async ask<Data = Record<string, never>>(query: string, variables: object = {}): Promise<Data> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.context.request.post('/graphql', { data: { query, variables } });
      const answer = (await response.json()) as { data?: Data; errors?: unknown };
      if (answer.data) return answer.data;
      if (response.status() !== 503 || attempt === ATTEMPTS)
        throw new Error(`The API answered ${response.status()}: ${JSON.stringify(answer)}`);
      await wait(Number(response.headers()['retry-after'] ?? 1) * 1_000);
    }
  }

  /** Calls the API from a script in the page. */
  async askFromPage<Data = Record<string, never>>(query: string, variables: object = {}): Promise<GraphQLAnswer<Data>> {
    const { status, text } = await this.page.evaluate(async (body) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return { status: response.status, text: await response.text() };
    }, JSON.stringify({ query, variables }));
    return { status, data: (JSON.parse(text) as { data: Data }).data };
  }
}
