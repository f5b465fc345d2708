import { t } from '@fairtab/domain/language/t';
import { MAX_SPLIT } from '@fairtab/domain/shares';
import styled from 'styled-components';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NumberField } from '../../ui/fields/NumberField';
import { Segmented } from '../../ui/fields/Segmented';
import { space } from '../../ui/tokens';
import { OFFERED, type UnequalPart } from './unequalParts';

type Way = UnequalPart['way'] | 'equal';

const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'equal', label: t('part|Equal') },
  { value: 'shares', label: t('part|Shares') },
  { value: 'percent', label: t('part|Percent') },
  { value: 'amount', label: t('part|Amount') },
];

interface UnequalPartFieldsProps {
  value: UnequalPart;
  /** Null when equal parts are meant after all. */
  onChange: (part: UnequalPart | null) => void;
}

/** Asks how much of a line somebody had when the parts are not equal: some of so many shares, a percentage, or an amount. */
export function UnequalPartFields({ value, onChange }: UnequalPartFieldsProps) {
  const choose = (way: Way): void => onChange(way === 'equal' ? null : OFFERED[way]);
  return (
    <>
      <Segmented label={t('How is it shared?')} value={value.way} options={WAYS} onChange={choose} />
      <PartFields value={value} onChange={onChange} />
    </>
  );
}

function PartFields({ value, onChange }: UnequalPartFieldsProps) {
  if (value.way === 'percent')
    return (
      <NumberField
        label={t('Percent of it')}
        value={value.percent}
        max={99}
        onChange={(percent) => onChange({ way: 'percent', percent })}
      />
    );
  if (value.way === 'amount')
    return (
      <MoneyField
        label={t('What you pay of it')}
        hint={t('This is all you pay for it. The rest stays free for the others.')}
        value={value.typed}
        onChange={(typed) => onChange({ way: 'amount', typed })}
      />
    );
  return (
    <Pair>
      <NumberField
        label={t('Your shares')}
        value={value.own}
        max={MAX_SPLIT - 1}
        onChange={(own) => onChange({ way: 'shares', own, all: Math.max(value.all, own + 1) })}
      />
      <NumberField
        label={t('Of how many?')}
        value={value.all}
        min={value.own + 1}
        max={MAX_SPLIT}
        onChange={(all) => onChange({ ...value, all })}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.m};
  align-items: end;
`;
