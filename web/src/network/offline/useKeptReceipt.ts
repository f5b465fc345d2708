import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { codeLoader } from '../../lib/codeLoader';
import { lastSeen } from './lastSeen';
import { keepReceipt } from './seenReceipts';

/** After a change, the next ones often follow at once. In ms. */
const SETTLE_MS = 1_000;

const loadRecords = codeLoader(() => import('./receiptRecords'));
/** Once it is loaded: a page that goes to the back cannot wait for code. */
let code: Awaited<ReturnType<typeof loadRecords>> = null;

/**
 * Keeps the receipt on this device as it is on the screen: after each change, when the connection is lost, and when the page
 * goes to the back, which is the last that a phone tells a page.
 * @param receipt.isLive whether the screen shows every change at once. Otherwise only answers tell what is true.
 */
export function useKeptReceipt({
  linkId,
  version,
  isLive,
}: {
  linkId: string;
  version: number;
  isLive: boolean;
}): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const keep = (): void => {
      // A receipt that was read from this device is as old as before.
      if (!code || lastSeen(linkId) !== null) return;
      const records = code.receiptRecords(environment, linkId);
      if (records) keepReceipt(linkId, { seenAtMs: Date.now(), records });
    };
    let isGone = false;
    const timer = setTimeout(() => {
      void loadRecords().then((loaded) => {
        code ??= loaded;
        if (!isGone) keep();
      });
    }, SETTLE_MS);
    const stop = (): void => {
      isGone = true;
      clearTimeout(timer);
    };
    if (!isLive) return stop;
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', keep);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', keep);
    };
  }, [environment, linkId, version, isLive]);
}
