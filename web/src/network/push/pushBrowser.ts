import { registerWorker } from '../offline/registerWorker';
import { pushPermission, type PushPermission } from './pushPermission';

/** Without a worker, because the browser forbids it or the installation has none, `ready` never comes. */
const WORKER_MS = 10_000;

/** Opens the browser's own question; to be called by a tap only. */
export async function askForPermission(): Promise<PushPermission> {
  await Notification.requestPermission();
  return pushPermission();
}

/** This browser's subscription; null when there is none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushPermission() !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser at its maker's push service.
 * @param pushKey the public key of this installation.
 * @throws the browser's error when it has no worker or does not reach its push service.
 */
export async function subscribe(pushKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    // The installation has another key than when this browser subscribed.
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('There is no service worker')), WORKER_MS);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
