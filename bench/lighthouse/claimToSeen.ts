import type { BrowserContext, Page } from 'playwright';
import { PHONE } from '../../e2e/rig/browser';
import { median } from '../stats';
import type { Stage } from './openStage';
import { phoneOf } from './phoneOf';
import type { Subject } from './Subject';

const MAX_MS = 100;
const NAME = 'Ana';
/** A dish that nobody has. When it is claimed, the other phone's button goes. */
const CLAIM = 'button[aria-label^="Claim "]';

/** Measures the time from a finger on one phone to the claim on the screen of another. Both are live at one table; nothing is throttled. */
export const claimToSeen: Subject = {
  name: 'seen',
  title: 'a claim on one phone is seen on another after',
  measure: async ({ stage, runs, say }) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const seen = await claimAndSee(stage);
      times.push(...seen);
      say(`  seen after ${seen.map(inMs).join(', ')}`);
    }
    return { figures: [{ name: 'time', value: median(times), target: { atMost: MAX_MS }, print: inMs }] };
  },
};

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

async function claimAndSee(stage: Stage): Promise<number[]> {
  const id = await stage.newReceipt();
  const contexts = await Promise.all([stage.browser.newContext(phoneOf(NAME, stage)), stage.browser.newContext(PHONE)]);
  try {
    const [mine, other] = await Promise.all(
      contexts.map((context) => openTable({ context, address: `${stage.url}/live-receipt/${id}` })),
    );
    if (!mine || !other) throw new Error('Two phones were to be opened');
    const dishes = await other
      .locator(CLAIM)
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    const times: number[] = [];
    for (const dish of dishes) {
      const button = `button[aria-label="${dish}"]`;
      const seen = goneTime(other, button);
      const tapped = tapTime(mine, button);
      await mine.locator(button).tap();
      times.push((await seen) - (await tapped));
    }
    return times;
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

async function openTable({ context, address }: { context: BrowserContext; address: string }): Promise<Page> {
  const page = await context.newPage();
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(address, { waitUntil: 'networkidle' });
  await live;
  return page;
}

/** When the next tap on an element happens, in ms since 1970. All pages are on one machine, so they share their clock. */
function tapTime(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        document
          .querySelector(wanted)
          ?.addEventListener('pointerup', (event) => resolve(performance.timeOrigin + event.timeStamp), { once: true });
      }),
    selector,
  );
}

/** When an element is gone from the picture, in ms since 1970. */
function goneTime(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        });
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
      }),
    selector,
  );
}
