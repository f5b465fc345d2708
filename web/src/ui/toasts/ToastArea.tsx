import { t } from '@fairtab/domain/language/t';
import { useEffect, useRef, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
// The package's main file adds its styles to the page as a style element, which the content security policy refuses. A CSS
// file of its own may be lost on the way when the code arrives. Vite would not ask for it again.
import libraryStyle from 'react-toastify/ReactToastify.css?inline';
import { type CloseButtonProps, type Id, Slide, toast as toastify, ToastContainer } from 'react-toastify/unstyled';
import { createGlobalStyle } from 'styled-components';
import { IconButton } from '../IconButton';
import { CloseIcon } from '../icons';
import { onModalChange, topmostModal } from '../dialogs/modals';
import { setToastShower, type ToastMessage } from './toast';
import { ToastBody } from './ToastBody';
import { color, font, media, radius, shadow, space } from '../tokens';
import { TOAST_HOST_CLASS, useToastHost } from './useToastHost';
import { useWide } from '../useWide';

/** How long a toast is shown, in ms, and how far it is swiped to go (docs/product/messages.md). */
const SHOWN_MS = 5_000;
const SWIPE_PX = 50;
const TOAST_WIDTH_PX = 360;
/** The space beside a toast on phones. */
const MARGINS_PX = 16;

/**
 * The toast area: on phones below the page's head, where it may cover a table's strip but not a dish that somebody is about to tap; bottom
 * right on wide screens; F8 moves the focus into it. Over a dialog there is only what answers the dialog, above its head. News waits until it is closed.
 */
export function ToastArea() {
  const wide = useWide();
  const { host, toFront } = useToastHost();
  const onlyToTheRight = useSwipesToTheRight();
  useEffect(() => {
    setToastShower((message) => {
      if (mustWait(message)) news = message;
      else {
        toFront();
        showToast(message);
      }
    });
    return () => setToastShower(null);
  }, [toFront]);
  useEffect(() => onModalChange(showNews), []);
  // The toast under the pointer is paused. When the host moves it, there is no mouseleave event that would resume it.
  useEffect(() => onModalChange(() => toastify.play()), []);
  return (
    <>
      <ToastStyle />
      {createPortal(
        <div {...onlyToTheRight}>
          <ToastContainer
            position={wide ? 'bottom-right' : 'top-center'}
            autoClose={SHOWN_MS}
            limit={1}
            draggablePercent={(100 * SWIPE_PX) / Math.min(TOAST_WIDTH_PX, innerWidth - MARGINS_PX)}
            closeButton={CloseToast}
            hideProgressBar
            icon={false}
            transition={Slide}
            hotKeys={(event) => event.key === 'F8'}
            aria-label={t('Notifications (F8)')}
          />
        </div>,
        host,
      )}
    </>
  );
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <IconButton label={t('Close')} onClick={() => closeToast(true)}>
      <CloseIcon />
    </IconButton>
  );
}

/** The library follows a finger to both sides, by events on the document. Moves to the left are stopped before they reach it. */
function useSwipesToTheRight() {
  const start = useRef(0);
  return {
    onPointerDown: ({ clientX }: PointerEvent): void => {
      start.current = clientX;
    },
    onPointerMove: (event: PointerEvent): void => {
      if (event.clientX < start.current) event.stopPropagation();
    },
  };
}

/** The toast that answers a tap on this device, while it is shown or about to be shown. */
let answer: Id | null = null;
/** The latest news of others, kept until the answer is gone and no dialog is open. */
let news: ToastMessage | null = null;

function mustWait(message: ToastMessage): boolean {
  return message.news === true && (answer !== null || topmostModal() !== null);
}

/** Replaces the toast that is shown. The library's limit alone would make the new one wait. */
function showToast(message: ToastMessage): void {
  news = null;
  toastify.clearWaitingQueue();
  toastify.dismiss();
  const isBad = message.variant === 'destructive';
  const shown = toastify(({ closeToast }) => <ToastBody message={message} close={closeToast} />, {
    type: isBad ? 'error' : 'default',
    role: isBad ? 'alert' : 'status',
    autoClose: message.shownMs ?? SHOWN_MS,
    onClose: () => {
      message.onGone?.();
      if (shown !== answer) return;
      answer = null;
      queueMicrotask(showNews);
    },
  });
  answer = message.news ? null : shown;
}

function showNews(): void {
  if (news && !mustWait(news)) showToast(news);
}

// The library's file is loaded after our style elements, so our rules have to be the more specific ones.
const HOST = `.${TOAST_HOST_CLASS}`;

// A bar that is pinned to the lower edge of a page has the next button to tap, so toasts are above it.
// Below 480 px the library's own styles make a bar without corners across the whole screen.
const ToastStyle = createGlobalStyle`
  ${libraryStyle}
  ${HOST} {
    --toastify-font-family: ${font.body};
    --toastify-color-light: ${color.card};
    --toastify-text-color-light: ${color.ink};
    --toastify-toast-bd-radius: ${radius.m};
    --toastify-toast-shadow: ${shadow.raised};
    --toastify-toast-min-height: 3.5rem;
    --toastify-toast-padding: ${space.xs} ${space.xs} ${space.xs} ${space.l};
    --toastify-toast-width: ${TOAST_WIDTH_PX}px;
    --toastify-z-index: 20;
  }
  ${HOST} { inset: auto; width: 0; height: 0; margin: 0; padding: 0; border: 0; overflow: visible; background: none; color: inherit; }
  ${HOST} .Toastify__toast-container--top-center { width: min(${TOAST_WIDTH_PX}px, 100% - ${MARGINS_PX}px); left: 50%; top: calc(3.75rem + env(safe-area-inset-top)); transform: translateX(-50%); }
  dialog ${HOST} .Toastify__toast-container--top-center { top: calc(${space.xs} + env(safe-area-inset-top)); }
  ${HOST} .Toastify__toast { flex-wrap: wrap; justify-content: flex-end; gap: ${space.s}; margin: 0; border: 1px solid ${color.rule}; border-left: 5px solid ${color.accent}; border-radius: ${radius.m}; }
  ${HOST} .Toastify__toast--error { border-left-color: ${color.danger}; }
  ${HOST} .Toastify__toast--error strong { color: ${color.dangerInk}; }
  ${media.wide} { ${HOST} .Toastify__toast-container--bottom-right { right: ${space.xl}; bottom: ${space.xl}; } }
  ${media.wide} { body:has([data-pinned]) ${HOST} .Toastify__toast-container--bottom-right { bottom: 7.5rem; } }
`;
