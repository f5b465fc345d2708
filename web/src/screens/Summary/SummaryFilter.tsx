import { t } from '@fairtab/domain/language/t';
import { useId } from 'react';
import styled from 'styled-components';
import { TextField } from '../../ui/fields/TextField';
import { media, space } from '../../ui/tokens';
import type { SummaryFilterValues } from './useSummary';

interface SummaryFilterProps {
  filter: SummaryFilterValues;
  /** What is wrong with the period. */
  problem: string | null;
  /** The labels that the account has used. */
  labels: readonly string[];
  onChange: (part: Partial<SummaryFilterValues>) => void;
}

/** The period, by the day of the meal, and the label. An empty field leaves nothing out. */
export function SummaryFilter({ filter, problem, labels, onChange }: SummaryFilterProps) {
  const listId = useId();
  return (
    <Fields role="search" aria-label={t('Summary')}>
      <TextField label={t('From')} type="date" value={filter.from} onChange={(from) => onChange({ from })} />
      <TextField
        label={t('To')}
        type="date"
        value={filter.to}
        error={problem ?? undefined}
        onChange={(to) => onChange({ to })}
      />
      <TextField
        label={t('Label')}
        list={listId}
        placeholder={t('All labels')}
        maxLength={60}
        value={filter.label}
        onChange={(label) => onChange({ label })}
      />
      <datalist id={listId}>
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.m};
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;
