const TICK_MS = 10;

/** Lets the phone tick in the hand that claims, where it can and motion is welcome. */
export function feelClaim(): void {
  // A browser reports it as a fault when a page that nobody has tapped vibrates.
  const isTapped = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  if (!isTapped || !('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TICK_MS);
}
