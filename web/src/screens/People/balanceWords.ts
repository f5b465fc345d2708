import { displayMoney } from '@fairtab/domain/money';
import { centsOf, showMoney } from '../../lib/wireMoney';

/** What is open between the account and somebody, as the API says it. */
export interface WireBalance {
  readonly owedToMe: string;
  readonly iOwe: string;
  readonly net: string;
  readonly toConfirm: string;
  readonly reported: string;
}

/** Who owes whom in the end: "owes you $13.40", "you owe $5.00". "Paid" is "settled" only when everything is confirmed. */
export function netWords({ owedToMe, net, toConfirm, reported }: WireBalance): string {
  const cents = centsOf(net);
  if (cents > 0) return `owes you ${displayMoney(cents)}`;
  if (cents < 0) return `you owe ${displayMoney(-cents)}`;
  if (centsOf(owedToMe) > 0) return 'even';
  return centsOf(toConfirm) + centsOf(reported) > 0 ? 'paid' : 'settled';
}

/** What the net does not say: debts in both directions, and payments that nobody has confirmed. */
export function balanceNotes({ owedToMe, iOwe, toConfirm, reported }: WireBalance): string[] {
  return [
    centsOf(owedToMe) > 0 && centsOf(iOwe) > 0
      ? `They owe you ${showMoney(owedToMe)}, you owe them ${showMoney(iOwe)}`
      : '',
    centsOf(toConfirm) > 0 ? `${showMoney(toConfirm)} waits for your confirmation` : '',
    centsOf(reported) > 0 ? `${showMoney(reported)} waits for their confirmation` : '',
  ].filter((note) => note !== '');
}
