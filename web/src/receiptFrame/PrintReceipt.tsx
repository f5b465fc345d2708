import { lazyView } from '../ui/lazyView';

const IDLE_MS = 3_000;

/** What is printed in place of a receipt's screen. Its code comes when the page is idle, because printing does not wait for code. */
export const PrintReceipt = lazyView(async () => {
  await new Promise((done) => setTimeout(done, IDLE_MS));
  return (await import('./PrintedReceipt')).PrintedReceipt;
}, null);
