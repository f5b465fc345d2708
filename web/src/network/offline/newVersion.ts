import { t } from '@fairtab/domain/language/t';
import { toast } from '../../ui/toasts/toast';
import { SHELL_PATH, SKIP_WAITING } from './addresses';

/** In ms: long enough to finish what one is doing. It is offered again when the page comes back to the front. */
const OFFER_SHOWN_MS = 20_000;
/** A new worker that does not take over in this time, in ms, does not hold up the reload. */
const TAKEOVER_MS = 4_000;

const RELOADED_KEY = 'fairtab.reloaded';

/** The path on which something was typed last. */
let typedAt: string | null = null;
let isTaking = false;

/** Called once per page, before anything can be typed. */
export function watchTyping(): void {
  addEventListener('input', () => (typedAt = location.pathname), { capture: true, passive: true });
}

/** Offers the new version, if the server has another one than this page. Nothing is reloaded without a tap. */
export async function offerNewVersion(): Promise<void> {
  if (!(await isOutdated())) return;
  toast({
    title: t('A new version is ready'),
    message: t('It takes a second, and your tables stay as they are.'),
    action: { label: t('Update'), onAction: () => void takeNewVersion() },
    shownMs: OFFER_SHOWN_MS,
    news: true,
  });
}

/**
 * Follows a new worker that took over, after a tap on this page or on another tab. This page reloads once. A page that
 * nobody tapped reloads only in the back and when nothing was typed on its screen; otherwise it makes its own offer.
 */
export function followNewWorker(): void {
  let isControlled = Boolean(navigator.serviceWorker.controller);
  const follow = async (): Promise<void> => {
    if (isTaking) location.reload();
    else if (!(await isOutdated())) return;
    else if (isUnattended()) location.reload();
    else {
      void offerNewVersion();
      document.addEventListener('visibilitychange', () => {
        if (isUnattended()) location.reload();
      });
    }
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes over a page of its own version.
    if (isControlled) void follow();
    isControlled = true;
  });
}

/**
 * For a screen whose code did not arrive: when the server has a newer version, which does not have that code any more, the
 * page is loaded anew.
 */
export async function reloadIfOutdated(): Promise<void> {
  const own = ownScript();
  if (!own || sessionStorage.getItem(RELOADED_KEY) === own || !(await isOutdated())) return;
  sessionStorage.setItem(RELOADED_KEY, own);
  location.reload();
}

/** Whether the server has another version than this page. False when it cannot be asked. */
export async function isOutdated(): Promise<boolean> {
  const own = ownScript();
  // With a query, because the worker answers the address itself from what it keeps.
  const request = fetch(`${SHELL_PATH}?now`, { cache: 'no-store' });
  const shell = await request.then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return own !== null && shell !== '' && !shell.includes(`"${own}"`);
}

async function takeNewVersion(): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration?.waiting) {
    location.reload();
    return;
  }
  isTaking = true;
  registration.waiting.postMessage(SKIP_WAITING);
  setTimeout(() => location.reload(), TAKEOVER_MS);
}

function isUnattended(): boolean {
  const isBusy = typedAt === location.pathname || document.querySelector('dialog[open]') !== null;
  return document.visibilityState === 'hidden' && !isBusy;
}

/** The page's first script. Its name changes with anything in the app's code. */
function ownScript(): string | null {
  return document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null;
}
