import type { Portion } from '@fairtab/domain/claims';
import { centsOf, type Cents } from '@fairtab/domain/money';
import type { Ruler } from '@fairtab/domain/shares';
import { portionOfOneTap } from '../portions';
import { freeOf, previewClaim } from '../pricing';
import type { TableClaim, TableItem } from '../tableState';

type ClaimOfRow = Pick<
  TableClaim,
  'id' | 'diner' | 'claimerName' | 'treatedName' | 'units' | 'splitCount' | 'amount' | 'status'
>;
type ItemOfRow = Pick<TableItem, 'quantity' | 'splitWith' | 'free'> & { readonly claims: readonly ClaimOfRow[] };

/** A line as one viewer sees it, and what a tap on it does. */
export interface ItemTap {
  readonly own: readonly ClaimOfRow[];
  /** What the viewer's claims on the line cost; 0 without any. */
  readonly ownCents: Cents;
  /**
   * The claim that the next tap gives back; null when there is none, or while the server has not answered it. A tap does
   * not give back a claim on what somebody else had.
   */
  readonly givable: ClaimOfRow | null;
  /** The part that the next claim takes, and its price; null when nothing is left or the viewer has to say how much. */
  readonly next: { readonly portion: Portion; readonly amountCents: Cents } | null;
}

export function itemTap(details: { item: ItemOfRow; index: number; diner: string | null; ruler: Ruler }): ItemTap {
  const { item, index, diner, ruler } = details;
  const live = item.claims.filter(({ status }) => status !== 'CANCELLED');
  const own = live.filter((claim) => diner !== null && claim.diner === diner);
  const free = freeOf(item);
  const portion = portionOfOneTap({ ...item, claims: live, free });
  const preview = portion && previewClaim({ ruler, itemIndex: index, free, portion });
  return {
    own,
    ownCents: own.reduce((sum, { amount }) => sum + centsOf(amount), 0),
    givable:
      own.findLast(
        ({ id, status, treatedName }) => status === 'CLAIMED' && treatedName === null && !id.startsWith('new:'),
      ) ?? null,
    next: portion && preview ? { portion, amountCents: preview.amountCents } : null,
  };
}
