import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Which rows are open. The one that was tapped last is, and the others close. A row that is tapped stays under the finger: what closes
 * above it is made up for by scrolling, and stays open where the page cannot scroll so far.
 */
export function useOpenRows(): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly opened: readonly string[];
  readonly toggle: (itemId: string) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const tapped = useRef<{ readonly row: Element; readonly top: number } | null>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = useCallback((itemId: string): void => {
    const rows = [...(list.current?.children ?? [])];
    const row = rows.find((each) => idOf(each) === itemId);
    if (!row) return;
    const { top } = row.getBoundingClientRect();
    tapped.current = { row, top };
    const above = rows.slice(0, rows.indexOf(row));
    setOpened((former) => {
      const isOpen = former.includes(itemId);
      const openAbove = above.filter((each) => former.includes(idOf(each)));
      const height = openAbove.reduce((sum, each) => sum + (each.lastElementChild?.clientHeight ?? 0), 0);
      const kept = isOpen ? former.filter((id) => id !== itemId) : height > scrollY ? openAbove.map(idOf) : [];
      return isOpen ? kept : [...kept, itemId];
    });
  }, []);
  useLayoutEffect(() => {
    if (!tapped.current) return;
    const { row, top } = tapped.current;
    tapped.current = null;
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [opened]);
  return { list, opened, toggle };
}

function idOf(row: Element): string {
  return row.getAttribute('data-item') ?? '';
}
