import { t } from '@fairtab/domain/language/t';
import type { Currency } from '@fairtab/domain/money';
import { methodLabel } from '../../lib/wireMethod';
import { displayIdentifier, type SavedMethod } from '../../account/paymentMethods/savedMethods';
import type { TableState } from '../tableState';
import { offeredWays, type OfferedWay } from './offeredWays';

/** One way to pay, with the payer's saved method for it. */
export interface PayChoice {
  readonly key: string;
  readonly way: OfferedWay;
  /** The payer's saved method for it; null when there is none, or when the payer will use another handle. */
  readonly saved: SavedMethod | null;
  readonly label: string;
  readonly note: string | null;
  /** Nobody named this way, or the payer has a saved method for it. */
  readonly isLeftOver: boolean;
  /** The money goes by no app and by nobody's hand: nobody named it, and somebody may have paid so all the same. */
  readonly isPaidElsewhere: boolean;
}

/**
 * The payer's choices: first the ways that the host asked for, with the payer's saved methods where there are some; then the
 * payer's other saved methods; then the remaining ways, since somebody may have paid in any of them.
 */
export function payChoices({
  payTo,
  currency,
  saved,
}: {
  payTo: TableState['payTo'];
  /** A way that does not know it is no choice. */
  currency: Currency;
  saved: readonly SavedMethod[];
}): PayChoice[] {
  const choices = offeredWays(payTo, currency).flatMap((way) =>
    choicesFor({ way, own: saved.filter(({ type }) => type === way.method) }),
  );
  const rank = ({ way, isLeftOver }: PayChoice): number => (isLeftOver ? 2 : way.payeeHandle === null ? 1 : 0);
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

function choicesFor({ way, own }: { way: OfferedWay; own: readonly SavedMethod[] }): PayChoice[] {
  const { method, payeeHandle } = way;
  // The groups of an IBAN stay on one line, so that its card takes the whole width.
  const to = payeeHandle
    ? displayIdentifier({ type: method, identifier: payeeHandle }).replaceAll(' ', '\u00A0')
    : null;
  const bySavedMethod = own.map((saved) => {
    const from = displayIdentifier(saved);
    return {
      key: saved.id,
      way,
      saved,
      label: saved.displayName,
      note: to ? t('From {from} to {to}', { from, to }) : t('From {from}', { from }),
      isLeftOver: false,
      isPaidElsewhere: false,
    };
  });
  const isPaidElsewhere = payeeHandle === null && (method === 'BANK' || method === 'CARD');
  const plain = {
    key: method,
    way,
    saved: null,
    label: methodLabel(method),
    note: isPaidElsewhere
      ? noteElsewhere(method)
      : payeeHandle === ''
        ? t('Welcome here')
        : noteTo({ method, payeeHandle, to }),
    isLeftOver: payeeHandle === null || own.length > 0,
    isPaidElsewhere,
  };
  return [...bySavedMethod, plain];
}

/** @param to the handle as people read it. What stands beside cash is a note for people, and nobody's address. */
function noteTo({ method, payeeHandle, to }: OfferedWay & { to: string | null }): string | null {
  return method === 'CASH' ? payeeHandle : to && t('To {to}', { to });
}

function noteElsewhere(method: 'BANK' | 'CARD'): string {
  return method === 'BANK' ? t('Sent from your bank') : t('Credit or debit, at the table');
}
