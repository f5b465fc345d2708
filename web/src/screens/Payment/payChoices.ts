import { displayIdentifier, type SavedMethod } from '../../paymentMethods/savedMethods';
import { methodLabel, waysToPay, type WayToPay } from '../../paying/railOf';
import type { TableState } from '../../table/tableState';

/** One way to pay, from where to where. */
export interface PayChoice {
  readonly key: string;
  readonly way: WayToPay;
  readonly label: string;
  readonly note: string | null;
  /** The payer's own method on that rail; null when none is saved for it. */
  readonly own: SavedMethod | null;
  /** Neither the host nor the payer named this rail. */
  readonly isLeftOver: boolean;
}

/**
 * What can be chosen: the rails the host asked for, each with the payer's own methods on it; then the payer's other
 * methods; then what is left.
 */
export function payChoices({
  payTo,
  saved,
}: {
  payTo: TableState['payTo'];
  saved: readonly SavedMethod[];
}): PayChoice[] {
  const choices = waysToPay(payTo).flatMap((way) =>
    choicesOf({ way, own: saved.filter(({ type }) => type === way.method) }),
  );
  const rank = ({ way, isLeftOver }: PayChoice): number => (way.payeeHandle !== null ? 0 : isLeftOver ? 2 : 1);
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

function choicesOf({ way, own }: { way: WayToPay; own: readonly SavedMethod[] }): PayChoice[] {
  const { method, payeeHandle } = way;
  const to = payeeHandle ? displayIdentifier({ type: method, identifier: payeeHandle }) : null;
  if (own.length === 0) {
    const note = to && `To ${to}`;
    return [{ key: method, way, label: methodLabel(method), note, own: null, isLeftOver: payeeHandle === null }];
  }
  return own.map((saved) => {
    const from = `From ${displayIdentifier(saved)}`;
    const note = to ? `${from} to ${to}` : from;
    return { key: saved.id, way, label: saved.displayName, note, own: saved, isLeftOver: false };
  });
}
