import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { showMoney } from '../../lib/wireMoney';

/** What is open between the account and somebody, as the API says it. */
export interface WireBalance {
  readonly currency: string;
  readonly owedToMe: string;
  readonly iOwe: string;
  readonly net: string;
  readonly toConfirm: string;
  readonly reported: string;
}

/** Who owes whom in the end: "owes you $13.40", "you owe $5.00". "Paid" is "settled" only when everything is confirmed. */
export function netWords({ currency, owedToMe, net, toConfirm, reported }: WireBalance): string {
  const cents = centsOf(net);
  if (cents > 0) return t('owes you {amount}', { amount: displayMoney(cents, currency) });
  if (cents < 0) return t('you owe {amount}', { amount: displayMoney(-cents, currency) });
  if (centsOf(owedToMe) > 0) return t('even');
  return centsOf(toConfirm) + centsOf(reported) > 0 ? t('paid') : t('settled');
}

/** What the net does not say: debts in both directions, and payments that nobody has confirmed. */
export function balanceNotes({ currency, owedToMe, iOwe, toConfirm, reported }: WireBalance): string[] {
  return [
    centsOf(owedToMe) > 0 && centsOf(iOwe) > 0
      ? t('They owe you {theirs}, you owe them {yours}', {
          theirs: showMoney(owedToMe, currency),
          yours: showMoney(iOwe, currency),
        })
      : '',
    centsOf(toConfirm) > 0 ? t('{amount} waits for your confirmation', { amount: showMoney(toConfirm, currency) }) : '',
    centsOf(reported) > 0 ? t('{amount} waits for their confirmation', { amount: showMoney(reported, currency) }) : '',
  ].filter((note) => note !== '');
}
