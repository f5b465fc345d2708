import { toast, type ToastMessage } from './toast';

const KEY = 'fairtab.toast';

/** Keeps a toast for the page that is loaded next. Without session storage it is lost. */
export function carryToast(message: Pick<ToastMessage, 'title' | 'message'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    return;
  }
}

/** Shows the toast that the page before kept. Called once per page. */
export function showCarriedToast(): void {
  try {
    const carried = sessionStorage.getItem(KEY);
    if (carried === null) return;
    sessionStorage.removeItem(KEY);
    toast(JSON.parse(carried) as ToastMessage);
  } catch {
    return;
  }
}
