import type { TestProject } from 'vitest/node';
import { findTestBrowser } from './findBrowser';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the Chromium to test with. */
    chromiumPath: string;
  }
}

export default function chromiumSetup(project: TestProject): void {
  const chromiumPath = findTestBrowser();
  if (!chromiumPath) throw new Error('No Chromium found. Set CHROMIUM_PATH or install one.');
  project.provide('chromiumPath', chromiumPath);
}
