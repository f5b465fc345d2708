import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { percentOfDishes } from '@fairtab/domain/receipts';
import { MAX_SERVICE_CHARGE_PERCENT, SERVICE_CHARGES_PERCENT } from '@fairtab/domain/serviceCharge';
import { Button } from '../ui/Button';
import { MoneyField } from '../ui/fields/MoneyField';
import { NumberField } from '../ui/fields/NumberField';
import { Segmented } from '../ui/fields/Segmented';
import { Stack } from '../ui/layout/Stack';
import { Note } from '../ui/Text';
import { useCurrency } from '../ui/CurrencyContext';

const OTHER = 'other';

interface ServiceChargeFieldProps {
  label: string;
  /** Null while the fees are an amount. */
  percent: number | null;
  fees: string;
  /** What the percentage is taken of. */
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
  const offered = SERVICE_CHARGES_PERCENT.find((one) => one === percent);
  return (
    <Stack $gap="s">
      <Segmented
        label={t('Service charge')}
        value={offered === undefined ? OTHER : String(offered)}
        options={[
          ...SERVICE_CHARGES_PERCENT.map((one) => ({ value: String(one), label: `${one}%` })),
          { value: OTHER, label: t('Other') },
        ]}
        onChange={(value) => onPercent(value === OTHER ? SERVICE_CHARGES_PERCENT[1] + 2 : Number(value))}
      />
      {offered === undefined && (
        <NumberField
          label={t('Percent')}
          compact
          value={percent}
          max={MAX_SERVICE_CHARGE_PERCENT}
          error={error}
          onChange={onPercent}
        />
      )}
      <Note aria-live="polite">
        {t('{percent}% of {amount} is {fees}.', {
          percent,
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
