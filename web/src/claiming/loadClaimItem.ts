import { codeLoader } from '../lib/codeLoader';
import { isTapWaiting } from '../routing/earlyTaps';

/** Called as soon as the screen reacts, so that the code is there before the first tap. */
export const loadClaimItem = codeLoader(() => import('./claimItem'));

if (isTapWaiting()) void loadClaimItem();
