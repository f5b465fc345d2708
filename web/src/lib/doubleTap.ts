/** Two taps closer together than this, in ms, are one tap of a trembling finger. */
export const DOUBLE_TAP_MS = 350;
