import { useCallback, useRef } from 'react';
import type { DataID } from 'relay-runtime';
import { announce } from '../ui/LiveRegion';
import { toast } from '../ui/toast';
import type { TableChange } from './receiptChanges';
import { useReceiptChanges } from './useReceiptChanges';
import { useLatest } from '../lib/useLatest';

export interface News {
  /** Marks something this device is doing, so that its own echo over the socket is not told as news. */
  ownAction: <Result>(action: Promise<Result>) => Promise<Result>;
  /** Told by every action with the version it was answered with; null when it was refused. */
  onAnswered: (version: number | null) => void;
}

/** Listens to the table, tells what others do, and never lets an older answer stand over a newer push. */
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
      // Before the first answer this device does not know yet how it is called at the table.
      void acting.current.then(() => tellNews(changes.filter(({ diner }) => !diner || diner !== latest().diner)));
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

/** One toast at most: the latest; what it would hide is at least said to screen readers. */
function tellNews(changes: readonly TableChange[]): void {
  const latest = changes.at(-1);
  if (!latest) return;
  toast({ title: latest.summary, news: true });
  const earlier = changes.slice(0, -1).map(({ summary }) => summary);
  if (earlier.length > 0) announce(earlier.join('. '));
}
