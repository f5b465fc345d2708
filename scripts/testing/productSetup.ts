import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './findBrowser';
import { StartRig } from './runStart';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the running product is. */
    productUrl: string;
    /** The folder its mail is written into. */
    mailFolder: string;
    /** The browser to look at it with. */
    chromiumPath: string;
  }
}

/** The product as `npm start` brings it up, on an empty data folder, for all browser tests of the run. */
export default async function productSetup(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findBrowser();
  if (!chromiumPath) throw new Error('No Chromium found. Set CHROMIUM_PATH or install one.');
  const rig = new StartRig();
  const run = await rig.start();
  await run.ready();
  project.provide('productUrl', run.address);
  project.provide('mailFolder', join(rig.dataDir, 'mail'));
  project.provide('chromiumPath', chromiumPath);
  return () => rig.close();
}
