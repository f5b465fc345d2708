import { whenIdle } from '../../lib/whenIdle';
import { forgetRecordsOfOthers } from '../session/ownRecords';
import { subscribeToSession } from '../session/session';
import { followInstallOffer } from './installOffer';
import { followNewWorker, watchTyping } from './newVersion';
import { forgetReceiptsExcept } from './seenReceipts';

/** After a page has loaded, its own code for dialogs comes first. In ms. */
const PATIENCE_MS = 3_000;

let isWorkerWanted = false;

/**
 * Registers the worker when the page is idle, so that it takes nothing from the first visit. Screens that talk to the server call
 * it: who only looks at the start page does not receive the code of a table. There is no worker in development.
 */
export function wantWorker(): void {
  if (isWorkerWanted || !('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  isWorkerWanted = true;
  whenIdle(registerWorker, PATIENCE_MS);
}

/** Starts what makes Fairtab work without a signal. Called once per page. */
export function startOffline(): void {
  forgetRecordsOfOthers();
  subscribeToSession(() => {
    forgetRecordsOfOthers();
    // Another session has another seat at each table.
    forgetReceiptsExcept([]);
  });
  watchTyping();
  followInstallOffer();
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV === 'production') {
    // At once, because another tab may take a new version before this one is idle.
    followNewWorker();
    if (navigator.serviceWorker.controller) wantWorker();
  } else void unregisterAll();
}

function registerWorker(): void {
  import('./registerWorker').then(
    (module) => module.registerWorker(),
    // The next page tries again.
    () => undefined,
  );
}

/** The built product may have run on this address before. */
async function unregisterAll(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
