import type { Diner } from './Diner';

/** Sets the size of letters as a reader's browser does, which the units of the style sheets follow. */
export async function setTextSize({ page }: Diner, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/**
 * The texts that stick out of the window or out of their own box. Texts that are meant to end with dots do not count, nor do
 * texts that are typed into a field.
 */
export function cutTexts({ page }: Diner): Promise<string[]> {
  // A phone zooms out of a page that is too wide, and then says that its window is as wide.
  const screenWidth = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => {
    const cut = new Set<string>();
    if (document.documentElement.scrollWidth > width) cut.add(`the page is ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const box = element.getBoundingClientRect();
      const isHidden = box.width <= 1 || box.height <= 1 || !element.checkVisibility({ visibilityProperty: true });
      if (isHidden || element.closest('svg, input, textarea, [class*=Toastify]')) continue;
      const name = `${element.tagName} "${element.textContent.slice(0, 30)}"`;
      if (box.right > width + 1 || box.left < -1) cut.add(`${name} reaches from ${box.left} to ${box.right}`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        cut.add(`${name} is cut`);
    }
    return [...cut];
  }, screenWidth);
}
