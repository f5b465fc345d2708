import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type RoleFilter = 'all' | 'hosted' | 'joined';

export interface ReceiptFilter {
  readonly search: string;
  readonly role: RoleFilter;
}

const TYPING_PAUSE_MS = 300;

/** The filter of the list. It is kept in the address, so that a reload or a bookmark shows the same list. */
export function useReceiptFilter() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(query);
  const [typed, setTyped] = useState(filter.search);

  const apply = (next: Partial<ReceiptFilter>): void => {
    const wanted = writeFilter({ ...filter, ...next });
    if (wanted !== query) void navigate({ search: wanted }, { replace: true });
  };
  useEffect(() => {
    if (typed.trim() === filter.search) return undefined;
    const timer = setTimeout(() => apply({ search: typed.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // Only typing restarts the timer. The rest of the filter is read when it runs out.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  return {
    filter,
    typed,
    type: setTyped,
    chooseRole: (role: RoleFilter) => apply({ role, search: typed.trim() }),
    clear: () => {
      setTyped('');
      apply({ search: '', role: 'all' });
    },
  };
}

function readFilter(query: string): ReceiptFilter {
  const params = new URLSearchParams(query);
  const role = params.get('role');
  return { search: params.get('q')?.trim() ?? '', role: role === 'hosted' || role === 'joined' ? role : 'all' };
}

function writeFilter({ search, role }: ReceiptFilter): string {
  const params = new URLSearchParams({ ...(search && { q: search }), ...(role !== 'all' && { role }) });
  const text = params.toString();
  return text && `?${text}`;
}
