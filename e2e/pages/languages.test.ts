import { afterAll, beforeAll, describe, test } from 'vitest';
import { PASSWORD } from '../rig/AccountHolder';
import { App } from '../rig/app';
import { textProblemsOn } from '../rig/axe';
import { CALAGEROS } from '../rig/bills';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { cutTexts } from '../rig/fitting';
import { PseudoPages } from '../rig/PseudoPages';
import { setUpApp } from '../rig/setUpApp';

const SPANISH = { ...PHONE, locale: 'es-MX' };
const WIDTHS = [320, 390, 768, 1280];

const PUBLIC_PAGES = [
  '/',
  '/faqs',
  '/pricing',
  '/privacy-policy',
  '/terms-of-service',
  '/submit-receipt',
  '/login',
  '/signup',
  '/forgot-password',
  '/no-such-page',
];
const ACCOUNT_PAGES = [
  '/dashboard',
  '/summary',
  '/people',
  '/receipt-upload',
  '/payment-methods',
  '/profile',
  '/notifications',
];

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }`;
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { ... on LogInPayload { sessionId } } }`;

/** Signs in without the screens, whose words depend on the language. */
async function signIn(diner: Diner, username: string): Promise<void> {
  const input = { username, password: PASSWORD };
  await diner.ask(SIGN_UP, { input });
  const { logIn } = await diner.ask<{ logIn: { sessionId: string } }>(LOG_IN, { input });
  await diner.page.goto('/faqs');
  await diner.page.evaluate((id) => localStorage.setItem('sessionId', id), logIn.sessionId);
}

/** Opens pages and finds what is cut at some width, and what axe finds. */
async function problemsOnPages(diner: Diner, paths: readonly string[]): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const path of paths) {
    await diner.page.goto(path);
    await expect(diner.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(diner.page.locator('[aria-busy=true]')).toHaveCount(0);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await diner.page.setViewportSize({ width, height: 800 });
      for (const text of await cutTexts(diner)) found.push(`${width}: ${text}`);
    }
    found.push(...(await textProblemsOn(diner.page)));
    if (found.length > 0) problems[path] = found;
  }
  return problems;
}

describe('a diner whose phone speaks Spanish', () => {
  const app = setUpApp();

  test('reads, claims and pays in Spanish at a table whose host speaks English', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner(SPANISH)]);
    const link = await priya.createsReceipt(CALAGEROS);
    await ana.page.goto(link);
    await expect(ana.page.locator('html')).toHaveAttribute('lang', 'es');
    const claim = ana.page.getByRole('button', { name: /^Marcar .*Shrimp Scampi/ });
    await claim.click();
    const dialog = ana.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana');
    await dialog.getByRole('button', { name: /^Marcar/ }).click();
    await expect(ana.page.getByRole('button', { name: /^Pagar \$/ })).toBeVisible();
    await priya.open(link);
    await priya.seesClaimOf('Ana', 'Shrimp Scampi');
  });

  test('chooses English, which is remembered', async () => {
    const ana = await app().diner(SPANISH);
    await ana.page.goto('/faqs');
    await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
    await ana.page.getByRole('link', { name: 'English' }).click();
    await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    expect(new URL(ana.page.url()).pathname).toBe('/faqs');
    await ana.page.goto('/pricing');
    await expect(ana.page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('finds no page whose texts are cut, or that axe objects to', { timeout: 240_000 }, async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner(SPANISH)]);
    const link = await priya.createsReceipt(CALAGEROS);
    const receipt = [link, link.replace('live-receipt', 'receipts'), link.replace('live-receipt', 'shared-receipts')];
    expect(await problemsOnPages(ana, [...PUBLIC_PAGES, ...receipt])).toEqual({});
    await signIn(ana, 'ana.en.casa');
    expect(await problemsOnPages(ana, ACCOUNT_PAGES)).toEqual({});
  });
});

describe('texts that are long and full of accents', () => {
  const app = setUpApp();
  let pages: PseudoPages;
  let pseudo: App;
  beforeAll(async () => {
    pages = new PseudoPages(app().url);
    await pages.start();
    pseudo = new App({ url: pages.url, browser: app().browser });
  });
  afterAll(async () => {
    await pseudo.close();
    pages.close();
  });

  test('fit on every page, and axe finds nothing', { timeout: 240_000 }, async () => {
    const [priya, ana] = await Promise.all([pseudo.host(), pseudo.diner()]);
    const link = await priya.createsReceipt(CALAGEROS);
    const receipt = [link, link.replace('live-receipt', 'receipts'), link.replace('live-receipt', 'shared-receipts')];
    expect(await problemsOnPages(ana, [...PUBLIC_PAGES, ...receipt])).toEqual({});
    await signIn(ana, 'ana.pseudo');
    expect(await problemsOnPages(ana, ACCOUNT_PAGES)).toEqual({});
  });
});
