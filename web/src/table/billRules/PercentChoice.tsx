import { t } from '@fairtab/domain/language/t';
import { MAX_SERVICE_CHARGE_PERCENT, readPercent } from '@fairtab/domain/bill/serviceCharge';
import { NumberField } from '../../ui/fields/NumberField';
import { Segmented } from '../../ui/fields/Segmented';

const OTHER = 'other';

interface PercentChoiceProps {
  label: string;
  hideLabel?: boolean;
  presets: readonly number[];
  /** With up to three decimals; null before a choice. */
  percent: number | null;
  /** Where typing another percentage begins. */
  firstOther: number;
  error?: string | undefined;
  onPercent: (percent: number) => void;
}

/** A percentage of the dishes: one of a few, or another one that is typed. */
export function PercentChoice({
  label,
  hideLabel = false,
  presets,
  percent,
  firstOther,
  error,
  onPercent,
}: PercentChoiceProps) {
  const isOther = percent !== null && !presets.includes(percent);
  return (
    <>
      <Segmented
        label={label}
        hideLabel={hideLabel}
        value={isOther ? OTHER : percent === null ? null : String(percent)}
        options={[
          ...presets.map((one) => ({ value: String(one), label: `${one}%` })),
          { value: OTHER, label: t('Other') },
        ]}
        onChange={(value) => onPercent(value === OTHER ? firstOther : Number(value))}
      />
      {isOther && (
        <NumberField
          label={t('Percent')}
          compact
          value={percent}
          max={MAX_SERVICE_CHARGE_PERCENT}
          read={readPercent}
          refusal={t('Enter a percentage from 1 to {max}, with up to 3 decimals', { max: MAX_SERVICE_CHARGE_PERCENT })}
          error={error}
          onChange={onPercent}
        />
      )}
    </>
  );
}
