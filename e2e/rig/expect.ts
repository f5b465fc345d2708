import { expect as waitingExpect } from 'playwright/test';

/** Waits up to 10 s until the page is as expected: long enough for a busy machine. */
export const expect = waitingExpect.configure({ timeout: 10_000 });
