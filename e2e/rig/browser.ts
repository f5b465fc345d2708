import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { findBrowser } from '../../scripts/testing/findBrowser';

/** The browser must not update itself, sync, or call its maker's servers. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without windows Chromium moves letters to whole pixels, which no screen of a phone does.
  '--font-render-hinting=none',
];

/** A phone with reduced motion. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;

export const LAPTOP = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;

/**
 * Opens one browser, in which each visitor gets a context.
 * @param executablePath by default what findBrowser finds.
 * @throws Error when there is no Chromium.
 */
export async function openBrowser(executablePath: string | null = findBrowser()): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH or install one.');
  return chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });
}
