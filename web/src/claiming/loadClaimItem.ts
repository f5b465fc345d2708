import { codeLoader } from '../lib/codeLoader';

/** Called as soon as the bill is on the screen, so that the code is there before the first tap. */
export const loadClaimItem = codeLoader(() => import('./claimItem'));
