import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type Id, Slide, toast as toastify, ToastContainer } from 'react-toastify';
import { createGlobalStyle } from 'styled-components';
import { onModalChange } from './modals';
import { setToastShower, type ToastMessage } from './toast';
import { ToastBody } from './ToastBody';
import { color, font, media, radius, space } from './tokens';
import { TOAST_HOST_CLASS, useToastHost } from './useToastHost';
import { useWide } from './useWide';

/** The documented display time (spec §9). */
const SHOWN_MS = 5_000;
const TOAST_WIDTH_PX = 360;

/** The toast area: top on phones, bottom right on wide screens; F8 brings the keyboard to it. */
export function ToastArea() {
  const wide = useWide();
  const host = useToastHost();
  useEffect(() => {
    setToastShower(showToast);
    return () => setToastShower(null);
  }, []);
  // A toast that waits under the pointer is not told when it leaves by being moved, and would wait for good.
  useEffect(() => onModalChange(() => toastify.play()), []);
  return (
    <>
      <ToastStyle />
      {createPortal(
        <ToastContainer
          position={wide ? 'bottom-right' : 'top-center'}
          autoClose={SHOWN_MS}
          limit={1}
          newestOnTop
          hideProgressBar
          closeOnClick={false}
          closeButton={false}
          draggable={false}
          pauseOnHover
          transition={Slide}
          hotKeys={(event) => event.key === 'F8'}
          aria-label="Notifications (F8)"
          icon={false}
          theme="light"
        />,
        host,
      )}
    </>
  );
}

/** The answer to a tap of this person that is seen or about to be: what came of it, and perhaps the way back. */
let answer: Id | null = null;
/** What others did meanwhile, told when the answer is gone. */
let news: ToastMessage | null = null;

function showToast(message: ToastMessage): void {
  if (message.news && answer !== null) {
    news = message;
    return;
  }
  news = null;
  toastify.clearWaitingQueue();
  toastify.dismiss();
  const shown = toastify(({ closeToast }) => <ToastBody message={message} close={closeToast} />, {
    type: message.variant === 'destructive' ? 'error' : 'default',
    role: message.variant === 'destructive' ? 'alert' : 'status',
    autoClose: message.shownMs ?? SHOWN_MS,
    onClose: () => {
      if (shown !== answer) return;
      answer = null;
      queueMicrotask(tellNews);
    },
  });
  answer = message.news ? null : shown;
}

function tellNews(): void {
  if (news) showToast(news);
}

const ToastStyle = createGlobalStyle`
  :root {
    --toastify-font-family: ${font.body};
    --toastify-color-light: transparent;
    --toastify-text-color-light: ${color.ink};
    --toastify-toast-bd-radius: ${radius.m};
    --toastify-toast-shadow: none;
    --toastify-toast-min-height: 0;
    --toastify-toast-width: ${TOAST_WIDTH_PX}px;
    --toastify-z-index: 20;
  }
  .${TOAST_HOST_CLASS} { inset: auto; width: 0; height: 0; margin: 0; padding: 0; border: 0; overflow: visible; background: none; color: inherit; }
  .Toastify__toast-container.Toastify__toast-container--top-center { width: min(${TOAST_WIDTH_PX}px, 100% - 1rem); padding: 0; left: 50%; top: max(${space.s}, env(safe-area-inset-top)); transform: translateX(-50%); }
  .Toastify__toast-container .Toastify__toast { margin: 0; padding: 0; }
  ${media.wide} { .Toastify__toast-container--bottom-right { right: ${space.xl}; bottom: ${space.xl}; } }
`;
