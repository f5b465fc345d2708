import { toast, type ToastMessage } from './toast';

const KEY = 'fairtab.toast';

/** Tells something after the page was loaded anew. Without storage it goes untold. */
export function carryToast(message: Pick<ToastMessage, 'title' | 'message'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    return;
  }
}

/** Once a page: what the page before it had to say. */
export function tellCarriedToast(): void {
  try {
    const carried = sessionStorage.getItem(KEY);
    if (carried === null) return;
    sessionStorage.removeItem(KEY);
    toast(JSON.parse(carried) as ToastMessage);
  } catch {
    return;
  }
}
