import { useLayoutEffect, useState } from 'react';
import { isOpenModal, onModalChange, topmostModal } from '../dialogs/modals';

export const TOAST_HOST_CLASS = 'fairtab-toasts';

/**
 * The element that contains the toasts, and what brings it to the front for a toast that answers an open dialog: then it is
 * inside that dialog, because nothing outside of it can be seen clearly or tapped. It is a popover, so that it lies above the
 * dialog and does not move with it while it opens. A toast that was there before a dialog stays below it.
 */
export function useToastHost(): { host: HTMLElement; toFront: () => void } {
  const [host] = useState(makeHost);
  const [toFront] = useState(() => (): void => {
    (topmostModal() ?? document.body).append(host);
    if ('showPopover' in host) host.showPopover();
  });
  useLayoutEffect(() => {
    toFront();
    const stop = onModalChange(() => {
      const dialog = host.closest('dialog');
      if (dialog && !isOpenModal(dialog)) toFront();
    });
    return () => {
      stop();
      host.remove();
    };
  }, [host, toFront]);
  return { host, toFront };
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = TOAST_HOST_CLASS;
  host.setAttribute('popover', 'manual');
  return host;
}
