import { toast } from '../ui/toasts/toast';
import type { ClaimOutcome } from './claimItem';

const TITLES: Partial<Record<string, string>> = {
  AlreadyClaimed: 'Somebody was faster',
  AmountMismatch: 'The price has changed',
};

/** Shows a toast about the outcome of a claim. When another diner was faster, the server's message says what is left. */
export function showClaimOutcome(details: {
  outcome: ClaimOutcome;
  itemName: string;
  undo: (claimId: string) => void;
}): void {
  const { outcome, itemName, undo } = details;
  if (outcome.kind === 'done')
    toast({
      title: 'Item claimed!',
      message: itemName,
      action: { label: 'Undo', onAction: () => undo(outcome.payload.claim.id) },
    });
  else if (outcome.kind === 'refused')
    toast({
      title: TITLES[outcome.reason ?? ''] ?? 'Error claiming item',
      message: outcome.message,
      variant: 'destructive',
    });
  else toast({ title: 'Error claiming item', message: 'Please try again.', variant: 'destructive' });
}
