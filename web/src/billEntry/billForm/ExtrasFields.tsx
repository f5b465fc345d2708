import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import styled from 'styled-components';
import type { BillForm } from '../billDraft/BillForm';
import { itemSubtotal, type TextField } from '../billDraft/Draft';
import { AlcoholTaxField } from '../../table/billRules/AlcoholTaxField';
import { ServiceChargeField } from '../../table/billRules/ServiceChargeField';
import { TipField } from './TipField';
import { FoldedFields } from '../scanReview/FoldedFields';
import { ReviewPlace } from '../scanReview/ReviewPlace';
import { MoneyField } from '../../ui/fields/MoneyField';
import { Stack } from '../../ui/layout/Stack';
import { media, space } from '../../ui/tokens';
import { useCurrency } from '../../ui/CurrencyContext';

/** What is on the bill besides the dishes. */
export function ExtrasFields({ form }: { form: BillForm }) {
  const currency = useCurrency();
  const { draft, change, errors } = form;
  const field = (name: Exclude<TextField, 'restaurantName' | 'date' | 'description' | 'hostName'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: (text: string) => change({ kind: 'type', field: name, text }),
  });
  const shown = (text: string): string => {
    const cents = parseMoney(text, currency);
    return cents === null ? text : displayMoney(cents, currency);
  };
  const values = [
    { place: 'tax', name: t('Tax'), value: shown(draft.tax) },
    { place: 'fees', name: t('Service fees'), value: shown(draft.fees) },
    { place: 'tip', name: t('Tip'), value: shown(draft.tip), isAlways: true },
    { place: 'discount', name: t('Discount'), value: shown(draft.discount) },
    { place: 'total', name: t('Printed total'), value: shown(draft.total), isAlways: true },
  ] as const;
  return (
    <FoldedFields
      done={t('Done')}
      isWrong={Boolean(errors['alcoholTax']) || values.some(({ place }) => errors[place])}
      values={values}
    >
      <Stack>
        <Two $isStacked={draft.serviceChargePercent !== null}>
          <ReviewPlace place="tax" name={t('Tax')}>
            <MoneyField label={t('Tax')} {...field('tax')} />
          </ReviewPlace>
          <ReviewPlace place="fees" name={t('Service fees')}>
            <ServiceChargeField
              label={t('Service fees')}
              percent={draft.serviceChargePercent}
              fees={draft.fees}
              dishesCents={itemSubtotal(draft)}
              error={errors['fees'] ?? errors['serviceChargeRate']}
              onPercent={(percent) => change({ kind: 'chargeService', percent })}
              onFees={field('fees').onChange}
            />
          </ReviewPlace>
        </Two>
        <AlcoholTaxField lines={draft.items} {...field('alcoholTax')} />
        <ReviewPlace place="tip" name={t('Tip')}>
          <TipField form={form} />
        </ReviewPlace>
        <Two>
          <ReviewPlace place="discount" name={t('Discount')}>
            <MoneyField label={t('Discount')} {...field('discount')} />
          </ReviewPlace>
          <ReviewPlace place="total" name={t('Printed total')}>
            <MoneyField label={t('Printed total')} hint={t('To check that nothing was missed.')} {...field('total')} />
          </ReviewPlace>
        </Two>
      </Stack>
    </FoldedFields>
  );
}

/** Beside each other, unless the choice of a percentage needs the width of the form. */
const Two = styled.div<{ $isStacked?: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $isStacked }) => ($isStacked ? 1 : 2)}, minmax(0, 1fr));
  gap: ${space.m};
  align-items: start;
  ${media.wide} {
    gap: ${space.l};
  }
`;
