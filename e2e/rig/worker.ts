import { type Diner } from './Diner';
import { expect } from './expect';

/** Waits until the service worker is there. It is registered some seconds after the page is idle. */
export async function waitForWorker({ page }: Pick<Diner, 'page'>): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Uses the page, and waits until the service worker has cached all that a table needs. */
export async function waitUntilCached(diner: Pick<Diner, 'page'>): Promise<void> {
  await waitForWorker(diner);
  const cached = async () => {
    await diner.page.keyboard.press('Shift');
    return Object.values(await cachedPaths(diner))
      .flat()
      .join(' ');
  };
  await expect.poll(cached).toContain('HomeScreen');
}

/** The paths in all caches of the page's origin, and the caches' names. */
export async function cachedPaths({ page }: Pick<Diner, 'page'>): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });
}

/** Waits until this device keeps a receipt with a word in it. */
export async function waitUntilKept({ page }: Pick<Diner, 'page'>, word: string): Promise<void> {
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('fairtab.seen.'))),
    );
  await expect.poll(kept).toContain(word);
}
