import type { Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import { centsOf, type Currency } from '@fairtab/domain/money';
import { showMoney } from '../lib/wireMoney';
import type { Move } from '../outbox/writes';
import { describeLeft, describePortions } from '../table/portions';
import { freeOf } from '../table/pricing';
import type { TableClaim, TableItem } from '../table/tableState';

type OwnClaim = Portion & Pick<TableClaim, 'status' | 'treatedName'>;

/** On lines of several units one says how many one had, on others how many shared it. */
export function hasStepper({ quantity, splitWith }: Pick<TableItem, 'quantity' | 'splitWith'>): boolean {
  return quantity > 1 && splitWith <= 1;
}

/** What the second line of a row says beside the initials: the viewer's part first, then what is left. */
export function wordsForItem(details: {
  currency: Currency;
  item: Pick<TableItem, 'price' | 'quantity' | 'splitWith' | 'discount' | 'free' | 'fullyClaimed'> & {
    readonly claims: readonly Pick<TableClaim, 'diner' | 'status'>[];
  };
  own: readonly OwnClaim[];
  diner: string | null;
  /** Who asks the viewer to share the item. */
  sharer: string | undefined;
  /** What this device has not been able to send yet. */
  waiting: { readonly move: Move; readonly isOnline: boolean } | undefined;
}): string {
  const { currency, item, own, diner, sharer, waiting } = details;
  const wasCancelled =
    own.length === 0 && item.claims.some((claim) => claim.status === 'CANCELLED' && claim.diner === diner);
  const isPaid = own.length > 0 && own.every(({ status }) => status === 'PAID');
  const treated = [...new Set(own.flatMap(({ treatedName }) => treatedName ?? []))];
  const facts = [
    waiting && wordsForWaiting(waiting),
    own.length > 0 && (isPaid ? t('Paid') : t('dish|Yours')),
    sharer !== undefined && t('{name} shares it with you', { name: sharer }),
    treated.length > 0 && t('For {names}', { names: treated.join(', ') }),
    own.length > 0 && describePortions(own, item.quantity),
    wasCancelled && t('Cancelled by the host'),
    item.fullyClaimed ? t('Fully Claimed') : describeLeft({ free: freeOf(item), quantity: item.quantity }),
    item.quantity > 1 && `${item.quantity} × ${showMoney(item.price, currency)}`,
    centsOf(item.discount) > 0 && t('Coupon {amount}', { amount: showMoney(`-${item.discount}`, currency) }),
  ];
  // Between facts alone the line may break, so that one without room is left out as a whole (itemRowParts.ts).
  return facts
    .flatMap((fact) => fact || [])
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(' ·\u00a0');
}

function wordsForWaiting({ move, isOnline }: { move: Move; isOnline: boolean }): string {
  if (move === 'unclaim') return t('Unclaim waits');
  return isOnline ? t('Waiting to be claimed') : t('Will claim when you are back online');
}
