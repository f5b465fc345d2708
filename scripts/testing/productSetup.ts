import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hashOnce } from './hashOnce';
import { StartRig } from './runStart';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the running product. */
    productUrl: string;
    /** The folder it writes its mail into. */
    mailFolder: string;
  }
}

/** Runs `npm start` on an empty data folder, once for all browser tests. */
export default async function productSetup(project: TestProject): Promise<() => Promise<void>> {
  const rig = new StartRig();
  const run = await rig.start();
  await run.ready();
  await hashOnce(run.address);
  project.provide('productUrl', run.address);
  project.provide('mailFolder', join(rig.dataDir, 'mail'));
  return () => rig.close();
}
