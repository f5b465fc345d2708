import { useCallback, useRef } from 'react';
import type { DataID } from 'relay-runtime';
import { announce } from '../ui/LiveRegion';
import { toast } from '../ui/toasts/toast';
import { showQuietly } from './quietNews';
import type { TablePerson } from './tableState';
import type { TableChange } from './receiptChanges';
import { useReceiptChanges } from './useReceiptChanges';
import { useLatest } from '../lib/useLatest';
import { isToldByServer } from './thisDevice';

/** A table with more people than these has its news in one line. */
const PEOPLE_WITH_TOASTS = 6;

export interface News {
  /** Marks an action of this device, so that the push about it is not shown as news. */
  ownAction: <Result>(action: Promise<Result>) => Promise<Result>;
}

/** Keeps the receipt live, and shows what other diners do. */
export function useNews(details: {
  receiptId: DataID;
  diner: string | null;
  people: readonly Pick<TablePerson, 'diner' | 'name'>[];
  trail: DataID | undefined;
  /** Whether this device's diner has that name. */
  isOwnName: (name: string) => boolean;
  refresh: () => void;
}): News {
  const latest = useLatest(details);
  const acting = useRef<Promise<unknown>>(Promise.resolve());
  const hasActed = useRef(false);

  useReceiptChanges({
    receiptId: details.receiptId,
    trail: details.trail,
    isDiner: isToldByServer(details.diner),
    onChanges: (changes) => {
      // A claim made in another tab: only the server knows whether this browser is that diner.
      const { diner, isOwnName, refresh } = latest();
      if (diner === null && changes.some(({ actorName }) => isOwnName(actorName))) refresh();
      // The first answer tells this device its own diner id, so the news waits for it.
      void acting.current.then(() => {
        const { diner: viewer, people, isOwnName: isOwn } = latest();
        // The answer to the first claim may not be drawn yet, so that this device still does not know its own diner id.
        const isUnknown = !isToldByServer(viewer);
        const isOwnAct = ({ diner: actor, actorName }: TableChange): boolean =>
          isUnknown ? hasActed.current && isOwn(actorName) : actor === viewer;
        const news = changes.filter((change) => !isOwnAct(change) && !isNoticed(change, viewer));
        showNews(
          news.map(({ summary }) => summary),
          { isLargeTable: people.length > PEOPLE_WITH_TOASTS },
        );
      });
    },
    onGap: () => latest().refresh(),
    onEnd: () => latest().refresh(),
  });

  const ownAction = useCallback(<Result>(action: Promise<Result>): Promise<Result> => {
    hasActed.current = true;
    acting.current = Promise.all([acting.current, action.catch(() => undefined)]);
    return action;
  }, []);
  return { ownAction };
}

/** Whether a notice on the screen tells the diner of it (paying/DisputeNotice.tsx). */
function isNoticed({ kind, about }: TableChange, viewer: string | null): boolean {
  return kind === 'DISPUTED' && viewer !== null && about.includes(viewer);
}

/**
 * Shows only the latest change as a toast. Earlier ones are announced to screen readers. At a large table, toasts would
 * cover the bill all the time, so its news is one quiet line where the screen has one.
 */
function showNews(summaries: readonly string[], { isLargeTable }: { isLargeTable: boolean }): void {
  const latest = summaries.at(-1);
  if (latest === undefined) return;
  if (isLargeTable && showQuietly(summaries)) {
    announce(summaries.join('. '));
    return;
  }
  toast({ title: latest, news: true });
  const earlier = summaries.slice(0, -1);
  if (earlier.length > 0) announce(earlier.join('. '));
}
