import { lazily } from '../lib/lazily';

/** Fetched as soon as the bill is painted, so that it is there before the first finger is. */
export const loadClaimItem = lazily(() => import('./claimItem'));
