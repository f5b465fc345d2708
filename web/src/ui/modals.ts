const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Told by a modal dialog that has opened. @returns what tells that it closes */
export function enterModal(dialog: HTMLElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The dialog in front, if any: nothing outside of it can be tapped or read. */
export function topmostModal(): HTMLElement | null {
  return open.at(-1) ?? null;
}

export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
