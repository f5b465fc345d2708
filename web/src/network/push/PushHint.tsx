import { useState } from 'react';
import { lazyView } from '../../ui/lazyView';
import { useHydrated } from '../../lib/useHydrated';
import { isOfferDismissed, pushPermission } from './pushPermission';

const PushCard = lazyView(async () => (await import('./PushCard')).PushCard, null);

/**
 * Offers to show messages in this browser. It belongs where somebody has claimed or made a receipt. It asks nothing by
 * itself: the browser's own question follows a tap.
 */
export function PushHint() {
  return useHydrated() && <Offer />;
}

/** What it was on arrival: a card that has done its work says so, and does not vanish. */
function Offer() {
  const [isOffered] = useState(() => pushPermission() === 'undecided' && !isOfferDismissed());
  return isOffered && <PushCard />;
}
