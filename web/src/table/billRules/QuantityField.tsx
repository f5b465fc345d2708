import { readMeasure } from '@fairtab/domain/numbers/enteredLine';
import { t } from '@fairtab/domain/language/t';
import { MAX_QUANTITY } from '@fairtab/domain/shares';
import { NumberField } from '../../ui/fields/NumberField';

interface QuantityFieldProps {
  label: string;
  value: number;
  error?: string | undefined;
  onChange: (quantity: number) => void;
}

/** A count such as 3, or a measure such as 2.5. */
export function QuantityField(props: QuantityFieldProps) {
  return (
    <NumberField
      compact
      min={0.001}
      max={MAX_QUANTITY}
      read={readMeasure}
      refusal={t('Quantity must be above 0 and at most {max}, with up to 3 decimals', { max: MAX_QUANTITY })}
      {...props}
    />
  );
}
