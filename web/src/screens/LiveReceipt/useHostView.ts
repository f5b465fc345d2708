import { centsOf } from '@fairtab/domain/money';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readRecord, textOf, writeRecord } from '../../lib/deviceStorage';
import { useHydrated } from '../../lib/useHydrated';
import { useLatest } from '../../lib/useLatest';
import { useTable } from '../../table/TableContext';

export type HostView = 'dishes' | 'people';

/** With more lines or more people than these, dishes and people are too long for one page. */
const FEW_LINES = 12;
const FEW_PEOPLE = 6;

interface SizeOfTable {
  readonly total: string;
  readonly unclaimed: string;
  readonly items: readonly unknown[];
  readonly people: readonly unknown[];
}

/**
 * Which of dishes and people the host of a big table sees on a phone; null for everybody else, who sees both below each other.
 * What was chosen holds for the visit. Until then people are first once half of the bill is taken. That is decided when the page
 * is opened or comes to the front again, because what somebody looks at is not taken away.
 */
export function useHostView(table: SizeOfTable): {
  readonly view: HostView | null;
  readonly choose: (view: HostView) => void;
} {
  const { isHost, linkId } = useTable();
  const isHydrated = useHydrated();
  const [first, setFirst] = useState(() => firstView(table));
  const [chosen, setChosen] = useState<HostView | null>(null);
  const latest = useLatest(table);
  useEffect(() => {
    const decide = (): void => {
      if (document.visibilityState === 'visible') setFirst(firstView(latest()));
    };
    document.addEventListener('visibilitychange', decide);
    return () => document.removeEventListener('visibilitychange', decide);
  }, [latest]);
  const remembered = chosen ?? (isHydrated ? recall(linkId) : null);
  const view = isHost && first !== null ? (remembered ?? first) : null;
  /** How far each view was scrolled when it was left. */
  const places = useRef({ dishes: 0, people: 0 });
  useLayoutEffect(() => {
    if (chosen !== null) scrollTo({ top: places.current[chosen], behavior: 'instant' });
  }, [chosen]);
  const choose = (next: HostView): void => {
    if (view === null || next === view) return;
    places.current[view] = scrollY;
    writeRecord('sessionStorage', keyOf(linkId), { view: next });
    setChosen(next);
  };
  return { view, choose };
}

function firstView({ total, unclaimed, items, people }: SizeOfTable): HostView | null {
  if (items.length <= FEW_LINES && people.length <= FEW_PEOPLE) return null;
  return 2 * centsOf(unclaimed) <= centsOf(total) ? 'people' : 'dishes';
}

function recall(linkId: string): HostView | null {
  const view = textOf(readRecord('sessionStorage', keyOf(linkId))?.['view']);
  return view === 'dishes' || view === 'people' ? view : null;
}

const keyOf = (linkId: string): string => `fairtab.view.${linkId}`;
