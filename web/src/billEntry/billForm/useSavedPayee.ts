import { useEffect, useState } from 'react';
import { nameOf } from '../../account/ownDetails';
import { useOwnDetails } from '../../account/useOwnDetails';
import { hasContent, type Draft, type DraftChange } from '../billDraft/Draft';
import { recallCurrency } from '../billDraft/draftMemory';
import { useLatest } from '../../lib/useLatest';
import { handlesOf } from '../../account/paymentMethods/handlesOf';

/** Fills in the currency and the handles of the host's account, once, and only when the draft has none and nothing else is known. */
export function useSavedPayee({ draft, change }: { draft: Draft; change: (change: DraftChange) => void }): void {
  const [wasUntouched] = useState(() => hasNoHandles(draft));
  const own = useOwnDetails({ isWanted: wasUntouched });
  const details = own.kind === 'known' ? own.details : null;
  const latest = useLatest(draft);
  useEffect(() => {
    if (!details) return;
    const known = latest();
    if (recallCurrency() === null && !hasContent(known))
      change({ kind: 'type', field: 'currency', text: details.lastCurrency });
    if (known.hostName === '') change({ kind: 'type', field: 'hostName', text: nameOf(details) });
    if (!hasNoHandles(known)) return;
    for (const { method, handle } of handlesOf(details.paymentMethods))
      change({ kind: 'typeHandle', method, text: handle });
  }, [details, change, latest]);
}

function hasNoHandles({ handles }: Draft): boolean {
  return Object.values(handles).every((handle) => handle.trim() === '');
}
