import { useSyncExternalStore } from 'react';
import { readRecord, writeRecord } from '../../lib/deviceStorage';

/** The event by which Chromium says that the app can be installed. It is not in TypeScript's library. */
interface BeforeInstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** button: the browser installs it at a tap. byHand: on iPhones and iPads people do it in the share menu. */
export type InstallWay = 'button' | 'byHand';

const KEY = 'fairtab.install';

let offer: BeforeInstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Called once per page. Keeps the browser's own banner away, which would come on arrival. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as BeforeInstallPrompt);
  });
  addEventListener('appinstalled', () => change(null));
}

/** How this device can install the app now; null when it cannot, or already has, or was told not to ask again. */
export function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Opens the browser's own question. It can be asked once per page. */
export async function install(): Promise<void> {
  const asked = offer;
  change(null);
  await asked?.prompt();
}

/** For good, on this device. */
export function dismissInstallHint(): void {
  writeRecord('localStorage', KEY, { isDismissed: true });
  change(null);
}

function installWay(): InstallWay | null {
  if (isInstalled() || readRecord('localStorage', KEY)?.['isDismissed'] === true) return null;
  if (offer) return 'button';
  return 'standalone' in navigator ? 'byHand' : null;
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

function change(next: BeforeInstallPrompt | null): void {
  offer = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
