export interface ToastMessage {
  title: string;
  message?: string | undefined;
  /** destructive: something went wrong. */
  variant?: 'default' | 'destructive';
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAction: () => void };
  /** How long it stays, in ms; the documented 5 seconds unless given. For a way back that may not be missed. */
  shownMs?: number;
  /** What others did. It never takes the place of an answer to one's own tap, but waits until that is gone. */
  news?: boolean;
}

type Show = (message: ToastMessage) => void;

let show: Show | null = null;
let waiting: ToastMessage | null = null;
const wanted = new Set<() => void>();

/** Tells about something that happened. At most one is seen at a time: a newer one takes the place of the older. */
export function toast(message: ToastMessage): void {
  if (show) show(message);
  else {
    if (!message.news || !waiting || waiting.news) waiting = message;
    for (const listener of wanted) listener();
  }
}

/** The toast area comes with the first toast, or when the page has nothing better to do. */
export function onToastWanted(listener: () => void): () => void {
  wanted.add(listener);
  if (waiting) listener();
  return () => wanted.delete(listener);
}

/** Told by the toast area when it is there. */
export function setToastShower(next: Show | null): void {
  show = next;
  // Not at once: an area that React mounts twice to try it (StrictMode) would take the message down with it.
  setTimeout(() => {
    if (!show || !waiting) return;
    show(waiting);
    waiting = null;
  });
}
