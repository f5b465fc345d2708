export interface ToastMessage {
  title: string;
  message?: string | undefined;
  /** The message says what happened and is read first; the title follows it. */
  isMessageFirst?: boolean | undefined;
  /** `destructive`: something went wrong. */
  variant?: 'default' | 'destructive';
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAction: () => void };
  /** How long it is shown, in ms; 5 seconds unless given. Longer for an undo that must not be missed. */
  shownMs?: number;
  /** It reports what others did. It waits while a dialog is open, or a toast about a tap on this device is shown. */
  news?: boolean;
  /** Called when it is no longer shown. */
  onGone?: () => void;
}

type Show = (message: ToastMessage) => void;

let show: Show | null = null;
let waiting: ToastMessage | null = null;
let isPrepared = false;
const wanted = new Set<() => void>();

/** Shows a toast. Only one is shown at a time: a newer one replaces the older one. */
export function toast(message: ToastMessage): void {
  if (show) show(message);
  else {
    if (!message.news || !waiting || waiting.news) waiting = message;
    for (const listener of wanted) listener();
  }
}

/** Has the code of the toast area loaded, before a toast needs it. */
export function prepareToasts(): void {
  isPrepared = true;
  for (const listener of wanted) listener();
}

/** Calls the listener when a toast is prepared for or shown before the toast area is loaded. */
export function onToastWanted(listener: () => void): () => void {
  wanted.add(listener);
  if (waiting || isPrepared) listener();
  return () => wanted.delete(listener);
}

/** The toast area calls this when it is mounted, and with null when it goes. */
export function setToastShower(next: Show | null): void {
  show = next;
  // In a later task: StrictMode mounts the area twice, and the first unmount would close the toast.
  setTimeout(() => {
    if (!show || !waiting) return;
    show(waiting);
    waiting = null;
  });
}
