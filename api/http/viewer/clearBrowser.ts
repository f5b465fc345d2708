import type { ServerResponse } from 'node:http';

/**
 * Has the browser forget what it keeps of this site, at the end of the session that a request came with: cached answers and
 * pages (also those behind the Back button), drafts, names, handles, opened receipts, photos and service workers.
 * Cookies are deleted one by one, since the directive for them would delete those of sibling domains too.
 */
export function clearBrowser(res: ServerResponse): void {
  res.setHeader('clear-site-data', '"cache", "storage"');
}
