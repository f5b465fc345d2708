import { t } from '@fairtab/domain/language/t';
import { MoneyField } from '../../ui/fields/MoneyField';
import type { LineRules } from './lineRules';

/** The tax on alcohol alone. It is there once a line is alcohol, or while there is an amount that nobody must overlook. */
export function AlcoholTaxField({
  lines,
  value,
  error,
  onChange,
}: {
  lines: readonly LineRules[];
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const hasAlcohol = lines.some(({ taxClass }) => taxClass === 'alcohol');
  const isEmpty = Number(value) === 0;
  if (!hasAlcohol && isEmpty) return null;
  return (
    <MoneyField
      label={t('Alcohol tax')}
      hint={
        hasAlcohol
          ? t('Shared by the alcohol alone, besides the tax above.')
          : t('No item is alcohol, so everybody shares this tax.')
      }
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
