import type { BrowserContext, Page } from 'playwright';

/** Selects what makes a live receipt usable. */
export const CLAIM_BUTTON = 'button[aria-label^="Claim "]';

const MARK = 'fairtab:hydrated';

/**
 * Notes in every page of the context when it was hydrated: the client then sets data-hydrated on the root element. A
 * page that the server did not render has nothing to hydrate; for it counts when `drawn` is there.
 * @param drawn a selector
 */
export async function noteHydration(context: BrowserContext, drawn: string): Promise<void> {
  // tsx gives functions with names a helper that the page does not have. So there is none in this script.
  await context.addInitScript(
    ({ mark, selector }) => {
      let isRendered = true;
      document.addEventListener('readystatechange', () => {
        // Scripts of type module run after this.
        if (document.readyState === 'interactive')
          isRendered = (document.getElementById('root')?.childElementCount ?? 0) > 0;
      });
      const observer = new MutationObserver(() => {
        const isReady = isRendered
          ? document.documentElement.hasAttribute('data-hydrated')
          : document.querySelector(selector) !== null;
        if (!isReady) return;
        // The observer hears of it later, when the screen has asked for more code already.
        const [ready] = isRendered ? performance.getEntriesByName('fairtab:ready') : [];
        performance.mark(mark, ready && { startTime: ready.startTime });
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] });
    },
    { mark: MARK, selector: drawn },
  );
}

/** Waits until the page is hydrated. @returns when that was, in ms since 1970. */
export async function hydratedAt(page: Page): Promise<number> {
  const time = await page.waitForFunction((mark) => {
    const [entry] = performance.getEntriesByName(mark);
    return entry && performance.timeOrigin + entry.startTime;
  }, MARK);
  return (await time.jsonValue()) ?? Number.NaN;
}
