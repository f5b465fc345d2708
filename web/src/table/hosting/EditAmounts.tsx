import { t } from '@fairtab/domain/language/t';
import { formatMoney, type Cents } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import styled from 'styled-components';
import { AlcoholTaxField } from '../billRules/AlcoholTaxField';
import { ServiceChargeField } from '../billRules/ServiceChargeField';
import { ServiceChargeNote } from '../billRules/ServiceChargeNote';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { MoneyField } from '../../ui/fields/MoneyField';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { computedTotal, dishesCents, editedFees, type EditedBill, type EditProblems } from './editForm';

interface EditAmountsProps {
  bill: EditedBill;
  problems: EditProblems;
  onChange: (changed: Partial<EditedBill>) => void;
  onComputed: (cents: Cents) => void;
  show: (cents: Cents) => string;
}

const EXTRAS = [
  { key: 'tax', label: t('Tax') },
  { key: 'tip', label: t('Tip') },
  { key: 'discount', label: t('Discount') },
] as const;

/** Tax, tip, fees, discount and total, and whether the sum equals the printed total. */
export function EditAmounts({ bill, problems, onChange, onComputed, show }: EditAmountsProps) {
  const computed = computedTotal(bill);
  const difference = (parseMoney(bill.total, bill.currency) ?? 0) - computed;
  return (
    <Stack $gap="m">
      <Heading>{t('Amounts')}</Heading>
      <Pairs>
        {EXTRAS.map(({ key, label }) => (
          <MoneyField
            key={key}
            label={label}
            value={bill[key]}
            error={problems[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </Pairs>
      <AlcoholTaxField
        lines={bill.items}
        value={bill.alcoholTax}
        error={problems['alcoholTax']}
        onChange={(alcoholTax) => onChange({ alcoholTax })}
      />
      <ServiceChargeField
        label={t('Fees')}
        percent={bill.serviceChargePercent}
        fees={bill.fees}
        dishesCents={dishesCents(bill)}
        error={problems['fees'] ?? problems['serviceChargeRate']}
        onPercent={(serviceChargePercent) =>
          // The amount that a percentage came to is where typing begins.
          onChange({ serviceChargePercent, fees: formatMoney(editedFees(bill), bill.currency) })
        }
        onFees={(fees) => onChange({ fees })}
      />
      {(parseMoney(bill.tip, bill.currency) ?? 0) > 0 && (
        <ServiceChargeNote percent={bill.serviceChargePercent} feesCents={editedFees(bill)} />
      )}
      <MoneyField
        label={t('Total')}
        value={bill.total}
        error={problems['total']}
        onChange={(total) => onChange({ total })}
      />
      {difference === 0 ? (
        <Banner tone="accent">{t('It adds up: {sum}.', { sum: show(computed) })}</Banner>
      ) : (
        <Banner
          tone="warn"
          actions={
            <Button variant="secondary" onClick={() => onComputed(computed)}>
              {t('Use {sum} as the total', { sum: show(computed) })}
            </Button>
          }
        >
          {difference > 0
            ? t('The parts add up to {sum}. The total is {difference} more.', {
                sum: show(computed),
                difference: show(difference),
              })
            : t('The parts add up to {sum}. The total is {difference} less.', {
                sum: show(computed),
                difference: show(-difference),
              })}
        </Banner>
      )}
    </Stack>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
`;
