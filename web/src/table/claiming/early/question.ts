import type { EarlyTap } from '../../../app/routing/earlyTaps';

/** What was tapped in the question while the dialog was about to take its place. */
export type EarlyWish = 'claim' | 'more' | 'leave';

/** What the dialog that takes the place of the question goes on with. */
export interface TakenOver {
  readonly text: string;
  readonly selection: readonly [start: number | null, end: number | null];
  /** Which of the question's fields and buttons has the focus. */
  readonly focused: number;
  /** Null when nothing but typing was done. */
  readonly wish: EarlyWish | null;
  /** What else was tapped on the bill before the question was there. */
  readonly others: readonly HTMLElement[];
}

/** The question "Who are you?" that `ask.ts` asks before the page's code has arrived. */
export interface EarlyQuestion {
  /** The dish that was tapped. */
  readonly itemId: string;
  /** Does the taps that the question was asked for, when it is answered although the screen reacts already. */
  repeat: ((taps: readonly EarlyTap[]) => void) | null;
  /** The dialog is there to take over. `open` opens it when nobody is in the middle of a word. */
  readonly handOver: (open: () => void) => void;
  /** Ends the question for the dialog that is in its place. */
  readonly take: () => TakenOver;
}

declare global {
  interface Window {
    /** The question while it is open. */
    fairtabQuestion?: EarlyQuestion | undefined;
  }
}

/** The fields and buttons of a question, early or not, in order. */
export function partsOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('button, input')].filter((part) => !part.closest('[hidden]'));
}

/** Puts the focus and the caret where they were, and leaves out the dialog's way into view: it was in view. */
export function goOnWith({ selection, focused }: TakenOver, field: HTMLInputElement): void {
  const dialog = field.closest('dialog');
  if (!dialog) return;
  for (const animation of dialog.getAnimations()) animation.finish();
  field.setSelectionRange(...selection);
  (partsOf(dialog)[focused] ?? field).focus();
}
