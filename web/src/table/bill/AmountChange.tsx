import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { useEffect, useState } from 'react';
import { recallAmounts, rememberAmounts } from '../../network/offline/amountsSeen';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useCurrency } from '../../ui/CurrencyContext';

interface AmountChangeProps {
  linkId: string;
  hostName: string;
  /** The viewer's claims that are not paid yet. */
  claims: readonly { readonly id: string; readonly cents: Cents }[];
}

/**
 * Tells a diner that an edit of the bill changed what they owe, until they say that they have read it, also when they come
 * back later. Amounts change by edits of the bill alone (docs/product/bill.md), so what this device has last said is enough to know it.
 */
export function AmountChange({ linkId, hostName, claims: open }: AmountChangeProps) {
  const currency = useCurrency();
  // After a change of the currency the same amounts are other numbers.
  const claims = open.map(({ id, cents }) => ({ id: `${id} ${currency}`, cents }));
  const [seen, setSeen] = useState(() => recallAmounts(linkId));
  const unseen = claims.filter(({ id }) => !(id in seen));
  if (unseen.length > 0) setSeen({ ...seen, ...amountsOf(unseen) });
  useEffect(() => rememberAmounts(linkId, seen), [linkId, seen]);

  const nowCents = claims.reduce((sum, { cents }) => sum + cents, 0);
  const beforeCents = claims.reduce((sum, { id, cents }) => sum + (seen[id] ?? cents), 0);
  if (nowCents === beforeCents) return null;
  return (
    <Banner
      tone="warn"
      role="status"
      title={t('You owe {amount} now, instead of {formerAmount}', {
        amount: displayMoney(nowCents, currency),
        formerAmount: displayMoney(beforeCents, currency),
      })}
      actions={
        <Button variant="secondary" onClick={() => setSeen(amountsOf(claims))}>
          {t('OK')}
        </Button>
      }
    >
      {t('{hostName} changed the bill, and with it what your dishes cost with tax and tip.', { hostName })}
    </Banner>
  );
}

function amountsOf(claims: AmountChangeProps['claims']): Record<string, Cents> {
  return Object.fromEntries(claims.map(({ id, cents }) => [id, cents]));
}
