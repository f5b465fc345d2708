import { useRef } from 'react';
import { DOUBLE_TAP_MS } from '../../lib/doubleTap';

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
