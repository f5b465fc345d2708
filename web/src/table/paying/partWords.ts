import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Currency } from '@fairtab/domain/money';
import { methodInSentence, type WireMethod } from '../../lib/wireMethod';
import type { Part } from '../groupPeople';

/**
 * Asks for the first tap.
 * @param details.isReason it says why a button beside it cannot be pressed yet
 */
export function invitationTo({ isEven, isReason }: { isEven: boolean; isReason: boolean }): string {
  if (isReason) return isEven ? t('Tap your share first.') : t('Tap what you had first.');
  return isEven ? t('Tap your share.') : t('Tap what you had.');
}

/**
 * The text of the button that begins to pay.
 * @param way how the viewer usually pays, if that is known
 */
export function wordsToPay(amount: string, way: WireMethod | null): string {
  if (way === null) return t('Pay {amount}', { amount });
  return way === 'CASH'
    ? t('Pay {amount} in cash', { amount })
    : t('Pay {amount} with {way}', { amount, way: methodInSentence(way) });
}

/** The words beside the sum of what somebody had. */
export function wordsForPart(details: {
  part: Part;
  currency: Currency;
  queuedCents: number;
  isHost: boolean;
  invitation: string;
  /** Which of tax and tip the amount contains. */
  extras: string;
}): string {
  const { part, currency, queuedCents, isHost, invitation, extras } = details;
  if (queuedCents > 0)
    return t('{amount} of it waits for a connection.', { amount: displayMoney(queuedCents, currency) });
  if (part.totalCents === 0) return part.names.length > 0 ? t('Nothing to pay.') : invitation;
  if (part.owesCents === 0) return isHost ? t('Settled, because you paid the bill.') : t('All paid. Thank you!');
  return part.paidCents > 0 ? t('{amount} of it is paid.', { amount: displayMoney(part.paidCents, currency) }) : extras;
}
