import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Segmented } from '../../ui/fields/Segmented';
import { TextField } from '../../ui/fields/TextField';
import { media, space } from '../../ui/tokens';
import type { useReceiptFilter } from './useReceiptFilter';

/** Filters the list by words of the restaurant or the description, and by whether the account hosts or joined. */
export function ReceiptSearch({ filtering }: { filtering: ReturnType<typeof useReceiptFilter> }) {
  const { filter, typed, type, chooseRole } = filtering;
  return (
    <Fields role="search" aria-label={t('Receipts')}>
      <TextField
        label={t('Search receipts')}
        hideLabel
        type="search"
        placeholder={t('Search receipts')}
        enterKeyHint="search"
        // A longer text is in nothing that is searched, and its beginning neither.
        maxLength={1000}
        value={typed}
        onChange={type}
      />
      <Segmented
        label={t('Show')}
        hideLabel
        value={filter.role}
        onChange={chooseRole}
        options={[
          { value: 'all', label: t('All') },
          { value: 'hosted', label: t('Hosted') },
          { value: 'joined', label: t('Joined') },
        ]}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space.s};
  /* On a tablet the list is the narrower of two columns. */
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: center;
  }
`;
