const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** A modal dialog calls this when it opens. @returns a function for it to call when it closes */
export function enterModal(dialog: HTMLElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notify();
  };
}

/** The dialog in front, or null. Nothing outside of it can be tapped or read. */
export function topmostModal(): HTMLElement | null {
  return open.at(-1) ?? null;
}

/** Whether the element is a dialog that is open, in front or behind others. */
export function isOpenModal(element: HTMLElement): boolean {
  return open.includes(element);
}

export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
