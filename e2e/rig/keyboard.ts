import type { Diner } from './Diner';
import { expect } from './expect';

const MAX_TABS = 60;

/** What has the focus: its name, whether it is somewhere on the page, and whether a ring shows it. */
function focusOf({ page }: Diner): Promise<{ name: string; isSomewhere: boolean; isSeen: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const name =
      focused.getAttribute('aria-label') ??
      (labels.map(({ textContent }) => textContent).join(' ') || focused.textContent || '');
    // The ring of a card with a radio in it is around the card.
    const ringed = [focused, ...labels, focused.parentElement, focused.nextElementSibling];
    const isSeen = ringed.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || (element === focused && boxShadow !== 'none');
    });
    return { name, isSomewhere: focused !== document.body && focused !== document.documentElement, isSeen };
  });
}

/** Presses Tab until the control has the focus, which has to be seen. */
export async function tabTo(diner: Diner, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    const focus = await focusOf(diner);
    if (name.test(focus.name)) {
      expect({ name: focus.name, isSeen: focus.isSeen }).toEqual({ name: focus.name, isSeen: true });
      return;
    }
    await diner.page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}; the last stop was "${(await focusOf(diner)).name}".`);
}

/** After something went away, the focus is at something else of the page and not at its beginning. */
export async function keepsFocus(diner: Diner): Promise<void> {
  await expect.poll(async () => (await focusOf(diner)).isSomewhere).toBe(true);
}
