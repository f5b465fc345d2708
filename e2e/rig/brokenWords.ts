import type { Page } from 'playwright';

/** The words of a page that begin on one line and end on another without a hyphen, as in a column that is too narrow. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // An element that cuts off its text hides the lines that have no room.
      if (!parent?.checkVisibility({ visibilityProperty: true }) || getComputedStyle(parent).overflow === 'hidden')
        continue;
      // Between two of these a browser may begin a new line anyway.
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}$.,']{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
