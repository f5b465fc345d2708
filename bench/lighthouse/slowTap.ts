import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';

const TAP_EVERY_MS = 100;
/** Much longer than the slowest tap took so far. */
const GIVE_UP_MS = 20_000;
const MARK = 'fairtab:shown';

/** Slow 4G and a mid-range phone, as Lighthouse has them. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: kilobits(1_600), uploadThroughput: kilobits(750) };
const SLOWER_CPU = { rate: 4 };

/** In bytes a second, as Chromium wants it. */
function kilobits(perSecond: number): number {
  return (perSecond * 1_000) / 8;
}

/** Times are in ms since the navigation began. */
export interface SlowTap {
  readonly shownMs: number;
  readonly firstTapMs: number;
  readonly taps: number;
}

interface Tapped {
  readonly context: BrowserContext;
  readonly address: string;
  /** What is tapped as soon as it is there, and every 100 ms, until what is waited for shows. */
  readonly button: string;
  /** What is waited for. */
  readonly shown: string;
}

/** Follows a link on a slow phone, and taps. The page stays open. */
export async function tapOnSlowPhone({ context, address, button, shown }: Tapped): Promise<SlowTap & { page: Page }> {
  await noteShown(context, shown);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', SLOWER_CPU);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, ...(await tapUntilShown(page, button)) };
}

/** Notes in the page when it first shows what is waited for. */
async function noteShown(context: BrowserContext, shown: string): Promise<void> {
  await context.addInitScript(
    ({ mark, selector }) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.mark(mark));
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label', 'open'] });
    },
    { mark: MARK, selector: shown },
  );
}

/** Taps like a finger does: one tap ends before the next begins. */
async function tapUntilShown(page: Page, button: string): Promise<SlowTap> {
  const give = performance.now() + GIVE_UP_MS;
  let firstTapMs = Number.NaN;
  let taps = 0;
  while (performance.now() < give) {
    const seen = await look(page, button);
    if (seen.shownMs !== null) return { shownMs: seen.shownMs, firstTapMs, taps };
    if (seen.button) {
      if (taps++ === 0) firstTapMs = seen.nowMs;
      await page.touchscreen.tap(seen.button.x, seen.button.y);
    }
    await wait(TAP_EVERY_MS);
  }
  throw new Error(`${taps} taps did nothing for ${GIVE_UP_MS / 1000} s`);
}

/** Where the button is on the screen, and whether what is waited for shows. */
function look(page: Page, button: string) {
  return page.evaluate(
    ({ mark, selector }) => {
      const button = document.querySelector(selector);
      button?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = button?.getBoundingClientRect();
      return {
        nowMs: performance.now(),
        shownMs: performance.getEntriesByName(mark)[0]?.startTime ?? null,
        button: box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null,
      };
    },
    { mark: MARK, selector: button },
  );
}

/** Asks the server, which has the claim some time after the phone shows it. @throws Error unless there is exactly one. */
export async function assertClaimedOnce({
  context,
  url,
  id,
  dish,
  name,
}: {
  context: BrowserContext;
  url: string;
  id: string;
  dish: string;
  name: string;
}): Promise<void> {
  const query = 'query ($id: ID!) { receipt(id: $id) { items { name claims { claimerName } } } }';
  let found = '';
  for (const end = performance.now() + GIVE_UP_MS; performance.now() < end;) {
    const response = await context.request.post(`${url}/graphql`, { data: { query, variables: { id } } });
    const { data } = (await response.json()) as {
      data: { receipt: { items: { name: string; claims: { claimerName: string }[] }[] } };
    };
    const item = data.receipt.items.find((each) => each.name === dish);
    found = JSON.stringify(item?.claims.map(({ claimerName }) => claimerName));
    if (found === JSON.stringify([name])) return;
    await wait(TAP_EVERY_MS);
  }
  throw new Error(`The phone shows its claim, but on the server it is claimed by ${found}`);
}
