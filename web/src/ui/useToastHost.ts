import { useLayoutEffect, useState } from 'react';
import { onModalChange, topmostModal } from './modals';

export const TOAST_HOST_CLASS = 'fairtab-toasts';

/**
 * Where the toasts are: in the dialog in front, since a modal dims everything outside of itself and takes its taps, else at
 * the end of the page. As a popover they lie above the dialog and do not move with it while it opens.
 */
export function useToastHost(): HTMLElement {
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    const place = (): void => {
      (topmostModal() ?? document.body).append(host);
      if ('showPopover' in host) host.showPopover();
    };
    place();
    const stop = onModalChange(place);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return host;
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = TOAST_HOST_CLASS;
  host.setAttribute('popover', 'manual');
  return host;
}
