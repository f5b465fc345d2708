/**
 * A tap so soon after a dialog appeared, and so near to the tap before it, was meant for what the dialog covers: the second
 * half of a double tap, or an impatient second tap while the dialog's code was loading. In ms and px.
 */
export const TOO_SOON_MS = 500;
const FINGER_PX = 40;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** `timeStamp` counts in ms since the page was opened. */
interface Tap extends Place {
  readonly timeStamp: number;
}

let last: Place | null = null;

/** Notes where the finger comes down, for dialogs that open by it. @returns stops noting */
export function noteTaps(): () => void {
  const note = ({ clientX, clientY }: PointerEvent): void => {
    last = { clientX, clientY };
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => removeEventListener('pointerdown', note, { capture: true });
}

/** Where the latest tap was, for a dialog that appears now. */
export function openingTap(): Tap | null {
  return last && { ...last, timeStamp: performance.now() };
}

/** Whether a click was meant for what was there before the dialog appeared. */
export function isEcho(click: Tap & { readonly detail: number }, opening: Tap | null): boolean {
  // The keyboard clicks with a detail of 0.
  if (!opening || click.detail === 0 || click.timeStamp - opening.timeStamp > TOO_SOON_MS) return false;
  return Math.hypot(click.clientX - opening.clientX, click.clientY - opening.clientY) < FINGER_PX;
}
