import { useEffect, useState } from 'react';
import { nameOf } from '../../account/ownDetails';
import { useOwnDetails } from '../../account/useOwnDetails';
import type { Draft, DraftChange } from '../../billDraft/draft';
import { useLatest } from '../../lib/useLatest';
import { handlesOf } from '../../billDraft/handlesOf';

/** Fills in how a host who is signed in is paid, once, and only where nothing of it was filled in before. */
export function useSavedPayee({ draft, change }: { draft: Draft; change: (change: DraftChange) => void }): void {
  const [wasUntouched] = useState(() => hasNoHandles(draft));
  const own = useOwnDetails({ isWanted: wasUntouched });
  const details = own.kind === 'known' ? own.details : null;
  const latest = useLatest(draft);
  useEffect(() => {
    if (!details) return;
    const known = latest();
    if (known.hostName === '') change({ kind: 'type', field: 'hostName', text: nameOf(details) });
    if (!hasNoHandles(known)) return;
    for (const { rail, handle } of handlesOf(details.paymentMethods))
      change({ kind: 'typeHandle', rail, text: handle });
  }, [details, change, latest]);
}

function hasNoHandles({ handles }: Draft): boolean {
  return Object.values(handles).every((handle) => handle.trim() === '');
}
