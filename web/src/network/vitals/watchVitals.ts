import { whenIdle } from '../../lib/whenIdle';

/** By then the page has what it needs. Browsers keep what happened before for those who ask late. In ms. */
const PATIENCE_MS = 1_000;

/**
 * Has it measured how quickly this page appeared and reacts, for a server that asks for it.
 * @param route the pattern of the page's address.
 */
export function watchVitals(route: string): void {
  whenIdle(() => {
    import('./sendVitals').then(
      (module) => module.sendVitals(route),
      // Nobody misses one page.
      () => undefined,
    );
  }, PATIENCE_MS);
}
