import { codeLoader } from '../lib/codeLoader';

/** Fetched as soon as the bill is painted, so that it is there before the first finger is. */
export const loadClaimItem = codeLoader(() => import('./claimItem'));
