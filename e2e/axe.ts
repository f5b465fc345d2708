import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { LAPTOP, PHONE } from './browser';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for CSS transitions, because axe would check colours between light and dark. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What axe finds on the page, at both sizes, light and dark. In dark it checks colours only: nothing else differs. */
export async function problemsOn(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const { viewport } of [PHONE, LAPTOP])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await waitForTransitions(page);
      // Legacy mode does not check frames, of which there are none. The other mode opens an empty page for each run.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await (
        colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules('color-contrast')
      ).analyze();
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          problems.push(`${viewport.width} ${colorScheme} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
    }
  await page.setViewportSize(PHONE.viewport);
  return problems;
}
