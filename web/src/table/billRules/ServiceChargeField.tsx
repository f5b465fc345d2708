import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { percentOfDishes } from '@fairtab/domain/receipts';
import { SERVICE_CHARGES_PERCENT } from '@fairtab/domain/bill/serviceCharge';
import { Button } from '../../ui/Button';
import { MoneyField } from '../../ui/fields/MoneyField';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { useCurrency } from '../../ui/CurrencyContext';
import { PercentChoice } from './PercentChoice';

interface ServiceChargeFieldProps {
  label: string;
  /** Null while the fees are an amount. */
  percent: number | null;
  fees: string;
  /** The amount that the percentage is of. */
  dishesCents: Cents;
  error: string | undefined;
  onPercent: (percent: number | null) => void;
  onFees: (fees: string) => void;
}

/** The fees as an amount, or as a percentage of the dishes, which restaurants charge large parties. */
export function ServiceChargeField(props: ServiceChargeFieldProps) {
  const currency = useCurrency();
  const { label, percent, fees, dishesCents, error, onPercent, onFees } = props;
  if (percent === null)
    return (
      <Stack $gap="xs">
        <MoneyField label={label} value={fees} error={error} onChange={onFees} />
        <Button variant="quiet" onClick={() => onPercent(SERVICE_CHARGES_PERCENT[0])}>
          {t('As a percentage')}
        </Button>
      </Stack>
    );
  return (
    <Stack $gap="s">
      <PercentChoice
        label={t('Service charge')}
        presets={SERVICE_CHARGES_PERCENT}
        percent={percent}
        firstOther={SERVICE_CHARGES_PERCENT[1] + 2}
        error={error}
        onPercent={onPercent}
      />
      <Note aria-live="polite">
        {t('{percent}% of {amount} is {fees}.', {
          percent: showNumber(percent),
          amount: displayMoney(dishesCents, currency),
          fees: displayMoney(percentOfDishes({ dishesCents, percent }), currency),
        })}
      </Note>
      <Button variant="quiet" onClick={() => onPercent(null)}>
        {t('As an amount')}
      </Button>
    </Stack>
  );
}
