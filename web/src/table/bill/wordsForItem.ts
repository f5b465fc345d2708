import type { Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Cents, type Currency } from '@fairtab/domain/money';
import { showMoney } from '../../lib/wireMoney';
import type { Move } from '../../network/outbox/writes';
import { describeLeft, describePortion, describePortions } from '../portions';
import { freeOf } from '../pricing';
import type { TableClaim, TableItem } from '../tableState';

type OwnClaim = Portion & Pick<TableClaim, 'status' | 'treatedName'>;

/** On lines of several units one says how many one had, on others how many shared it. */
export function hasStepper({ quantity, splitWith }: Pick<TableItem, 'quantity' | 'splitWith'>): boolean {
  return quantity > 1 && splitWith <= 1;
}

/** As many facts as an eye takes in at a glance. */
const AT_A_GLANCE = 2;

interface WordsForItem {
  /** At most two facts: whose the dish is, and the part of it that the viewer has or can have, with its price. */
  readonly seen: string;
  /** Everything else, for those who have the row read to them. */
  readonly heard: string;
}

/** What the second line of a row says beside the initials. What matters most to the viewer comes first. */
export function wordsForItem(details: {
  currency: Currency;
  item: Pick<TableItem, 'quantity' | 'share' | 'discount' | 'free' | 'fullyClaimed'> & {
    readonly claims: readonly Pick<TableClaim, 'diner' | 'status'>[];
  };
  own: readonly OwnClaim[];
  ownCents: Cents;
  /** What the next tap would take, and what it costs. */
  next: { readonly portion: Portion; readonly amountCents: Cents } | null;
  diner: string | null;
  /** Who asks the viewer to share the item. */
  sharer: string | undefined;
  /** The write that this device has not been able to send yet. */
  waiting: { readonly move: Move; readonly isOnline: boolean } | undefined;
}): WordsForItem {
  const { currency, item, own, ownCents, next, diner, sharer, waiting } = details;
  const { quantity } = item;
  const isMine = own.length > 0;
  const wasCancelled = !isMine && item.claims.some((claim) => claim.status === 'CANCELLED' && claim.diner === diner);
  const isPaid = isMine && own.every(({ status }) => status === 'PAID');
  const treated = [...new Set(own.flatMap(({ treatedName }) => treatedName ?? []))];
  const isAllTreated = isMine && own.every(({ treatedName }) => treatedName !== null);
  const left = item.fullyClaimed ? t('Fully Claimed') : describeLeft({ free: freeOf(item), quantity });
  const ownPart = describePortions(own, quantity);
  const hasPricedPart = ownPart !== '' && ownCents !== centsOf(item.share);
  const part = isMine ? wordsForPart(ownPart, ownCents) : next && wordsForPart(partOfTap(), next.amountCents);
  const facts = [
    waiting && wordsForWaiting(waiting),
    isPaid && t('Paid'),
    // A part with its price, beside the tick, says so already.
    isMine && !isPaid && !isAllTreated && !hasPricedPart && t('dish|Yours'),
    treated.length > 0 && t('For {names}', { names: treated.join(', ') }),
    sharer !== undefined && t('{name} shares it with you', { name: sharer }),
    wasCancelled && t('Cancelled by the host'),
    !isMine && left,
    part,
    centsOf(item.discount) > 0 && t('Coupon {amount}', { amount: showMoney(`-${item.discount}`, currency) }),
  ].flatMap((fact) => fact || []);
  const heard = [...facts.slice(AT_A_GLANCE), ...(isMine && left !== '' ? [left] : [])];
  return {
    seen: facts.slice(0, AT_A_GLANCE).map(unbroken).join(SEPARATOR),
    heard: heard.join(', '),
  };

  /** "1 of 3 for $4.90". An amount is said only where it is another one than the line's price. */
  function wordsForPart(words: string, cents: Cents): string {
    if (cents === centsOf(item.share)) return words;
    const amount = displayMoney(cents, currency);
    return words === '' ? amount : t('{part} for {amount}', { part: words, amount });
  }

  /** A tap takes 1 piece of a line of several. Their number stands beside the price, and is said here as soon as somebody had one. */
  function partOfTap(): string {
    if (!next) return '';
    const { units, splitCount } = next.portion;
    return quantity > 1 && splitCount === 1 ? String(units) : describePortion({ ...next.portion, quantity });
  }
}

// Between facts alone the line may break, so that one without room is left out as a whole (itemRowParts.ts).
const SEPARATOR = ' ·\u00a0';
const unbroken = (fact: string): string => fact.replaceAll(' ', '\u00a0');

function wordsForWaiting({ move, isOnline }: { move: Move; isOnline: boolean }): string {
  if (move === 'unclaim') return t('Unclaim waits');
  return isOnline ? t('Waiting to be claimed') : t('Will claim when you are back online');
}
