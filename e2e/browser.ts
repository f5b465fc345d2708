import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { findBrowser } from '../scripts/testing/findBrowser';

/** Quiet and alone: no updates, no sync, no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A phone in the hand of somebody who asked for less motion. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;

/** A laptop on the table. */
export const LAPTOP = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;

/**
 * One browser; everybody at the table gets a context of their own in it.
 * @param executablePath CHROMIUM_PATH, the system's, or Playwright's own unless given.
 * @throws Error when there is none.
 */
export async function openBrowser(executablePath: string | null = findBrowser()): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH or install one.');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}
