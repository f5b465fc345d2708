import type { Locator, Page, Request } from 'playwright';
import { describe, test } from 'vitest';
import { problemsOn } from '../rig/axe';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

const NARROW = { ...PHONE, viewport: { width: 360, height: 640 } };

interface Held {
  /** Lets the page's code through. */
  readonly code: () => void;
  /** Lets the script through that asks early. */
  readonly question: () => void;
}

/** A promise and what resolves it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds scripts back, as a weak signal does: the page's code, and the script that asks early. */
async function holdScripts(page: Page): Promise<Held> {
  const [code, question] = [gate(), gate()];
  await page.route('**/assets/*.js', async (route) => {
    await (/\/question-/.test(route.request().url()) ? question : code).opened;
    await route.continue();
  });
  return { code: code.open, question: question.open };
}

/** A link that was opened, of which only the page and the early script have arrived. */
async function arrives(diner: Diner, link: string): Promise<Held> {
  const held = await holdScripts(diner.page);
  held.question();
  await diner.page.goto(link, { waitUntil: 'commit' });
  await expect(diner.item('Soup')).toBeVisible();
  return held;
}

/** In both languages. */
const NAMES = /^(Who are you\?|¿Quién eres\?)$/;

/** The question while the page's code has not arrived, and the dialog in its place afterwards. */
const questionOf = (diner: Diner): Locator => diner.page.getByRole('dialog', { name: NAMES });
const fieldOf = (diner: Diner): Locator => questionOf(diner).getByRole('textbox');
const early = (diner: Diner): Locator => diner.page.locator('#early-question');
const reacts = (diner: Diner): Promise<void> => expect(diner.page.locator('html[data-hydrated]')).toBeAttached();

/** Back, of a page that has not loaded everything. */
const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back());

/** How many dialogs the entry of the history that is shown has open. */
const layersHere = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);

/** Who claimed what, as the server has it. */
async function claimsOf(diner: Diner, link: string): Promise<string[]> {
  const { receipt } = await diner.ask<{
    receipt: { items: { name: string; claims: { claimerName: string }[] }[] };
  }>('query ($id: ID!) { receipt(id: $id) { items { name claims { claimerName } } } }', {
    id: link.split('/').at(-1),
  });
  return receipt.items.flatMap(({ name, claims }) => claims.map(({ claimerName }) => `${claimerName}: ${name}`));
}

/** Watches from now on. @returns how many frames were drawn without an open dialog of that place */
async function watchesDialog(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { lost: 0 };
    Object.assign(window, { seen });
    const first = document.querySelector('dialog[open]')?.getBoundingClientRect();
    requestAnimationFrame(function look() {
      const now = document.querySelector('dialog[open]')?.getBoundingClientRect();
      if (!now || now.top !== first?.top || now.height !== first.height) seen.lost++;
      requestAnimationFrame(look);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { lost: number } }).seen.lost);
}

/** All that is seen of a dialog: what everything in it says, where it is and how it looks. */
function looksOf(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, font, border, borderRadius, boxShadow, outline } = getComputedStyle(part);
        const words = [...part.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
        return [
          part.tagName,
          part.getAttribute('aria-label') ?? part.getAttribute('role') ?? '',
          words,
          ...[x, y, width, height].map((length) => length.toFixed(1)),
          color,
          backgroundColor,
          font,
          border,
          borderRadius,
          boxShadow,
          outline,
        ].join(' ');
      }),
  );
}

describe('a newcomer who taps a dish before the code has arrived', () => {
  const app = setUpApp();

  const newTable = async (options = {}): Promise<{ diner: Diner; link: string }> => {
    const [host, diner] = await Promise.all([app().host(), app().diner({ ...PHONE, ...options })]);
    return { diner, link: await host.createsReceipt(LUNCH) };
  };

  test('is asked for a name at once, and the claim is made once when the code is there', async () => {
    const { diner, link } = await newTable();
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await expect(fieldOf(diner)).toBeFocused();
    const claim = diner.button('Claim for $11.00', questionOf(diner));
    await expect(claim).toHaveAttribute('aria-disabled', 'true');
    await diner.page.keyboard.type('Ana');
    await claim.click();
    await expect(questionOf(diner)).toHaveCount(0);
    await expect(diner.page.locator('html[data-named]')).toBeAttached();
    expect(
      await diner.item('Soup').evaluate((row) => new DOMMatrix(getComputedStyle(row, '::before').transform).a),
    ).toBe(1);
    held.code();
    await diner.seesOwnClaim('Soup', 'Ana');
    await expect(diner.page.locator('[data-early]')).toHaveCount(0);
    expect(await claimsOf(diner, link)).toEqual(['Ana: Soup']);
  });

  test('may tap twice where the dish is seen above the question, which stays, early and later', async () => {
    const { diner, link } = await newTable();
    // The second tap comes as soon as a question is there.
    await diner.page.addInitScript(() => {
      let at: PointerEvent | null = null;
      const seen = new WeakSet<Element>();
      addEventListener('pointerdown', (event) => (at = event), true);
      new MutationObserver(() => {
        const dialog = document.querySelector('dialog[open]');
        if (!dialog || !at || seen.has(dialog)) return;
        seen.add(dialog);
        const { clientX, clientY } = at;
        const second = { bubbles: true, cancelable: true, detail: 2, clientX, clientY };
        for (const kind of ['mousedown', 'click']) dialog.dispatchEvent(new MouseEvent(kind, second));
        document.documentElement.dataset['tappedTwice'] = String(
          Number(document.documentElement.dataset['tappedTwice'] ?? 0) + 1,
        );
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    });
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await expect(diner.page.locator('html[data-tapped-twice="1"]')).toBeAttached();
    await expect(fieldOf(diner)).toBeVisible();
    await diner.page.keyboard.press('Escape');
    await expect(questionOf(diner)).toHaveCount(0);
    held.code();
    await reacts(diner);
    await diner.tap('Soup');
    await expect(diner.page.locator('html[data-tapped-twice="2"]')).toBeAttached();
    await expect(fieldOf(diner)).toBeVisible();
  });

  test('goes on typing in the dialog of the page, which comes in the same place without a frame between', async () => {
    const { diner, link } = await newTable();
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await fieldOf(diner).pressSequentially('Aa');
    await diner.page.keyboard.press('ArrowLeft');
    const lost = await watchesDialog(diner.page);
    held.code();
    await expect(early(diner)).toHaveCount(0);
    await expect(fieldOf(diner)).toBeFocused();
    await diner.page.keyboard.type('n');
    await expect(fieldOf(diner)).toHaveValue('Ana');
    expect(await lost()).toBe(0);
    await diner.page.keyboard.press('Enter');
    await diner.seesOwnClaim('Soup', 'Ana');
    expect(await claimsOf(diner, link)).toEqual(['Ana: Soup']);
  });

  test('loses no letter that is typed while the code takes over', async () => {
    const { diner, link } = await newTable();
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    const name = 'Ana Magdalena Bartholomea Wilhelmina';
    held.code();
    await fieldOf(diner).pressSequentially(name, { delay: 30 });
    await expect(early(diner)).toHaveCount(0);
    await expect(fieldOf(diner)).toHaveValue(name);
  });

  test('is not interrupted while a word is being composed', async () => {
    const { diner, link } = await newTable();
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await expect(fieldOf(diner)).toBeFocused();
    const devtools = await diner.context.newCDPSession(diner.page);
    await devtools.send('Input.imeSetComposition', { text: 'あ', selectionStart: 1, selectionEnd: 1 });
    held.code();
    await reacts(diner);
    await diner.page.waitForLoadState('networkidle');
    await expect(early(diner)).toHaveCount(1);
    await devtools.send('Input.insertText', { text: '亜' });
    await expect(early(diner)).toHaveCount(0);
    await expect(fieldOf(diner)).toHaveValue('亜');
    await expect(fieldOf(diner)).toBeFocused();
  });

  test('can answer although the page reacts already', async () => {
    const { diner, link } = await newTable();
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    const devtools = await diner.context.newCDPSession(diner.page);
    await fieldOf(diner).pressSequentially('An');
    await devtools.send('Input.imeSetComposition', { text: 'a', selectionStart: 1, selectionEnd: 1 });
    held.code();
    await reacts(diner);
    await diner.page.waitForLoadState('networkidle');
    await expect(early(diner)).toHaveCount(1);
    // A tap on the button ends no composition by itself.
    await early(diner)
      .locator('form')
      .evaluate((form) => (form as HTMLFormElement).requestSubmit());
    await diner.seesOwnClaim('Soup', 'Ana');
    await expect(diner.dialog()).toHaveCount(0);
    expect(await claimsOf(diner, link)).toEqual(['Ana: Soup']);
  });

  test.each(['Escape', 'the cross'])('takes the tap back with %s', async (way) => {
    const { diner, link } = await newTable();
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await fieldOf(diner).fill('Ana');
    if (way === 'Escape') await diner.page.keyboard.press('Escape');
    else await diner.button('Close', questionOf(diner)).click();
    await expect(questionOf(diner)).toHaveCount(0);
    await expect(diner.page.locator('[data-early]')).toHaveCount(0);
    held.code();
    await reacts(diner);
    await diner.page.waitForLoadState('networkidle');
    await expect(diner.dialog()).toHaveCount(0);
    expect(await claimsOf(diner, link)).toEqual([]);
    await diner.tap('Soup');
    await expect(fieldOf(diner)).toHaveValue('');
  });

  test.each(['Back', 'Escape', 'an answer'])(
    'stays on the bill after %s, and leaves it with the Back after it',
    async (way) => {
      const { diner, link } = await newTable();
      await diner.page.goto(app().url, { waitUntil: 'commit' });
      const held = await arrives(diner, link);
      await diner.tap('Soup');
      await fieldOf(diner).fill('Ana');
      if (way === 'Back') await goBack(diner.page);
      else await diner.page.keyboard.press(way === 'Escape' ? 'Escape' : 'Enter');
      await expect(questionOf(diner)).toHaveCount(0);
      await expect.poll(() => layersHere(diner.page)).toBe(0);
      await expect(diner.item('Soup')).toBeVisible();
      held.code();
      await reacts(diner);
      if (way === 'an answer') await diner.seesOwnClaim('Soup', 'Ana');
      else expect(await claimsOf(diner, link)).toEqual([]);
      await expect(diner.dialog()).toHaveCount(0);
      await goBack(diner.page);
      await expect(diner.page).toHaveURL(app().url + '/');
    },
  );

  test('closes the dialog with Back that has taken the place of the question', async () => {
    const { diner, link } = await newTable();
    await diner.page.goto(app().url, { waitUntil: 'commit' });
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await fieldOf(diner).fill('Ana');
    held.code();
    await expect(early(diner)).toHaveCount(0);
    expect(await layersHere(diner.page)).toBe(1);
    await goBack(diner.page);
    await expect(questionOf(diner)).toHaveCount(0);
    await expect(diner.item('Soup')).toBeVisible();
    await diner.tap('Soup');
    await expect(questionOf(diner)).toBeVisible();
    await diner.page.keyboard.press('Escape');
    await expect.poll(() => layersHere(diner.page)).toBe(0);
    await goBack(diner.page);
    await expect(diner.page).toHaveURL(app().url + '/');
  });

  test.each(['before', 'after'])('who tapped two dishes is asked once, and has both, %s the code', async (when) => {
    const { diner, link } = await newTable();
    const held = await holdScripts(diner.page);
    await diner.page.goto(link, { waitUntil: 'commit' });
    await diner.tap('Soup');
    await diner.tap('Sandwich');
    held.question();
    await fieldOf(diner).fill('Ana');
    if (when === 'after') {
      held.code();
      await expect(early(diner)).toHaveCount(0);
    }
    await diner.page.keyboard.press('Enter');
    held.code();
    await diner.seesOwnClaim('Soup', 'Ana');
    await diner.seesOwnClaim('Sandwich', 'Ana');
    await expect(diner.dialog()).toHaveCount(0);
    expect(await claimsOf(diner, link)).toEqual(['Ana: Soup', 'Ana: Sandwich']);
  });

  test('is told when somebody else took the dish meanwhile, and keeps the name', async () => {
    const { diner, link } = await newTable();
    const ben = await app().diner();
    await ben.open(link);
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await fieldOf(diner).fill('Ana');
    await diner.page.keyboard.press('Enter');
    await ben.claim('Soup', { as: 'Ben' });
    await ben.seesOwnClaim('Soup', 'Ben');
    held.code();
    await reacts(diner);
    await diner.seesClaimOf('Ben', 'Soup');
    await expect(diner.ownClaim('Soup', 'Ana')).toHaveCount(0);
    await expect(diner.page.locator('[data-early]')).toHaveCount(0);
    expect(await claimsOf(diner, link)).toEqual(['Ben: Soup']);
    await diner.page.keyboard.press('Escape');
    await diner.tap('Sandwich');
    await diner.seesOwnClaim('Sandwich', 'Ana');
  });

  test('can say to be somebody who is here already, and is told when a name is taken', async () => {
    const { diner, link } = await newTable();
    const ben = await app().diner();
    await ben.open(link);
    await ben.claim('Sandwich', { as: 'Ben' });
    await ben.seesOwnClaim('Sandwich', 'Ben');
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    const question = questionOf(diner);
    await diner.button('I am Ben', question).click();
    await expect(fieldOf(diner)).toHaveValue('Ben');
    await expect(question.getByRole('status')).toContainText('There is Ben at the table already.');
    await expect(diner.button('I am Ben', question)).toBeHidden();
    await fieldOf(diner).fill('Be\u0007n');
    await diner.page.keyboard.press('Enter');
    await expect(fieldOf(diner)).toHaveAccessibleDescription('Your name contains characters that cannot be shown');
    await fieldOf(diner).fill('Ben B.');
    await expect(fieldOf(diner)).toHaveAccessibleDescription('');
    await diner.page.keyboard.press('Enter');
    held.code();
    await diner.seesOwnClaim('Soup', 'Ben B.');
  });

  test('gets to the dialog with everything about a claim as soon as its code is there', async () => {
    const { diner, link } = await newTable();
    const held = await arrives(diner, link);
    await diner.tap('Soup');
    await diner.button('Share it, or say how many', questionOf(diner)).click();
    held.code();
    await expect(diner.dialog('Claim Item')).toBeVisible();
    await expect(early(diner)).toHaveCount(0);
  });

  test.each([
    ['on a phone', {}, 'Claim for $11.00'],
    ['in Spanish', { locale: 'es-ES' }, 'Marcar por $11.00'],
    ['on a small phone with large letters', NARROW, 'Claim for $11.00'],
  ] as const)('sees the same question as the page has, %s', async (_, options, words) => {
    const { diner, link } = await newTable(options);
    const ben = await app().diner();
    await ben.open(link);
    await ben.claim('Sandwich', { as: 'Ben' });
    await ben.seesOwnClaim('Sandwich', 'Ben');
    const held = await arrives(diner, link);
    if (options === NARROW) await diner.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await diner.item('Soup').getByRole('button').first().click();
    await expect(questionOf(diner).getByRole('button', { name: words })).toBeVisible();
    await expect(fieldOf(diner)).toBeFocused();
    const before = await looksOf(questionOf(diner));
    expect(await diner.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    held.code();
    await expect(early(diner)).toHaveCount(0);
    await expect(fieldOf(diner)).toBeFocused();
    expect(await looksOf(questionOf(diner))).toEqual(before);
    expect(before.length).toBeGreaterThan(15);
  });

  test('meets no obstacle in the early question', async () => {
    const { diner, link } = await newTable();
    await arrives(diner, link);
    await diner.tap('Soup');
    await expect(fieldOf(diner)).toBeFocused();
    expect(await problemsOn(diner.page)).toEqual([]);
    await diner.page.keyboard.press('Escape');
    await expect(diner.item('Soup').getByRole('button').first()).toBeFocused();
  });

  test('costs nobody a byte who does not tap early, or whose name the device knows', async () => {
    const { diner, link } = await newTable();
    const asked: string[] = [];
    diner.page.on('request', (request: Request) => {
      if (/\/question-/.test(request.url())) asked.push(request.url());
    });
    await diner.open(link);
    await reacts(diner);
    await diner.claim('Soup', { as: 'Ana' });
    await diner.seesOwnClaim('Soup', 'Ana');
    const held = await arrives(diner, link);
    await diner.tap('Sandwich');
    held.code();
    await diner.seesOwnClaim('Sandwich', 'Ana');
    expect(asked).toEqual([]);
  });
});
