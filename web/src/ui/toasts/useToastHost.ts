import { useLayoutEffect, useState } from 'react';
import { onModalChange, topmostModal } from '../dialogs/modals';

export const TOAST_HOST_CLASS = 'fairtab-toasts';

/**
 * The element that contains the toasts. While a modal dialog is open it is inside the dialog in front, because nothing
 * outside of that can be seen clearly or tapped; otherwise it is at the end of the page. It is a popover, so that toasts
 * lie above the dialog and do not move with it while it opens.
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
