import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { Note } from '../../ui/Text';
import { useCurrency } from '../../ui/CurrencyContext';

/** Says beside the tip that service is paid for already. */
export function ServiceChargeNote({ percent, feesCents }: { percent: number | null; feesCents: Cents }) {
  const currency = useCurrency();
  if (feesCents === 0) return null;
  return (
    <Note role="status">
      {percent === null
        ? t('Fees of {amount} are on the bill already.', { amount: displayMoney(feesCents, currency) })
        : t('A service charge of {percent}% is on the bill already.', { percent: showNumber(percent) })}
    </Note>
  );
}
