import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './findBrowser';
import { StartRig } from './runStart';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the running product. */
    productUrl: string;
    /** The folder it writes its mail into. */
    mailFolder: string;
    /** Path of the Chromium to test with. */
    chromiumPath: string;
  }
}

/** Runs `npm start` on an empty data folder, once for all browser tests. */
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
