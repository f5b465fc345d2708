import { t } from '@fairtab/domain/language/t';
import type { TaxClass } from '@fairtab/domain/taxClasses';
import styled from 'styled-components';
import { MoneyField } from '../../ui/fields/MoneyField';
import { Segmented } from '../../ui/fields/Segmented';
import { space } from '../../ui/tokens';
import type { LineRules } from './lineRules';

interface LineRulesFieldsProps {
  /** The name of the line, for those who do not see which one it is. */
  name: string;
  rules: LineRules;
  errors: { readonly taxClass?: string | undefined; readonly discount?: string | undefined };
  onChange: (rules: LineRules) => void;
}

/** Which taxes a line carries, and a coupon for it. */
export function LineRulesFields({ name, rules, errors, onChange }: LineRulesFieldsProps) {
  const classes: readonly { value: TaxClass; label: string }[] = [
    { value: 'ordinary', label: t('Taxed') },
    { value: 'alcohol', label: t('Alcohol') },
    { value: 'untaxed', label: t('No tax') },
  ];
  return (
    <Fields>
      <Segmented
        label={t('Tax on {name}', { name })}
        value={rules.taxClass ?? 'ordinary'}
        options={classes}
        onChange={(taxClass) => onChange({ taxClass })}
      />
      <MoneyField
        label={t('Coupon')}
        optional
        value={rules.discount ?? ''}
        error={errors.discount ?? errors.taxClass}
        onChange={(discount) => onChange({ discount })}
      />
    </Fields>
  );
}

/** Beside each other where there is room for both, whatever the size of the letters. */
const Fields = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s} ${space.m};
  > :first-child {
    flex: 3 1 15rem;
    min-width: 0;
  }
  > :last-child {
    flex: 1 1 7rem;
  }
`;
