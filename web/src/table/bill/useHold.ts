import { useRef, type MouseEventHandler, type PointerEventHandler } from 'react';

/** A finger that stays this long, in ms, means the menu, as on phones everywhere. */
const HOLD_MS = 500;

interface HoldHandlers {
  readonly onClick: MouseEventHandler;
  readonly onContextMenu: MouseEventHandler;
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
}

/**
 * Opens a menu by holding, by the right button, and by the keyboard's menu key. iPhones tell of holding nowhere, so it is timed for fingers.
 * @returns makes the handlers of a button, of what a tap on it does.
 */
export function useHold(open: () => void): (tap: MouseEventHandler) => HoldHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const end = (): void => clearTimeout(timer.current);
  const openOnce = (): void => {
    end();
    if (isHeld.current) return;
    isHeld.current = true;
    open();
  };
  return (tap) => ({
    onClick: (event) => {
      end();
      // The click of a finger that was held comes when it leaves.
      if (!isHeld.current || event.detail === 0) tap(event);
      isHeld.current = false;
    },
    onContextMenu: (event) => {
      event.preventDefault();
      openOnce();
    },
    onPointerDown: ({ pointerType }) => {
      end();
      isHeld.current = false;
      if (pointerType === 'touch') timer.current = setTimeout(openOnce, HOLD_MS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  });
}
