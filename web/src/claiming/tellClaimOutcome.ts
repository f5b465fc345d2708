import { toast } from '../ui/toast';
import type { ClaimOutcome } from '../table/claimRequest';

const TITLES: Partial<Record<string, string>> = {
  AlreadyClaimed: 'Somebody was faster',
  AmountMismatch: 'The price has changed',
};

/** Says what came of a claim. A lost race is nobody's fault: the server's message says kindly what is left. */
export function tellClaimOutcome(details: {
  outcome: ClaimOutcome;
  itemName: string;
  undo: (claimId: string) => void;
}): void {
  const { outcome, itemName, undo } = details;
  if (outcome.kind === 'claimed')
    toast({
      title: 'Item claimed!',
      message: itemName,
      action: { label: 'Undo', onAction: () => undo(outcome.claimId) },
    });
  else if (outcome.kind === 'refused')
    toast({
      title: TITLES[outcome.reason] ?? 'Error claiming item',
      message: outcome.message,
      variant: 'destructive',
    });
  else toast({ title: 'Error claiming item', message: 'Please try again.', variant: 'destructive' });
}
