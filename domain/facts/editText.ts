import type { FactOf } from './changes';
import { listOf, showNumber } from '../language/format';
import { t } from '../language/t';
import { displayMoney } from '../money';

/** What an edit changed, in words: "items, tip, and the total ($100.00 to $104.00)". */
export function editText(fact: FactOf<'billEdited'>): string {
  const has = (part: (typeof fact.parts)[number]): boolean => fact.parts.includes(part);
  const percent = fact.serviceChargePercent;
  const parts = [
    has('restaurant') && t('the restaurant'),
    has('hostName') && t('the host name'),
    has('description') && t('the description'),
    has('date') && t('the date'),
    has('items') && t('items'),
    has('tax') && t('tax'),
    has('alcoholTax') && t('the alcohol tax'),
    has('tip') && t('tip'),
    has('fees') &&
      (percent === null ? t('fees') : t('the service charge ({percent}%)', { percent: showNumber(percent) })),
    has('discount') && t('the discount'),
    fact.currency &&
      t('the currency ({former} to {current})', { former: fact.currency.former, current: fact.currency.current }),
    fact.total &&
      t('the total ({formerAmount} to {amount})', {
        formerAmount: displayMoney(fact.total.former.minor, fact.total.former.currency),
        amount: displayMoney(fact.total.current.minor, fact.total.current.currency),
      }),
    has('waysToPay') && t('how to pay'),
    has('exchangeRate') && t('the currency shown beside'),
  ].filter((part) => typeof part === 'string');
  return listOf(parts.length > 0 ? parts : [t('nothing')]);
}
