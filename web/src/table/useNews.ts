import { useCallback, useRef } from 'react';
import type { DataID } from 'relay-runtime';
import { announce } from '../ui/LiveRegion';
import { toast } from '../ui/toasts/toast';
import type { TableChange } from './receiptChanges';
import { useReceiptChanges } from './useReceiptChanges';
import { useLatest } from '../lib/useLatest';

export interface News {
  /** Marks an action of this device, so that the push about it is not shown as news. */
  ownAction: <Result>(action: Promise<Result>) => Promise<Result>;
  /** Every action calls this with the version in its answer, or with null when it was not done. */
  onAnswered: (version: number | null) => void;
}

/** Shows what other diners do, and refetches when an answer is older than the last push. */
export function useNews(details: {
  linkId: string;
  diner: string | null;
  trail: DataID | undefined;
  refresh: () => void;
}): News {
  const latest = useLatest(details);
  const newest = useRef(0);
  const acting = useRef<Promise<unknown>>(Promise.resolve());

  useReceiptChanges({
    linkId: details.linkId,
    trail: details.trail,
    onEvent: ({ version, changes }) => {
      newest.current = Math.max(newest.current, version);
      // The first answer tells this device its own diner id, so the news waits for it.
      void acting.current.then(() => showNews(changes.filter(({ diner }) => !diner || diner !== latest().diner)));
    },
    onEnd: () => latest().refresh(),
  });

  const ownAction = useCallback(<Result>(action: Promise<Result>): Promise<Result> => {
    acting.current = Promise.all([acting.current, action.catch(() => undefined)]);
    return action;
  }, []);
  const onAnswered = useCallback(
    (version: number | null): void => {
      if (version === null || version < newest.current) latest().refresh();
    },
    [latest],
  );
  return { ownAction, onAnswered };
}

/** Shows only the latest change as a toast. Earlier ones are announced to screen readers. */
function showNews(changes: readonly TableChange[]): void {
  const latest = changes.at(-1);
  if (!latest) return;
  toast({ title: latest.summary, news: true });
  const earlier = changes.slice(0, -1).map(({ summary }) => summary);
  if (earlier.length > 0) announce(earlier.join('. '));
}
