import { readRecord, writeRecord } from '../../lib/deviceStorage';

/**
 * What this browser can do about push messages. unsupported: it has none (iPhones have them in the installed app alone).
 * denied: the person said no, which only the browser's own settings change.
 */
export type PushPermission = 'unsupported' | 'denied' | 'undecided' | 'granted';

const KEY = 'fairtab.push';

export function pushPermission(): PushPermission {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'undecided' : permission;
}

export const isOfferDismissed = (): boolean => readRecord('localStorage', KEY)?.['isDismissed'] === true;

/** For good, on this device. */
export const dismissOffer = (): void => writeRecord('localStorage', KEY, { isDismissed: true });
