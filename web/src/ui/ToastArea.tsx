import { useEffect } from 'react';
import { type Id, Slide, toast as toastify, ToastContainer } from 'react-toastify';
import { createGlobalStyle } from 'styled-components';
import { Button } from './Button';
import { setToastShower, type ToastMessage } from './toast';
import { color, font, media, radius, shadow, space, type } from './tokens';
import { useWide } from './useWide';

/** The documented display time (spec §9). */
const SHOWN_MS = 5_000;
/** Swiping this share of the width dismisses; toastify takes percent, and this is the documented 50 px. */
const SWIPE_PX = 50;
const TOAST_WIDTH_PX = 360;

/** The toast area: top on phones, bottom right on wide screens; F8 brings the keyboard to it. */
export function ToastArea() {
  const wide = useWide();
  useEffect(() => {
    setToastShower(showToast);
    return () => setToastShower(null);
  }, []);
  return (
    <>
      <ToastStyle />
      <ToastContainer
        position={wide ? 'bottom-right' : 'top-center'}
        autoClose={SHOWN_MS}
        limit={1}
        newestOnTop
        hideProgressBar
        closeOnClick={false}
        pauseOnHover
        draggable
        draggableDirection="x"
        draggablePercent={(SWIPE_PX / TOAST_WIDTH_PX) * 100}
        transition={Slide}
        hotKeys={(event) => event.key === 'F8'}
        aria-label="Notifications (F8)"
        icon={false}
        theme="light"
      />
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

function ToastBody({ message, close }: { message: ToastMessage; close: () => void }) {
  const { action } = message;
  return (
    <div className="fairtab-toast">
      <div>
        <strong>{message.title}</strong>
        {message.message && <p>{message.message}</p>}
      </div>
      {action && (
        <Button
          variant="secondary"
          onClick={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

const ToastStyle = createGlobalStyle`
  :root {
    --toastify-font-family: ${font.body};
    --toastify-color-light: ${color.card};
    --toastify-text-color-light: ${color.ink};
    --toastify-toast-bd-radius: ${radius.m};
    --toastify-toast-shadow: ${shadow.raised};
    --toastify-toast-min-height: 3.5rem;
    --toastify-toast-width: ${TOAST_WIDTH_PX}px;
    --toastify-z-index: 20;
  }
  .Toastify__toast-container.Toastify__toast-container--top-center { width: min(${TOAST_WIDTH_PX}px, 100% - 1rem); padding: 0; left: 50%; top: max(${space.s}, env(safe-area-inset-top)); transform: translateX(-50%); }
  .Toastify__toast-container .Toastify__toast { border-radius: ${radius.m}; border: 1px solid ${color.rule}; border-left: 5px solid ${color.accent}; margin: 0; padding: ${space.m} ${space.xxl} ${space.m} ${space.l}; }
  .Toastify__toast-container .Toastify__toast--error { border-left-color: ${color.danger}; }
  .Toastify__toast--error strong { color: ${color.dangerInk}; }
  .Toastify__close-button { color: ${color.ink}; opacity: 1; min-width: 1.5rem; min-height: 1.5rem; }
  .fairtab-toast { display: flex; align-items: center; justify-content: space-between; gap: ${space.m}; width: 100%; }
  .fairtab-toast strong { ${type.label} font-size: 1rem; }
  .fairtab-toast p { ${type.small} color: ${color.inkSoft}; }
  ${media.wide} { .Toastify__toast-container--bottom-right { right: ${space.xl}; bottom: ${space.xl}; } }
`;
