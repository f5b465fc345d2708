import { expect as waitingExpect } from 'playwright/test';

/** Waits for what it expects of a page: long enough for a busy machine, and returns as soon as it is so. */
export const expect = waitingExpect.configure({ timeout: 10_000 });
