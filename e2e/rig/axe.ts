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

/** The violations that axe finds on the page as it is now. */
async function violationsOn(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await waitForTransitions(page);
  // Legacy mode does not check frames. There are none. The other mode opens an empty page for each run.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * What axe finds on the page, at both sizes, light and dark. In dark it checks colours at one size only: nothing else differs
 * from light, and the sizes have the same colours.
 */
export async function problemsOn(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const check = async (name: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> => {
    for (const found of await violationsOn(page, choose)) problems.push(`${name} ${found}`);
  };
  for (const { viewport } of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await check(`${viewport.width} light`, (axe) => axe.withTags(RULES));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await check(`${PHONE.viewport.width} dark`, (axe) => axe.withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

/** The violations on a phone that another language can cause: all but those of colours, which take axe the longest. */
export async function textProblemsOn(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE.viewport);
  return violationsOn(page, (axe) => axe.withTags(RULES).disableRules('color-contrast'));
}
