import type { Locator, Page } from 'playwright';

/** One answer of the server. */
export interface DownloadedFile {
  readonly path: string;
  /** Its type as Chromium names it: Document, Script, Fetch… */
  readonly type: string;
  /** Bytes on the wire: the headers and the compressed body. */
  readonly bytes: number;
}

/**
 * Opens an address as a browser that has no file of Fairtab yet, and counts what it receives until the page can be used
 * and has been quiet for half a second. What the page fetches later, when it is idle, does not count.
 * @param usable is visible when a person can use the page.
 */
export async function measureDownload({
  page,
  address,
  usable,
}: {
  page: Page;
  address: string;
  usable: Locator;
}): Promise<readonly DownloadedFile[]> {
  const devtools = await page.context().newCDPSession(page);
  const asked = new Map<string, { path: string; type: string }>();
  const files: DownloadedFile[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, { path: new URL(response.url).pathname, type });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (file) files.push({ ...file, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await page.goto(address);
  await usable.waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return files;
}

export function bytesOf(files: readonly DownloadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
