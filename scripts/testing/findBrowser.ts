import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a Chromium: that of CHROMIUM_PATH, the system's, or Playwright's. Returns null when there is none. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : null;
  return onPath(NAMES) ?? [...APPLICATIONS, chromium.executablePath()].find(isProgram) ?? null;
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null;
}

/** Finds the Chromium of most tests: the one without windows, if it is here (docs/decisions/0106-the-browser-of-the-tests.md). */
export function findTestBrowser(): string | null {
  return process.env.CHROMIUM_PATH ? findBrowser() : (onPath(['chromium-headless-shell']) ?? findBrowser());
}

/** Finds a Firefox: that of FIREFOX_PATH or the system's. Returns null when there is none. */
export function findFirefox(): string | null {
  const named = process.env.FIREFOX_PATH;
  if (named) return isProgram(named) ? named : null;
  return onPath(['firefox-esr', 'firefox']);
}

/** What a window of WebKitGTK needs. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
}

/** Finds the WebKitGTK of a Linux system. Returns null when a part of it is missing. */
export function findWebKit(): WebKitPrograms | null {
  const driver = onPath(['WebKitWebDriver']);
  const xvfb = onPath(['Xvfb']);
  const miniBrowser = findMiniBrowser();
  return driver && xvfb && miniBrowser ? { driver, xvfb, miniBrowser } : null;
}

/** Debian has it in a folder such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1, which is not on PATH. */
function findMiniBrowser(): string | null {
  const below = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  const libraries = below('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  const engines = libraries.flatMap(below).filter((folder) => basename(folder).startsWith('webkit2gtk-4'));
  return engines.map((folder) => join(folder, 'MiniBrowser')).find(isProgram) ?? null;
}

/** Lets Playwright download its Chromium. Returns null when that is not possible. */
export function installBrowser(): string | null {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  process.stdout.write('\nNo Chromium found; Playwright fetches one.\n');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  return findBrowser();
}
