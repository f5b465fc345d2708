import { publicOrigin } from '../platform/links/PublicOrigin';

/** Where links in the messages of tests lead. */
export const TEST_ORIGIN = publicOrigin('https://fairtab.example');
