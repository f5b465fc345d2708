import { useRef } from 'react';

/** Two taps closer together than this, in ms, are one tap of a trembling finger. */
const DOUBLE_TAP_MS = 350;

/**
 * For buttons in one place whose meaning turns around with each tap: the second half of a double tap does nothing. Keys are
 * pressed on purpose; their clicks have a detail of 0.
 * @returns makes a handler of what a tap does.
 */
export function useSteadyTap(): (act: () => void) => (event: Pick<UIEvent, 'timeStamp' | 'detail'>) => void {
  const last = useRef(-Infinity);
  return (act) =>
    ({ timeStamp, detail }) => {
      if (detail > 0 && timeStamp - last.current < DOUBLE_TAP_MS) return;
      last.current = timeStamp;
      act();
    };
}
